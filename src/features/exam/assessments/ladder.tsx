/**
 * Draws the levels on a stitched path, from the first up: the content of each, and beside it its price or
 * state.
 */

import { IconCheck, IconHourglass, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Level, LevelState } from '#src/api/shapes/assessment.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Diamond, type DiamondTone } from '#src/ui/pictures/diamond.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './ladder.module.css'

/** The look of a step; a guest's ladder is the same for everybody. */
type Look = LevelState | 'public'

function Mark({ no, look }: { no: number; look: Look }) {
  if (look === 'passed') return <IconCheck size={20} stroke={2.5} aria-hidden="true" />
  if (look === 'locked' || look === 'to-buy') return <IconLock size={16} stroke={2} aria-hidden="true" />
  if (look === 'under-review') return <IconHourglass size={16} stroke={2} aria-hidden="true" />
  return <b aria-hidden="true">{formatNumber(no)}</b>
}

/** A level under review is neither open nor passed. */
const TONES: Readonly<Record<Look, DiamondTone>> = {
  public: 'soft',
  'under-review': 'soft',
  passed: 'done',
  running: 'now',
  open: 'now',
  failed: 'now',
  locked: 'locked',
  'to-buy': 'locked',
}

function formatFacts({ question_count, duration, pass_percent }: Level): string {
  return [
    words.questions(question_count),
    duration ? words.minutes(duration) : words.noClock,
    words.passMark(pass_percent),
  ].join(' · ')
}

interface StepProps {
  level: Level
  look: Look
  /** The target of the title's link; missing if there is nothing to open. */
  to?: string
  /** Shown under the facts: the reason of a lock, the cost of another try. */
  note?: ReactNode
  /** Placed at the end of the row. */
  children: ReactNode
}

export function LadderStep({ level, look, to, note, children }: StepProps) {
  return (
    <Grid as="li" align="start" gap={12} relative className={classes.step} data-look={look}>
      <Diamond tone={TONES[look]} size={40} className={classes.diamond}>
        <Mark no={level.no} look={look} />
      </Diamond>
      <Stack as={Card} gap={12} className={classes.card}>
        <div className={classes.words}>
          <Text tone="muted" variant="caption" weight={600}>
            {words.levelNo(level.no)}
          </Text>
          <h3 className={classes.title}>
            {to === undefined ? (
              level.title
            ) : (
              <Text as={Link} tone="text" to={to}>
                {level.title}
              </Text>
            )}
          </h3>
          <p className={classes.text}>{level.text}</p>
          <p className={classes.facts}>{formatFacts(level)}</p>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        <Row justify="between" wrap gap={8} gapX={12} className={classes.side}>
          {children}
        </Row>
      </Stack>
    </Grid>
  )
}

export function Ladder({ children }: { children: ReactNode }) {
  return <ol className={classes.ladder}>{children}</ol>
}

export function LadderSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={classes.ladder}>
      {Array.from({ length: count }, (_, at) => (
        <Grid align="start" gap={12} relative key={at} className={classes.step}>
          <Skeleton shape="circle" width={40} height={40} />
          <Stack as={Card} gap={12} className={classes.card}>
            <div className={classes.words}>
              <Skeleton width="40%" height="1.5rem" />
              <SkeletonText lines={2} />
            </div>
          </Stack>
        </Grid>
      ))}
    </div>
  )
}
