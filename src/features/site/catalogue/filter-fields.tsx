/** All filters, stacked: beside the list on a wide screen, in the sheet on a phone. */

import type { Category } from '#src/api/shapes/category.ts'
import type { Loaded } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { Failed } from '#src/ui/states/failed.tsx'
import { ChoiceGroup, WaitingGroup } from './choice-group.tsx'
import { changeFilters, DAY_PARTS, type Filters, PRICE_LIMITS, SHOWN_KINDS } from './filters.ts'
import { words } from './words.ts'

/** About as many as there are, to reserve their space. */
const CATEGORIES = 6

export interface FilterFieldsProps {
  filters: Filters
  /** The other filters work without them. */
  categories: Loaded<readonly Category[]>
  onChange: (filters: Filters) => void
}

export function FilterFields({ filters, categories, onChange }: FilterFieldsProps) {
  const { data, error, retry } = categories
  const choose = (change: Parameters<typeof changeFilters>[1]) => onChange(changeFilters(filters, change))
  return (
    <div>
      {data === undefined && error && <Failed shape="row" error={error} onRetry={retry} />}
      {data === undefined && !error && <WaitingGroup label={words.category} count={CATEGORIES} />}
      {data !== undefined && data.length > 0 && (
        <ChoiceGroup
          label={words.category}
          shape="list"
          choices={data.map(({ slug, title, course_count }) => ({
            value: slug,
            text: title,
            count: formatNumber(course_count),
          }))}
          chosen={filters.category}
          onChoose={(category) => choose({ category })}
        />
      )}
      <ChoiceGroup
        label={words.kind}
        choices={SHOWN_KINDS.map((kind) => ({ value: kind, text: words.kinds[kind] }))}
        chosen={filters.kind}
        onChoose={(kind) => choose({ kind })}
      />
      <ChoiceGroup
        label={words.day}
        choices={DAY_PARTS.map((day) => ({ value: day, text: words.days[day] }))}
        chosen={filters.day}
        onChoose={(day) => choose({ day })}
      />
      <ChoiceGroup
        label={words.price}
        choices={PRICE_LIMITS.map((max) => ({ value: max, text: words.upTo(max) }))}
        chosen={filters.max}
        onChoose={(max) => choose({ max })}
      />
    </div>
  )
}
