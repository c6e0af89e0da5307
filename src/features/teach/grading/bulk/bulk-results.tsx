/** Save state of each submission; failed ones can be sent again one by one. */
import { saveStateOf } from '#src/stores/grading/grading-save-state.ts'
import { gradingSaveRepeated, useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { sendSaves } from '../drafts/send-saves.ts'
import classes from './bulk.module.css'
import type { BulkStep } from './bulk-plan.ts'
import { words } from './words.ts'

const TONES = { saving: 'neutral', waiting: 'neutral', failed: 'missed', conflict: 'due', saved: 'ok' } as const

function Result({ step: { item } }: { step: BulkStep }) {
  const id = item.of._id
  const state = useGradingSaves((saves) => saveStateOf(saves, id)) ?? 'waiting'
  const name = item.of.learner.name || words.unnamed
  const repeat = () => {
    gradingSaveRepeated(id)
    void sendSaves()
  }
  return (
    <li className={classes.result}>
      <span>{name}</span>
      <Pill tone={TONES[state]}>{words.states[state]}</Pill>
      {state === 'failed' && (
        <Button size="xs" variant="default" aria-label={words.againFor(name)} onClick={repeat}>
          {words.again}
        </Button>
      )}
    </li>
  )
}

export function BulkResults({ steps, onClose }: { steps: readonly BulkStep[]; onClose: () => void }) {
  return (
    <section className={classes.root} aria-label={words.results}>
      <h3 className={classes.heading}>{words.results}</h3>
      <ul className={classes.results}>
        {steps.map((step) => (
          <Result key={step.item.of._id} step={step} />
        ))}
      </ul>
      <Button onClick={onClose}>{words.close}</Button>
    </section>
  )
}
