/**
 * The progress of an application: four stitches, the current one in words; a closed one is grey and says so.
 * (ruling R54)
 */

import { IconCheck, IconEye, IconLock } from '@tabler/icons-react'
import type { JobApplication } from '#src/api/shapes/job.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { words } from './words.ts'
import classes from './application-steps.module.css'

const STEPS = ['sent', 'seen', 'interview', 'offered'] as const
type Reached = Exclude<JobApplication['state'], 'none'>

/** For a closed application it is only known that it was sent. */
const getStep = (state: Reached) => (state === 'closed' ? 0 : STEPS.indexOf(state))

const LOOKS: Record<Reached, { tone: PillProps['tone']; Icon: typeof IconCheck }> = {
  sent: { tone: 'info', Icon: IconCheck },
  seen: { tone: 'info', Icon: IconEye },
  interview: { tone: 'ok', Icon: IconCheck },
  offered: { tone: 'ok', Icon: IconCheck },
  closed: { tone: 'neutral', Icon: IconLock },
}

export function ApplicationSteps({ application: { state, at } }: { application: JobApplication }) {
  if (state === 'none') return null
  const step = getStep(state)
  const { tone, Icon } = LOOKS[state]
  return (
    <div>
      <ol
        className={classes.steps}
        aria-label={words.stepsLabel}
        data-closed={state === 'closed' || undefined}
      >
        {STEPS.map((name, place) => (
          <li
            key={name}
            data-done={place <= step || undefined}
            aria-current={place === step && state !== 'closed' ? 'step' : undefined}
          >
            {words.steps[name]}
          </li>
        ))}
      </ol>
      <Row justify="between" wrap gap={4} gapX={12} mt={8}>
        <Pill tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
          {words.state[state]}
        </Pill>
        {at && (
          <Text as="span" tone="muted" variant="small">
            {words.on(at)}
          </Text>
        )}
      </Row>
    </div>
  )
}
