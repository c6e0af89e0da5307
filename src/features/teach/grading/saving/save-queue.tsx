/**
 * Marks that the server does not have yet: shown on all grading pages, resent automatically or with a press.
 */

import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useQueue } from '#src/api/outbox/queue.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { GRADING_SAVES, type GradingSave } from '#src/stores/grading/grading-save.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { sendAcceptances } from '../ai/acceptance-outbox.ts'
import { words } from '../words.ts'
import { repeatSave, sendSaves } from './save-outbox.ts'
import classes from './save-queue.module.css'

/** Sends what an earlier visit left when a grading page opens. */
function useSending(): void {
  useEffect(() => {
    void sendSaves()
    if (offers.ai) void sendAcceptances()
  }, [])
}

const isSessionOver = ({ reason }: GradingSave) => reason === words.save.session

/** True if a connection is not enough: the teacher must choose, log in or fix something first. */
const needsTeacher = (save: GradingSave) =>
  save.state === 'conflict' || save.isRefused === true || isSessionOver(save)

interface WaitingSaveProps extends Pick<SaveQueueProps, 'areNamesHidden'> {
  save: GradingSave
  isOpen: boolean
}

function WaitingSave({ save, isOpen, areNamesHidden }: WaitingSaveProps) {
  const { submission, of: kind, learner, reason, state } = save
  return (
    <Row as="li" wrap gap={8} padY={6} padX={0} className={classes.row}>
      <Grid as="span" grow anywhere className={classes.who}>
        <strong>{areNamesHidden ? words.untitled : learner || words.unnamed}</strong>
        <Text as="span" tone="muted">
          {reason ?? words.save.states[state]}
        </Text>
      </Grid>
      {!isOpen && (
        <Button
          size="sm"
          variant="subtle"
          to={
            offers.assessments && kind === 'level'
              ? paths.teacherLevel(submission)
              : paths.submission(submission)
          }
        >
          {words.saveQueue.open}
        </Button>
      )}
      {isSessionOver(save) && (
        <Button size="sm" variant="default" onClick={() => loginAsked()}>
          {words.saveQueue.login}
        </Button>
      )}
      {state !== 'conflict' && !isSessionOver(save) && (
        <Button size="sm" variant="default" onClick={() => repeatSave(submission)}>
          {words.saveQueue.again}
        </Button>
      )}
    </Row>
  )
}

interface SaveQueueProps {
  /** The current submission, whose conflict is resolved beside its marks. */
  current?: string
  /** While papers are marked without names. (ruling R73) */
  areNamesHidden?: boolean
}

export function SaveQueue({ current, areNamesHidden = false }: SaveQueueProps) {
  useSending()
  // The list appears above the marks automatically, and these must not move away under a finger.
  const saves = useWhenReleased(useQueue(GRADING_SAVES))
  // The first try is still running and has not failed.
  const stuck = saves.filter((save) =>
    save.state === 'conflict'
      ? save.submission !== current
      : save.state !== 'waiting' || save.reason !== undefined,
  )
  if (stuck.length === 0) return null
  return (
    <div role="status">
      <details className={classes.root} open={stuck.length === 1}>
        <summary className={classes.title}>
          <IconCloudOff size={20} aria-hidden="true" />
          {words.saveQueue.title(stuck.length)}
        </summary>
        <Text tone="muted">
          {stuck.some(needsTeacher) ? words.saveQueue.textWaiting : words.saveQueue.text}
        </Text>
        <Grid as="ul">
          {stuck.map((save) => (
            <WaitingSave
              key={save.body.key}
              save={save}
              isOpen={save.submission === current}
              areNamesHidden={areNamesHidden}
            />
          ))}
        </Grid>
      </details>
    </div>
  )
}
