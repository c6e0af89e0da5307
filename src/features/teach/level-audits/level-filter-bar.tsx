/** Filters for the attempts at levels; each change is written to the address at once. */

import { batch, readAllBatches } from '#src/api/contract/batch.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { listChoices } from '#src/ui/fields/list-choices.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import type { LevelFilter, Shown } from './level-filter.ts'
import { words } from './words.ts'
import classes from './level-audits.module.css'

interface LevelFilterBarProps {
  filter: LevelFilter
  /** Rows on the page, for the names of learners outside the batches. */
  rows: readonly LevelSubmissionCard[]
  onFilter: (change: Partial<LevelFilter>) => void
}

export function LevelFilterBar({ filter, rows, onFilter }: LevelFilterBarProps) {
  const batches = useRead(readAllBatches(), { isQuiet: true }).data?.data ?? []
  const inBatch =
    useApi(batch.learners, filter.batch === '' ? null : { params: { id: filter.batch } }, { isQuiet: true })
      .data ?? []
  const learners = [...rows.map(({ learner }) => learner), ...inBatch.map(({ person }) => person)]
  return (
    <Grid as="section" align="end" gap={12} mb={16} className={classes.filters} aria-label={words.filters}>
      <Segmented<Shown>
        label={words.show}
        options={[
          { value: 'waiting', label: words.waiting },
          { value: 'checked', label: words.checked },
          { value: 'all', label: words.all },
        ]}
        value={filter.shown}
        onChange={(shown) => onFilter({ shown })}
      />
      <SelectField
        label={words.batch}
        placeholder={words.anyBatch}
        choices={listChoices(
          batches.map(({ _id, title, course }) => [_id, `${course.title}, ${title}`]),
          filter.batch,
        )}
        value={filter.batch}
        onChange={({ currentTarget }) => onFilter({ batch: currentTarget.value, learner: '' })}
      />
      <SelectField
        label={words.learner}
        placeholder={words.anyLearner}
        choices={listChoices(
          learners.map(({ _id, name }) => [_id, name || words.unnamed]),
          filter.learner,
        )}
        value={filter.learner}
        onChange={({ currentTarget }) => onFilter({ learner: currentTarget.value })}
      />
    </Grid>
  )
}
