/** Selects for batch, work and learner. Without a batch the learners come from the rows that were read. */

import { assignment } from '#src/api/contract/assignment.ts'
import { batch, readAllBatches } from '#src/api/contract/batch.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { listChoices } from '#src/ui/fields/list-choices.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { type QueueFilter, type Sort, SORTS } from './filters.ts'
import { useQueueStore } from './queue-store.ts'
import type { WaitingItems } from './waiting-items.ts'
import { words } from './words.ts'

const { filters } = words

export interface FilterProps {
  filter: QueueFilter
  onFilter: (change: Partial<QueueFilter>) => void
}

type Named = readonly [string, string]

const ITEM_KINDS = ['exam', 'assignment'] as const

/** The value of the choice starts with the kind, exam or assignment. */
function buildItemChoice({
  exam,
  assignment: task,
  title,
  batch,
}: Pick<SubmissionCard, 'exam' | 'assignment' | 'title' | 'batch'>): Named {
  // The batch distinguishes equal titles.
  return [exam ? `exam:${exam}` : `assignment:${task}`, batch ? `${title} · ${batch.title}` : title]
}

function parseItemChoice(value: string): Pick<QueueFilter, 'exam' | 'assignment'> {
  const kind = ITEM_KINDS.find((each) => value.startsWith(`${each}:`))
  const chosen = { exam: '', assignment: '' }
  return kind === undefined ? chosen : { ...chosen, [kind]: value.slice(kind.length + 1) }
}

/** Lists the work to choose from; for unchecked submissions only work that has some. */
function useItems(
  { batch: batchId, checked }: QueueFilter,
  { items, isReading, isPartial }: WaitingItems,
  rows: readonly SubmissionCard[],
): { choices: Named[]; hint: string | undefined } {
  const isWaitingOnly = checked === 'no'
  const tasks = useApi(
    assignment.list,
    isWaitingOnly ? null : { query: { batch: batchId || undefined, count: 100 } },
    { isQuiet: true },
  )
  const named = items
    .filter(({ waiting }) => waiting > 0 || !isWaitingOnly)
    .map(({ kind, id, title, batchTitle, waiting }): Named => {
      const place = batchId === '' ? `${title} · ${batchTitle}` : title
      return [`${kind}:${id}`, waiting > 0 ? filters.waiting(place, waiting) : place]
    })
  const given =
    tasks.data?.data.map((task) => buildItemChoice({ ...task, exam: null, assignment: task._id })) ?? []
  // The last entry for the same work wins, so that the count is shown wherever it is known.
  const choices = [...given, ...rows.map(buildItemChoice), ...named]
  const hint = isPartial
    ? filters.partial
    : isWaitingOnly && !isReading && choices.length === 0
      ? filters.noItem
      : undefined
  return { choices, hint }
}

function useLearners({ batch: batchId }: QueueFilter, rows: readonly SubmissionCard[]): Named[] {
  const inBatch =
    useApi(batch.learners, batchId === '' ? null : { params: { id: batchId } }, { isQuiet: true }).data ?? []
  const people = [...rows.map(({ learner }) => learner), ...inBatch.map(({ person }) => person)]
  return people.map(({ _id, name }) => [_id, name || words.unnamed])
}

export function SortSelect({ filter, onFilter, ...rest }: FilterProps & { isLabelHidden?: boolean }) {
  return (
    <SelectField
      {...rest}
      label={filters.sort}
      placeholder={null}
      choices={SORTS.map((value) => ({ value, label: filters.sorts[value] }))}
      value={filter.sort}
      onChange={({ currentTarget }) => onFilter({ sort: currentTarget.value as Sort })}
    />
  )
}

interface ItemSelectProps extends FilterProps {
  label: string
  isLabelHidden?: boolean
  waiting: WaitingItems
}

export function ItemSelect({ filter, waiting, onFilter, ...rest }: ItemSelectProps) {
  const rows = Object.values(useQueueStore((state) => state.rows)).filter((row) => row !== undefined)
  const items = useItems(filter, waiting, rows)
  const item = filter.exam
    ? `exam:${filter.exam}`
    : filter.assignment
      ? `assignment:${filter.assignment}`
      : ''
  return (
    <SelectField
      {...rest}
      hint={rest.isLabelHidden ? undefined : items.hint}
      placeholder={filters.anyItem}
      choices={listChoices(items.choices, item)}
      value={item}
      onChange={({ currentTarget }) => onFilter({ ...parseItemChoice(currentTarget.value), only: [] })}
    />
  )
}

export function FilterSelects({ filter, waiting, onFilter }: FilterProps & { waiting: WaitingItems }) {
  const rows = Object.values(useQueueStore((state) => state.rows)).filter((row) => row !== undefined)
  const batches = useRead(readAllBatches(), { isQuiet: true }).data?.data ?? []
  return (
    <>
      <SelectField
        label={filters.batch}
        placeholder={filters.anyBatch}
        choices={listChoices(
          // The number comes first, since a narrow field cuts the end.
          batches.map(({ _id, title, course }) => [_id, `${title}, ${course.title}`]),
          filter.batch,
        )}
        value={filter.batch}
        onChange={({ currentTarget }) =>
          onFilter({ batch: currentTarget.value, learner: '', ...parseItemChoice('') })
        }
      />
      <ItemSelect label={filters.item} filter={filter} waiting={waiting} onFilter={onFilter} />
      <SelectField
        label={filters.learner}
        placeholder={filters.anyLearner}
        choices={listChoices(useLearners(filter, rows), filter.learner)}
        value={filter.learner}
        onChange={({ currentTarget }) => onFilter({ learner: currentTarget.value })}
      />
    </>
  )
}
