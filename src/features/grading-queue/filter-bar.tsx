/** The filters of the queue; each stands in the address at once. */
import { useState } from 'react'
import { submission } from '#src/api/contract/submission.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { bnCompare, bnDigits, bnNumber, toLatin } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { type Choice, SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type Checked, COUNTS, isNarrowed, type QueueFilter } from './filters.ts'
import { useQueueStore } from './queue-store.ts'
import classes from './queue.module.css'
import { words } from './words.ts'

const { filters } = words

interface FilterBarProps {
  filter: QueueFilter
  onFilter: (change: Partial<QueueFilter>) => void
}

/** Each once, by name; the chosen one is there even when no row names it. */
function choicesOf(named: readonly (readonly [string, string])[], chosen: string): Choice[] {
  const known = new Map(named)
  if (chosen !== '' && !known.has(chosen)) known.set(chosen, chosen)
  return [...known].map(([value, label]) => ({ value, label })).toSorted((one, other) => bnCompare(one.label, other.label))
}

const ITEM_KINDS = ['exam', 'assignment'] as const

/** The value of the choice says which of the two it is. */
function itemOf({
  exam,
  assignment: task,
  title,
  batch,
}: Pick<SubmissionCard, 'exam' | 'assignment' | 'title' | 'batch'>): [string, string] {
  // Batches give the same work again and again.
  return [exam ? `exam:${exam}` : `assignment:${task}`, batch ? `${title} · ${batch.title}` : title]
}

function itemChosen(value: string): Pick<QueueFilter, 'exam' | 'assignment'> {
  const kind = ITEM_KINDS.find((each) => value.startsWith(`${each}:`))
  const chosen = { exam: '', assignment: '' }
  return kind === undefined ? chosen : { ...chosen, [kind]: value.slice(kind.length + 1) }
}

function Selects({ filter, onFilter }: FilterBarProps) {
  const rows = Object.values(useQueueStore((state) => state.rows)).filter((row) => row !== undefined)
  const counted = useApi(submission.uncheckedCount, {}, { isQuiet: true }).data?.batches ?? []
  const tasks = useApi(assignment.list, { query: { batch: filter.batch || undefined, count: 100 } }, { isQuiet: true }).data?.data ?? []
  const batches = [...counted.map(({ batch }) => batch), ...rows.flatMap((row) => row.batch ?? [])]
  const item = filter.exam ? `exam:${filter.exam}` : filter.assignment ? `assignment:${filter.assignment}` : ''
  return (
    <>
      <SelectField
        label={filters.batch}
        placeholder={filters.anyBatch}
        choices={choicesOf(
          batches.map(({ _id, title, course_title }) => [_id, course_title ? `${course_title}, ${title}` : title]),
          filter.batch,
        )}
        value={filter.batch}
        onChange={({ currentTarget }) => onFilter({ batch: currentTarget.value, learner: '', ...itemChosen('') })}
      />
      <SelectField
        label={filters.item}
        placeholder={filters.anyItem}
        choices={choicesOf([...tasks.map((task) => itemOf({ ...task, exam: null, assignment: task._id })), ...rows.map(itemOf)], item)}
        value={item}
        onChange={({ currentTarget }) => onFilter(itemChosen(currentTarget.value))}
      />
      <SelectField
        label={filters.learner}
        placeholder={filters.anyLearner}
        choices={choicesOf(
          rows.map(({ learner }) => [learner._id, learner.name]),
          filter.learner,
        )}
        value={filter.learner}
        onChange={({ currentTarget }) => onFilter({ learner: currentTarget.value })}
      />
    </>
  )
}

function MarkBound({ label, value, onBound }: { label: string; value: string; onBound: (value: string) => void }) {
  const [typed, setTyped] = useState(() => bnDigits(value))
  const mark = Number(toLatin(typed))
  const isWrong = typed.trim() !== '' && !(Number.isFinite(mark) && mark >= 0)
  const type = (text: string) => {
    setTyped(text)
    const next = Number(toLatin(text))
    if (text.trim() === '') onBound('')
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

export function FilterBar({ filter, onFilter }: FilterBarProps) {
  const [isOpen, setOpen] = useState(() => isNarrowed(filter))
  const cleared = { exam: '', assignment: '', batch: '', learner: '', marksMin: '', marksMax: '', only: [] }
  return (
    <section className={classes.filters} aria-label={filters.region}>
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
      <details className={classes.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{filters.show}</summary>
        <div className={classes.fields}>
          {/* Their choices come of the rows: while nobody looks, they need not follow them. */}
          {isOpen && <Selects filter={filter} onFilter={onFilter} />}
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
            choices={COUNTS.map((count) => ({ value: String(count), label: bnNumber(count) }))}
            value={String(filter.count)}
            onChange={({ currentTarget }) => onFilter({ count: Number(currentTarget.value) })}
          />
        </div>
      </details>
      {isNarrowed(filter) && (
        <Button variant="subtle" size="sm" onClick={() => onFilter(cleared)}>
          {filters.clear}
        </Button>
      )}
    </section>
  )
}
