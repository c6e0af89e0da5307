/** Shows an assessment in a list: one link with its subject's picture, its size and its price. */

import { IconStairs } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AssessmentCard as Assessment } from '#src/api/shapes/assessment.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Column, Text } from '#src/ui/layout/layout.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { getShownPrice } from './assessment-price.ts'
import { words } from './words.ts'
import classes from './assessment-card.module.css'

function FreePill({ assessment }: { assessment: Assessment }) {
  if (assessment.free_level_count === 0) return <Pill tone="neutral">{assessment.category.title}</Pill>
  return (
    <Pill tone="ok">
      {assessment.free_level_count === assessment.level_count
        ? words.allFree
        : words.freeLevels(assessment.free_level_count)}
    </Pill>
  )
}

export function PriceOf({ assessment }: { assessment: Assessment }) {
  const { price, old } = getShownPrice(assessment)
  return price === undefined ? (
    <Text as="span" tone="muted" weight={600}>
      {words.byLevel}
    </Text>
  ) : (
    <Price price={price} old={old} />
  )
}

interface AssessmentCardProps {
  assessment: Assessment
  to: string
  /** The learner's progress, instead of the price. */
  foot?: ReactNode
  heading?: 'h2' | 'h3'
}

export function AssessmentCard({ assessment, to, foot, heading: Heading = 'h2' }: AssessmentCardProps) {
  return (
    <Card as="article" padding="none" isLink className={classes.card} data-own={foot !== undefined}>
      <Thumb category={assessment.category.colour} className={classes.picture} />
      <Column align="start" pad={16} grow shrink className={classes.body}>
        <span className={classes.pill}>
          <FreePill assessment={assessment} />
        </span>
        <Heading className={classes.title}>
          <CardLink to={to}>{assessment.title}</CardLink>
        </Heading>
        <p className={classes.text}>{assessment.text}</p>
        <p className={classes.line}>
          <IconStairs size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {words.levels(assessment.level_count)} · {words.questions(assessment.question_count)}
          </span>
        </p>
        <div className={classes.foot}>{foot ?? <PriceOf assessment={assessment} />}</div>
      </Column>
    </Card>
  )
}
