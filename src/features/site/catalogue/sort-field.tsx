/** The order of the list. */
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { type Sort, SORTS } from './filters.ts'
import { words } from './words.ts'

interface SortFieldProps {
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

export function SortField({ sort, onSort }: SortFieldProps) {
  return (
    <SelectField
      label={words.sort}
      isLabelHidden
      placeholder={words.sorts.none}
      choices={SORTS.map((each) => ({ value: each, label: words.sorts[each] }))}
      value={sort ?? ''}
      onChange={({ target }) => onSort(SORTS.find((each) => each === target.value))}
    />
  )
}
