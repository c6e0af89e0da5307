/** Save state of each submission; failed ones can be sent again one by one. */
import { useQueue } from '#src/api/outbox/queue.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { getSaveState, useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { repeatSave } from '../drafts/save-outbox.ts'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './bulk.module.css'
import type { BulkStep } from './bulk-plan.ts'
import { words } from './words.ts'

const TONES = { saving: 'neutral', waiting: 'neutral', failed: 'missed', conflict: 'due', saved: 'ok' } as const

function Result({ step: { item } }: { step: BulkStep }) {
  const id = item.of._id
  const saves = useQueue(GRADING_SAVES)
  const state = useGradingSaves((page) => getSaveState(page, saves, id)) ?? 'waiting'
  const name = item.of.learner.name || words.unnamed
  return (
    <Row as="li" gap={8} rule="top" touch className={classes.result}>
      <span>{name}</span>
      <Pill tone={TONES[state]}>{words.states[state]}</Pill>
      {state === 'failed' && (
        <Button size="xs" variant="default" aria-label={words.againFor(name)} onClick={() => repeatSave(id)}>
          {words.again}
        </Button>
      )}
    </Row>
  )
}

export function BulkResults({ steps, onClose }: { steps: readonly BulkStep[]; onClose: () => void }) {
  return (
    <Stack as="section" gap={16} className={classes.root} aria-label={words.results}>
      <Text as="h3" size={17}>
        {words.results}
      </Text>
      <Grid as="ul">
        {steps.map((step) => (
          <Result key={step.item.of._id} step={step} />
        ))}
      </Grid>
      <Button onClick={onClose}>{words.close}</Button>
    </Stack>
  )
}
