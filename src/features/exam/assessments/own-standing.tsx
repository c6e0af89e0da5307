/** Shows the learner's state at a level: a word, stars, the best mark, and the cost of a try. */

import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { type LevelState, MOST_STARS, type OwnLevel } from '#src/api/shapes/assessment.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { getShownPrice } from './assessment-price.ts'
import { words } from './words.ts'
import classes from './ladder.module.css'

/** Shows up to three stars, with words for screen readers. */
function Stars({ count }: { count: number }) {
  return (
    <Row as="span" inline align="stretch" tone="faint" className={classes.stars}>
      {Array.from({ length: MOST_STARS }, (_, at) => {
        const Icon = at < count ? IconStarFilled : IconStar
        return <Icon key={at} size={18} stroke={1.75} aria-hidden="true" data-filled={at < count} />
      })}
      <VisuallyHidden>{words.starsOf(count, MOST_STARS)}</VisuallyHidden>
    </Row>
  )
}

const TONES: Readonly<Record<LevelState, PillProps['tone']>> = {
  locked: 'neutral',
  'to-buy': 'neutral',
  open: 'info',
  running: 'due',
  'under-review': 'info',
  passed: 'ok',
  failed: 'due',
}

export function LevelPill({ state }: { state: LevelState }) {
  return <Pill tone={TONES[state]}>{words.state[state]}</Pill>
}

export function Standing({ level }: { level: OwnLevel }) {
  const { state, stars, best_mark: best, marks, is_owned: isOwned } = level
  return (
    <Row as="span" wrap gap={4} gapX={12} className={classes.standing}>
      <LevelPill state={state} />
      {!isOwned && <Price {...getShownPrice(level)} size="sm" />}
      {typeof best === 'number' && (
        <>
          <Stars count={stars} />
          <Text as="span" variant="small" weight={600} nowrap>
            {words.best(best, marks)}
          </Text>
        </>
      )}
    </Row>
  )
}

/** Tells the cost before another try, never after it. */
export function getRetryText({
  state,
  reason,
  tries_left: left,
  tries,
  retry_price: price,
  is_owned: isOwned,
}: OwnLevel): string {
  if (reason !== '') return reason
  if (state === 'running') return words.kept
  if (!isOwned) return ''
  if (left === null || left === undefined) return words.triesLeftFree
  if (left > 0) return words.triesLeft(left)
  return price ? words.triesOver(tries ?? 0, price) : ''
}
