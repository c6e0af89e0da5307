/** Shows the current one of a few steps: discs joined by stitches; on phones a line with three dashes. */

import { IconCheck } from '@tabler/icons-react'
import { formatNumber } from '#src/lib/bn.ts'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import { words } from './fields/form-words.ts'
import { VisuallyHidden } from './text/visually-hidden.tsx'
import classes from './stepper.module.css'

export interface StepperProps {
  label: string
  steps: readonly string[]
  /** Counts from 1, like `currentStep`. (spec 3 booking) */
  current: number
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label}>
      <Row as="ol" gap={10} hideBelow="sm">
        {steps.map((step, at) => {
          const state = at + 1 < current ? 'done' : at + 1 === current ? 'current' : 'ahead'
          return (
            <Row
              as="li"
              gap={10}
              tone="muted"
              variant="small"
              key={step}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Grid as="span" align="center" items="center" fixed className={classes.disc} aria-hidden="true">
                {state === 'done' ? <IconCheck /> : formatNumber(at + 1)}
              </Grid>
              <span className={classes.name}>{step}</span>
              {state === 'done' && <VisuallyHidden>, {words.stepper.done}</VisuallyHidden>}
            </Row>
          )
        })}
      </Row>
      <Box as="span" hideFrom="sm" aria-hidden="true">
        <StepShort current={current} total={steps.length} />
      </Box>
    </nav>
  )
}

/** In one line, for the bar of a phone. */
export function StepShort({ current, total }: { current: number; total: number }) {
  return (
    <Row as="span" inline gap={12} variant="small" weight={600}>
      <span aria-hidden="true">{words.stepper.step(current, total)}</span>
      <StepDashes current={current} total={total} />
    </Row>
  )
}

/** Only the dashes, for the head of a panel. */
export function StepDashes({ current, total }: { current: number; total: number }) {
  return (
    <span className={classes.dashes}>
      <VisuallyHidden>{words.stepper.step(current, total)}</VisuallyHidden>
      {Array.from({ length: total }, (_, at) => (
        <i key={at} data-done={at < current || undefined} />
      ))}
    </span>
  )
}
