/** Filters of the queue; each change is written to the address at once. */
import { type ReactNode, useState } from 'react'
import { formatDigits, formatNumber, convertToLatin } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { type FilterProps, FilterSelects } from './filter-selects.tsx'
import { type Checked, COUNTS, hasFields, isNarrowed } from './filters.ts'
import { Grid, Row, Stack } from '#src/ui/layout/layout.tsx'
import classes from './queue.module.css'
import { TraitChips } from './trait-chips.tsx'
import { WaitingChips } from './waiting-chips.tsx'
import { useWaitingItems } from './waiting-items.ts'
import { words } from './words.ts'

const { filters } = words

function MarkBound({ label, value, onBound }: { label: string; value: string; onBound: (value: string) => void }) {
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

interface FilterBarProps extends FilterProps {
  /** What can be done with all papers of one exam or assignment. */
  tools: ReactNode
}

export function FilterBar({ filter, onFilter, tools }: FilterBarProps) {
  const [isOpen, setOpen] = useState(() => hasFields(filter))
  const waiting = useWaitingItems(filter.batch)
  const cleared = { exam: '', assignment: '', batch: '', learner: '', trait: '' as const, marksMin: '', marksMax: '', only: [] }
  return (
    <Stack as="section" gap={12} aria-label={filters.region}>
      <WaitingChips filter={filter} of={waiting} />
      <Row align="start" wrap gap={12} gapX={16}>
        <Segmented<Checked>
          label={filters.checked}
          options={[
            { value: 'no', label: filters.no },
            { value: 'yes', label: filters.yes },
            { value: 'all', label: filters.all },
          ]}
          value={filter.checked}
          onChange={(checked) => onFilter({ checked })}
        />
        <TraitChips filter={filter} onFilter={onFilter} />
        <details className={classes.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{filters.show}</summary>
          <Grid gap={12} className={classes.fields}>
            {/* Mounted only while open, since the choices are rebuilt with every page of rows. */}
            {isOpen && <FilterSelects filter={filter} waiting={waiting} onFilter={onFilter} />}
            <MarkBound
              key={`min ${isNarrowed(filter)}`}
              label={filters.marksMin}
              value={filter.marksMin}
              onBound={(marksMin) => onFilter({ marksMin })}
            />
            <MarkBound
              key={`max ${isNarrowed(filter)}`}
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
          </Grid>
        </details>
        {(filter.exam || filter.assignment) && tools}
        {isNarrowed(filter) && (
          <Button variant="subtle" size="sm" onClick={() => onFilter(cleared)}>
            {filters.clear}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
