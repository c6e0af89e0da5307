/** All filters below each other: beside the list on a desk, in the sheet on a phone. */
import type { Category } from '#src/api/shapes/category.ts'
import { bnNumber } from '#src/lib/bn.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { changed, DAY_PARTS, type Filters, KINDS, PRICE_LIMITS } from './filters.ts'
import { words } from './words.ts'

export interface FilterFieldsProps {
  filters: Filters
  /** Missing while they are fetched, and when they could not be: the other filters work without. */
  categories: readonly Category[] | undefined
  onChange: (filters: Filters) => void
}

export function FilterFields({ filters, categories, onChange }: FilterFieldsProps) {
  const choose = (change: Parameters<typeof changed>[1]) => onChange(changed(filters, change))
  return (
    <div>
      {categories && categories.length > 0 && (
        <ChoiceGroup
          label={words.category}
          shape="list"
          choices={categories.map(({ slug, title, course_count }) => ({ value: slug, text: title, count: bnNumber(course_count) }))}
          chosen={filters.category}
          onChoose={(category) => choose({ category })}
        />
      )}
      <ChoiceGroup
        label={words.kind}
        choices={KINDS.map((kind) => ({ value: kind, text: words.kinds[kind] }))}
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
