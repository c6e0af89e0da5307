/** Tells whether the level can be started and what a try costs, with one button: start, continue or buy. */

import { IconCircleCheck, IconHourglass, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Section } from '#src/ui/section.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

/** Names the cost before it is spent. */
function formatCost({ tries_left: left, retry_price: price }: OwnLevelDetail): string {
  if (typeof left !== 'number') return words.freeTry
  return left === 1 && price ? words.lastTry(price) : words.costOfTry(left)
}

interface StartCardProps {
  level: OwnLevelDetail
  /** Starts an attempt or continues the open one; a second call finds the same attempt. */
  onStart: () => Promise<void>
}

interface StartProps {
  onStart: () => Promise<void>
  disabled?: boolean
  children: ReactNode
}

function Start({ onStart, disabled, children }: StartProps) {
  const start = useInlineAction(onStart)
  return (
    <InlineAction action={start}>
      <Button
        size="lg"
        disabled={disabled}
        isPending={start.isPending}
        pendingText={words.starting}
        onClick={() => void start.act()}
      >
        {children}
      </Button>
    </InlineAction>
  )
}

function ToLadder({ level }: Pick<StartCardProps, 'level'>) {
  return (
    <Button variant="default" to={paths.myAssessment(level.assessment)}>
      {words.toLadder}
    </Button>
  )
}

function Begin({ level, onStart }: StartCardProps) {
  const [hasRead, setRead] = useState(false)
  return (
    <Section title={words.ready} icon={<IconCircleCheck />}>
      <p>{formatCost(level)}</p>
      <CheckBox
        label={words.agree}
        hint={hasRead ? undefined : words.agreeFirst}
        checked={hasRead}
        onChange={() => setRead(!hasRead)}
      />
      <Start disabled={!hasRead} onStart={onStart}>
        {level.tries_used > 0 ? words.startAgain : words.start}
      </Start>
      <ToLadder level={level} />
    </Section>
  )
}

function GoOn({ level, onStart }: StartCardProps) {
  return (
    <Section title={words.running} icon={<IconPlayerPlay />}>
      <p>{words.runningText}</p>
      <Start onStart={onStart}>{words.resume}</Start>
      <ToLadder level={level} />
    </Section>
  )
}

/** States in which the level waits for another level or the teacher, not for money. */
function isWaiting({ state }: OwnLevelDetail): boolean {
  return state === 'locked' || state === 'under-review'
}

function Closed({ level }: { level: OwnLevelDetail }) {
  const isOver = level.is_owned && level.tries_left === 0
  const Icon = level.state === 'under-review' ? IconHourglass : IconLock
  const price = isOver ? level.retry_price : level.price
  return (
    <Section title={words.cannot} icon={<Icon />} iconTone="muted">
      <p>{isOver && !isWaiting(level) ? words.triesOver(level.tries ?? 0) : level.reason}</p>
      {/* A level without a price is not for sale. (ruling R31) */}
      {typeof price === 'number' && price > 0 && !isWaiting(level) && (
        <Button variant="accent" size="lg" to={paths.purchaseLevels(level.assessment)}>
          {isOver ? words.buyAgain(price) : words.buy}
        </Button>
      )}
      <ToLadder level={level} />
    </Section>
  )
}

export function StartCard({ level, onStart }: StartCardProps) {
  if (level.state === 'running') return <GoOn level={level} onStart={onStart} />
  const isShut = isWaiting(level) || level.state === 'to-buy' || level.tries_left === 0
  return isShut ? <Closed level={level} /> : <Begin level={level} onStart={onStart} />
}
