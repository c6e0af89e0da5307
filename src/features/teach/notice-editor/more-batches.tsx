/** Other batches that get the same notice, and the result for each. */

import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { nameBatch } from '#src/lib/batch-choices.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import type { Failures } from './send-notice.ts'
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

/** The result for each batch; the form's button sends only to the remaining ones. */
export function Results({
  batches,
  sent,
  failures,
}: {
  batches: readonly BatchCard[]
  sent: readonly string[]
  failures: Failures
}) {
  const shown = batches.filter(({ _id }) => sent.includes(_id) || failures[_id] !== undefined)
  if (shown.length === 0) return null
  return (
    <Surface as="section" ground="sunken" radius="md" padY={10} padX={14} role="status">
      <Text as="h2" variant="note">
        {texts.results(sent.length, shown.length - sent.length)}
      </Text>
      <Grid as="ul" gap={4}>
        {shown.map((each) => {
          const isSent = sent.includes(each._id)
          return (
            <Row as="li" key={each._id} gap={8} variant="small">
              {isSent ? (
                <IconCheck size={18} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={18} aria-hidden="true" />
              )}
              <span>
                {nameBatch(each)}: {isSent ? texts.isSent : (failures[each._id] ?? '')}
              </span>
            </Row>
          )
        })}
      </Grid>
    </Surface>
  )
}
