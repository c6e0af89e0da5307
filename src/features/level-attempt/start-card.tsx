/** May it be begun, what does a try cost, and the one button: start, go on, or buy. */
import { IconCircleCheck, IconHourglass, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { CheckBox } from '#src/ui/check-box.tsx'
import { useAttempt } from '#src/ui/use-attempt.ts'
import classes from './level-attempt.module.css'
import { words } from './words.ts'

/** Told before it is spent. */
function costText({ tries_left: left, retry_price: price }: OwnLevelDetail): string {
  if (typeof left !== 'number') return words.freeTry
  return left === 1 && price ? words.lastTry(price) : words.costOfTry(left)
}

function Head({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <h2 className={classes.standing}>
      {icon}
      {children}
    </h2>
  )
}

interface StartCardProps {
  of: OwnLevelDetail
  /** Begins, or goes on with the attempt that is open: twice is once. */
  onStart: () => Promise<void>
}

function useStart(onStart: () => Promise<void>) {
  const { isPending, attempt } = useAttempt<void>(
    () => undefined,
    // The toast has said why.
    () => undefined,
  )
  return { isPending, pendingText: words.starting, onClick: () => void attempt(onStart) }
}

function Begin({ of, onStart }: StartCardProps) {
  const [hasRead, setRead] = useState(false)
  const start = useStart(onStart)
  return (
    <>
      <Head icon={<IconCircleCheck aria-hidden="true" data-good="true" />}>{words.ready}</Head>
      <p>{costText(of)}</p>
      <CheckBox label={words.agree} hint={hasRead ? undefined : words.agreeFirst} checked={hasRead} onChange={() => setRead(!hasRead)} />
      <Button size="lg" disabled={!hasRead} {...start}>
        {of.tries_used > 0 ? words.startAgain : words.start}
      </Button>
    </>
  )
}

function GoOn({ onStart }: Pick<StartCardProps, 'onStart'>) {
  const start = useStart(onStart)
  return (
    <>
      <Head icon={<IconPlayerPlay aria-hidden="true" data-good="true" />}>{words.running}</Head>
      <p>{words.runningText}</p>
      <Button size="lg" {...start}>
        {words.resume}
      </Button>
    </>
  )
}

function Closed({ of }: { of: OwnLevelDetail }) {
  const isOver = of.is_owned && of.tries_left === 0
  const Icon = of.state === 'under-review' ? IconHourglass : IconLock
  const canBuy = isOver || of.state === 'to-buy'
  return (
    <>
      <Head icon={<Icon aria-hidden="true" />}>{words.cannot}</Head>
      <p>{isOver ? words.triesOver(of.tries ?? 0) : of.reason}</p>
      {canBuy && (
        <Button variant="accent" size="lg" to={paths.purchaseLevels(of.assessment)}>
          {isOver && of.retry_price ? words.buyAgain(of.retry_price) : words.buy}
        </Button>
      )}
    </>
  )
}

function Standing({ of, onStart }: StartCardProps) {
  if (of.state === 'running') return <GoOn onStart={onStart} />
  const isShut = of.state === 'locked' || of.state === 'to-buy' || of.state === 'under-review' || of.tries_left === 0
  return isShut && of.tries_left !== null ? <Closed of={of} /> : <Begin of={of} onStart={onStart} />
}

export function StartCard(props: StartCardProps) {
  return (
    <Card as="section" padding="lg" className={classes.card}>
      <Standing {...props} />
      <Button variant="default" to={paths.myAssessment(props.of.assessment)}>
        {words.toLadder}
      </Button>
    </Card>
  )
}
