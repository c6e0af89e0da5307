/** Other batches that get the same notice. */

import type { BatchCard } from '#src/api/shapes/batch.ts'
import { nameBatch } from '#src/lib/batch-choices.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './notice-editor.module.css'

const { form: texts } = words

interface MoreBatchesProps {
  batches: readonly BatchCard[]
  /** Chosen above, so it is not offered again. */
  first: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Finished batches come last. */
const byState = (one: BatchCard, other: BatchCard) =>
  Number(one.state === 'completed') - Number(other.state === 'completed')

export function MoreBatches({ batches, first, chosen, onChange }: MoreBatchesProps) {
  const offered = batches.filter(({ _id }) => _id !== first).toSorted(byState)
  const shown = chosen.filter((id) => id !== first)
  if (first === '' || offered.length === 0) return null
  return (
    <details className={classes.more} open={shown.length > 0 || undefined}>
      <summary>{texts.more(shown.length)}</summary>
      <Grid as="ul" gap={4}>
        {offered.map((each) => (
          <li key={each._id}>
            <CheckBox
              label={nameBatch(each)}
              checked={shown.includes(each._id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...shown, each._id] : shown.filter((id) => id !== each._id))
              }
            />
          </li>
        ))}
      </Grid>
    </details>
  )
}
