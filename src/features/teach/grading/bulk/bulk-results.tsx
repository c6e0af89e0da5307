/** Save state of each submission; failed ones can be resent one by one, and all can be undone. */

import { useEffect, useRef, useState } from 'react'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { LearnerName } from '#src/ui/teach/learner-link.tsx'
import { getSaveTone, useMarkLife } from '../../shared/mark-life.ts'
import type { Act } from '../saving/act.ts'
import { offerTakingBack, takeBackSteps } from '../saving/give.ts'
import { repeatSave } from '../saving/save-outbox.ts'
import type { SentSave } from '../saving/take-back.ts'
import { words as gradingWords } from '../words.ts'
import { words } from './words.ts'
import classes from './bulk.module.css'

function Result({ submission }: Pick<SentSave, 'submission'>) {
  const { _id: id, learner, batch } = submission
  const { state } = useMarkLife(id)
  const name = learner.name || words.unnamed
  return (
    <Row as="li" gap={8} ruleTop touch className={classes.result}>
      <span>
        <LearnerName learner={learner} batch={batch?._id} />
      </span>
      {state && <Pill tone={getSaveTone(state)}>{gradingWords.save.states[state]}</Pill>}
      {(state === 'conflict' || state === 'own-conflict') && (
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

export function BulkResults({ act, onClose }: { act: Act; onClose: () => void }) {
  const [isTakenBack, setTakenBack] = useState(false)
  const isOffered = useRef(true)
  const close = useRef<HTMLButtonElement>(null)
  // The panel can be closed in several ways, and each must keep the undo available.
  useEffect(() => () => void (isOffered.current && offerTakingBack(act)), [act])
  const takeBack = () => {
    isOffered.current = false
    takeBackSteps(act)
    setTakenBack(true)
    close.current?.focus()
  }
  return (
    <Stack as="section" gap={16} className={classes.root} aria-label={words.results}>
      <Text as="h3" variant="lead">
        {words.results}
      </Text>
      <Grid as="ul">
        {act.saves.map(({ submission }) => (
          <Result key={submission._id} submission={submission} />
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
