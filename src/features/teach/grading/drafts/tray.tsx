/** What has not reached the server yet: always in sight where grading is done, tried again by itself and by hand. */
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { paths } from '#src/lib/paths.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { isOwnSave } from '#src/stores/grading/grading-save-state.ts'
import { gradingSaveRepeated, gradingSavesReread, useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { Button } from '#src/ui/button.tsx'
import { sendAcceptances } from '../ai/acceptance-outbox.ts'
import { words } from '../words.ts'
import { sendSaves } from './send-saves.ts'
import classes from './tray.module.css'

/** While grading is on screen: sends what waits, when it comes and when the line is back. */
function useSending(): void {
  useEffect(() => {
    const send = () => {
      void sendSaves()
      void sendAcceptances()
    }
    send()
    const stop = new AbortController()
    addEventListener('online', send, { signal: stop.signal })
    addEventListener('storage', gradingSavesReread, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

function repeat(submission: string): void {
  gradingSaveRepeated(submission)
  void sendSaves()
}

function Waiting({ save }: { save: GradingSave }) {
  const { submission, of, learner, reason, state } = save
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <strong>{learner || words.unnamed}</strong>
        <span className={classes.note}>{reason ?? words.save.states[state]}</span>
      </span>
      <Button size="sm" variant="subtle" to={of === 'level' ? paths.teacherLevel(submission) : paths.submission(submission)}>
        {words.tray.open}
      </Button>
      {state !== 'conflict' && (
        <Button size="sm" variant="default" onClick={() => repeat(submission)}>
          {words.tray.again}
        </Button>
      )}
    </li>
  )
}

export function Tray() {
  useSending()
  const saves = useGradingSaves((state) => state.saves)
  // A first try is no failure yet.
  const stuck = saves.filter((save) => isOwnSave(save) && (save.state !== 'waiting' || save.reason !== undefined))
  if (stuck.length === 0) return null
  return (
    <details className={classes.root} role="status" open={stuck.length === 1}>
      <summary className={classes.title}>
        <IconCloudOff size={20} aria-hidden="true" />
        {words.tray.title(stuck.length)}
      </summary>
      <p className={classes.note}>{words.tray.text}</p>
      <ul className={classes.list}>
        {stuck.map((save) => (
          <Waiting key={save.body.key} save={save} />
        ))}
      </ul>
    </details>
  )
}
