/** Where one stands in a few steps: discs joined by stitches; on phones a line with three dashes. */
import { IconCheck } from '@tabler/icons-react'
import { formatNumber } from '#src/lib/bn.ts'
import classes from './stepper.module.css'
import { VisuallyHidden } from './text/visually-hidden.tsx'
import { words } from './fields/form-words.ts'

export interface StepperProps {
  label: string
  steps: readonly string[]
  /** Counts from 1, as `currentStep` does. (spec 3 booking) */
  current: number
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      <ol className={classes.steps}>
        {steps.map((step, at) => {
          const state = at + 1 < current ? 'done' : at + 1 === current ? 'current' : 'ahead'
          return (
            <li key={step} className={classes.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={classes.disc} aria-hidden="true">
                {state === 'done' ? <IconCheck /> : formatNumber(at + 1)}
              </span>
              <span className={classes.name}>{step}</span>
              {state === 'done' && <VisuallyHidden>, {words.stepper.done}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
      <span className={classes.onNarrow} aria-hidden="true">
        <StepShort current={current} total={steps.length} />
      </span>
    </nav>
  )
}

/** In a line, for the bar of a phone. */
export function StepShort({ current, total }: { current: number; total: number }) {
  return (
    <span className={classes.short}>
      <span aria-hidden="true">{words.stepper.of(current, total)}</span>
      <StepDashes current={current} total={total} />
    </span>
  )
}

/** The dashes alone, for the head of a panel. */
export function StepDashes({ current, total }: { current: number; total: number }) {
  return (
    <span className={classes.dashes}>
      <VisuallyHidden>{words.stepper.of(current, total)}</VisuallyHidden>
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-done={at < current || undefined} />
      ))}
    </span>
  )
}
