/** How a level stands for the one who climbs: a word, stars, the best mark, and before a try what it costs. */
import type { LevelState, OwnLevel } from '#src/api/shapes/assessment.ts'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { shownPrice } from './assessment-price.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './ladder.module.css'
import { Stars } from './stars.tsx'
import { words } from './words.ts'

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

export function Standing({ of }: { of: OwnLevel }) {
  const { state, stars, best_mark: best, marks, is_owned: isOwned } = of
  return (
    <Row as="span" wrap gap={4} gapX={12} className={classes.standing}>
      <LevelPill state={state} />
      {!isOwned && <Price {...shownPrice(of)} size="sm" />}
      {typeof best === 'number' && (
        <>
          <Stars count={stars} />
          <Text as="span" size={14} weight={600} nowrap>
            {words.best(best, marks)}
          </Text>
        </>
      )}
    </Row>
  )
}

/** Told before another try, never after it. */
export function retryText({ state, reason, tries_left: left, tries, retry_price: price, is_owned: isOwned }: OwnLevel): string {
  if (reason !== '') return reason
  if (state === 'running') return words.kept
  if (!isOwned) return ''
  if (left === null || left === undefined) return words.triesLeftFree
  if (left > 0) return words.triesLeft(left)
  return price ? words.triesOver(tries ?? 0, price) : ''
}
