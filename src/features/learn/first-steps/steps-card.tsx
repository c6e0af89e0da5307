/** A card of steps: each with its text, whether it is done, and a link. */

import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Onboarding } from '#src/api/shapes/onboarding.ts'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'

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
    <Row as="li" relative touch gap={12} padY={8} ruleTop>
      <Text as="span" tone={done ? 'success' : 'faint'} fixed>
        {done ? (
          <IconCircleCheckFilled size={24} aria-hidden="true" />
        ) : (
          <IconCircleDashed size={24} aria-hidden="true" />
        )}
      </Text>
      <Box grow shrink>
        <Text as="h3" variant="body" tight weight={600}>
          {done ? (
            title
          ) : (
            <Link to={to} className={area.link} onClick={onOpen}>
              {title}
            </Link>
          )}
          <VisuallyHidden>: {done ? words.done : words.open}</VisuallyHidden>
        </Text>
        {!done && (
          <Text tone="muted" variant="small">
            {text}
          </Text>
        )}
      </Box>
      {!done && <IconChevronRight size={20} aria-hidden="true" />}
    </Row>
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
    <Card as="section" aria-label={title}>
      <Stack gap={12}>
        <Text as="h2" variant="lead" tight weight={600}>
          {title}
        </Text>
        <StitchProgress
          done={done}
          total={steps.length}
          label={title}
          caption={words.count(done, steps.length)}
        />
        <Surface as="ul" plain>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} onOpen={() => onOpen?.(step.key)} />
          ))}
        </Surface>
        {isAllDone(steps) ? (
          <Text role="status" weight={600}>
            {words.allDone}
          </Text>
        ) : (
          children && <Row>{children}</Row>
        )}
      </Stack>
    </Card>
  )
}
