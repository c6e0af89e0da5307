/** Save state of each submission; failed ones can be resent one by one, and all can be undone. */

import { useEffect, useRef, useState } from 'react'
import { useQueue } from '#src/api/outbox/queue.ts'
import { paths } from '#src/lib/paths.ts'
import { getSaveState, getSaveTone, useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { LearnerName } from '#src/ui/teach/learner-link.tsx'
import { repeatSave } from '../drafts/save-outbox.ts'
import { words as gradingWords } from '../words.ts'
import type { BulkStep } from './bulk-plan.ts'
import { offerTakingBack, type SentStep, takeBackSteps } from './sent-steps.ts'
import { words } from './words.ts'
import classes from './bulk.module.css'

function Result({ step: { item } }: { step: BulkStep }) {
  const id = item.submission._id
  const saves = useQueue(GRADING_SAVES)
  const state = useGradingSaves((page) => getSaveState(page, saves, id))
  const name = item.submission.learner.name || words.unnamed
  return (
    <Row as="li" gap={8} ruleTop touch className={classes.result}>
      <span>
        <LearnerName learner={item.submission.learner} batch={item.submission.batch?._id} />
      </span>
      {state && <Pill tone={getSaveTone(state)}>{gradingWords.save.states[state]}</Pill>}
      {state === 'conflict' && (
        <Button size="xs" variant="default" to={paths.submission(id)} aria-label={words.decideFor(name)}>
          {words.decide}
        </Button>
      )}
      {state === 'failed' && (
        <Button size="xs" variant="default" aria-label={words.againFor(name)} onClick={() => repeatSave(id)}>
          {words.again}
        </Button>
      )}
    </Row>
  )
}

export function BulkResults({ sent, onClose }: { sent: readonly SentStep[]; onClose: () => void }) {
  const [isTakenBack, setTakenBack] = useState(false)
  const isOffered = useRef(true)
  const close = useRef<HTMLButtonElement>(null)
  // The panel can be closed in several ways, and each must keep the undo available.
  useEffect(() => () => void (isOffered.current && offerTakingBack(sent)), [sent])
  const takeBack = () => {
    isOffered.current = false
    takeBackSteps(sent)
    setTakenBack(true)
    close.current?.focus()
  }
  return (
    <Stack as="section" gap={16} className={classes.root} aria-label={words.results}>
      <Text as="h3" variant="lead">
        {words.results}
      </Text>
      <Grid as="ul">
        {sent.map(({ step }) => (
          <Result key={step.item.submission._id} step={step} />
        ))}
      </Grid>
      <Row wrap gap={8}>
        <Button ref={close} onClick={onClose}>
          {words.close}
        </Button>
        {!isTakenBack && (
          <Button variant="default" onClick={takeBack}>
            {words.undo}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
