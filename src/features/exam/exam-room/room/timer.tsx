/** What is left until the deadline, by the server's clock; spoken at 10, 5 and 1 minutes alone. (ruling R34) */
import { IconClock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useMarkedTitle } from '#src/stores/shell/title-mark-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { examClock } from '../attempt/clock.ts'
import { words } from './words.ts'
import { useRoom } from './context.ts'
import { secondsLeft, spokenMinutes, untilNextSecond } from './time-left.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './timer.module.css'

/** From here on the clock is seen from afar. */
const SOON = 5 * 60

/** Whole seconds; the room closes when none is left and the server's time is known, never on a guess. */
function useSecondsLeft(deadline: string): number {
  const room = useRoom()
  const [left, setLeft] = useState(() => secondsLeft(deadline, examClock.now()))
  const before = useRef(left)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Once a second, when it changes: whoever writes on a cheap phone needs the thread.
    const wait = () => {
      timer = setTimeout(tick, untilNextSecond(deadline, examClock.now()))
    }
    const tick = () => {
      wait()
      const now = secondsLeft(deadline, examClock.now())
      const minutes = spokenMinutes(before.current, now)
      if (minutes !== undefined) announce(words.timer.spoken(minutes))
      before.current = now
      setLeft(now)
      if (now === 0 && examClock.isSure()) room.endByTime()
    }
    wait()
    return () => clearTimeout(timer)
  }, [deadline, room])
  return left
}

function RunningTimer({ deadline }: { deadline: string }) {
  const left = useSecondsLeft(deadline)
  // Whole minutes: one change a minute, seen from another tab.
  useMarkedTitle('minutes', words.timer.inTitle(left))
  return (
    // Not a live region: a clock that talks each second is no help.
    <Row
      gap={12}
      ground="surface"
      radius="md"
      border="line-2"
      padY={0}
      padX={16}
      className={classes.root}
      data-soon={left <= SOON}
      role="timer"
      aria-label={words.timer.name(left)}
    >
      <IconClock size={24} stroke={1.75} aria-hidden="true" />
      <Text as="span" size={24} leading={140} weight={700} className={classes.clock} aria-hidden="true">
        {words.timer.clock(left)}
      </Text>
      <Text as="span" tone="muted" size={13} leading={130} hideBelow="md" className={classes.words} aria-hidden="true">
        {words.timer.left}
      </Text>
    </Row>
  )
}

export function Timer({ deadline }: { deadline: string | null | undefined }) {
  return deadline ? (
    <RunningTimer deadline={deadline} />
  ) : (
    <Text as="div" tone="muted" size={14}>
      {words.timer.none}
    </Text>
  )
}
