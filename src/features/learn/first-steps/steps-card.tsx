/** A card of steps: each with its text, whether it is done, and a link. */

import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Onboarding } from '#src/api/shapes/onboarding.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

export type StepKey = keyof typeof words.steps

export interface Step {
  key: StepKey
  done: boolean
  to: string
}

export const isAllDone = (steps: readonly Step[]) => steps.length > 0 && steps.every(({ done }) => done)

/** Steps without a page in this client are omitted. */
export function listSteps({ steps }: Onboarding, places: Partial<Record<StepKey, string>>): Step[] {
  return steps.flatMap(({ key, done }) => {
    const to = places[key as StepKey]
    return to === undefined ? [] : [{ key: key as StepKey, done, to }]
  })
}

function StepRow({ step: { key, done, to }, onOpen }: { step: Step; onOpen: () => void }) {
  const { title, text } = words.steps[key]
  return (
    <WorkRow
      mark={
        <Text as="span" tone={done ? 'success' : 'faint'} fixed>
          {done ? (
            <IconCircleCheckFilled size={24} aria-hidden="true" />
          ) : (
            <IconCircleDashed size={24} aria-hidden="true" />
          )}
          <VisuallyHidden>{done ? words.done : words.open}</VisuallyHidden>
        </Text>
      }
      title={title}
      {...(!done && { to, isLink: true, onOpen, text })}
    />
  )
}

interface StepsCardProps {
  title: string
  steps: readonly Step[]
  onOpen?: (key: StepKey) => void
  children?: ReactNode
}

export function StepsCard({ title, steps, onOpen, children }: StepsCardProps) {
  const done = steps.filter((step) => step.done).length
  return (
    <Section title={title}>
      <StitchProgress
        done={done}
        total={steps.length}
        label={title}
        caption={words.count(done, steps.length)}
      />
      <RowList isInside>
        {steps.map((step) => (
          <StepRow key={step.key} step={step} onOpen={() => onOpen?.(step.key)} />
        ))}
      </RowList>
      {isAllDone(steps) ? (
        <Text role="status" weight={600}>
          {words.allDone}
        </Text>
      ) : (
        children && <Row>{children}</Row>
      )}
    </Section>
  )
}
