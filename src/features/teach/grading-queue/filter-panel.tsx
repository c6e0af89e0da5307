/** The less common filters: batch, work, learner, marks, rows per page. */

import { useState } from 'react'
import { convertToLatin, formatDigits, formatNumber } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { type FilterProps, FilterSelects, SortSelect } from './filter-selects.tsx'
import { COUNTS } from './filters.ts'
import type { WaitingItems } from './waiting-items.ts'
import { words } from './words.ts'

const { filters } = words

function MarkBound({
  label,
  value,
  onBound,
}: {
  label: string
  value: string
  onBound: (value: string) => void
}) {
  const [typed, setTyped] = useState(() => formatDigits(value))
  const mark = Number(convertToLatin(typed))
  const isWrong = !isBlank(typed) && !(Number.isFinite(mark) && mark >= 0)
  const type = (text: string) => {
    setTyped(text)
    const next = Number(convertToLatin(text))
    if (isBlank(text)) onBound('')
    else if (Number.isFinite(next) && next >= 0) onBound(String(next))
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? filters.badMark : undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

export function FilterPanel({ filter, onFilter, waiting }: FilterProps & { waiting: WaitingItems }) {
  return (
    <Stack gap={16}>
      <SortSelect filter={filter} onFilter={onFilter} />
      <FilterSelects filter={filter} waiting={waiting} onFilter={onFilter} />
      <MarkBound
        label={filters.marksMin}
        value={filter.marksMin}
        onBound={(marksMin) => onFilter({ marksMin })}
      />
      <MarkBound
        label={filters.marksMax}
        value={filter.marksMax}
        onBound={(marksMax) => onFilter({ marksMax })}
      />
      <SelectField
        label={filters.count}
        placeholder={null}
        choices={COUNTS.map((count) => ({ value: String(count), label: formatNumber(count) }))}
        value={String(filter.count)}
        onChange={({ currentTarget }) => onFilter({ count: Number(currentTarget.value) })}
      />
    </Stack>
  )
}
