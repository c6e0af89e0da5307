/**
 * Shows the time until the deadline, by the server's clock; announced only at 10, 5 and 1 minutes. (ruling
 * R34)
 */

import { IconClock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useMarkedTitle } from '#src/stores/shell/title-mark-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { examClock } from '../attempt/clock.ts'
import { useRoom, useRoomFacts } from './context.ts'
import { words } from './words.ts'
import classes from './timer.module.css'

/** Counts the whole seconds until a deadline, always computed from the clock. `now` in milliseconds. */
export function countSecondsLeft(deadline: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000))
}

/** Added since timers may fire slightly early and would find the old second. In milliseconds. */
const SLACK = 10

/** Milliseconds until the result of {@link countSecondsLeft} changes; after the deadline a whole second. */
export function getNextTick(deadline: string, now: number): number {
  const left = Date.parse(deadline) - now
  return (left > 0 ? left % 1000 || 1000 : 1000) + SLACK
}

const SPOKEN_AT = [1, 5, 10] as const

/** The minutes to announce between two readings of the clock; after a jump only the last one. */
export function findSpokenMinutes(before: number, now: number): number | undefined {
  return SPOKEN_AT.find((minutes) => before > minutes * 60 && now <= minutes * 60 && now > 0)
}

/** From this many seconds on the clock is highlighted. */
const SOON = 5 * 60

/** Counts whole seconds; `onSecond` hears each of them. An estimate of the time shows no more than the attempt began with. */
function useSecondsLeft(deadline: string, onSecond?: (left: number) => void): number {
  const { startedAt } = useRoomFacts()
  const most = startedAt === undefined ? Infinity : countSecondsLeft(deadline, Date.parse(startedAt))
  const [estimate, setLeft] = useState(() => countSecondsLeft(deadline, examClock.shown()))
  const left = Math.min(estimate, most)
  const hear = useRef(onSecond)
  useEffect(() => {
    hear.current = onSecond
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Once a second, since typing on a cheap phone needs the main thread.
    const wait = () => {
      timer = setTimeout(tick, getNextTick(deadline, examClock.shown()))
    }
    const tick = () => {
      wait()
      const now = countSecondsLeft(deadline, examClock.shown())
      setLeft(now)
      hear.current?.(now)
    }
    wait()
    return () => clearTimeout(timer)
  }, [deadline])
  return left
}

/** Speaks a few of the minutes; closes the room when none is left and the server's time is known, never on an estimate. */
function useClosingTime(deadline: string): number {
  const room = useRoom()
  const before = useRef<number>(undefined)
  return useSecondsLeft(deadline, (now) => {
    const minutes = findSpokenMinutes(before.current ?? now + 1, now)
    if (minutes !== undefined) announce(words.timer.spoken(minutes))
    before.current = now
    if (now === 0 && examClock.isSure()) room.endByTime()
  })
}

/** The same clock over a window that lies on the room: it is seen, and acts nowhere. */
export function ClockFace({ deadline }: { deadline: string }) {
  const left = useSecondsLeft(deadline)
  return (
    <span className={classes.face} role="timer" aria-label={words.timer.name(left)}>
      <IconClock size={20} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{words.timer.clock(left)}</span>
    </span>
  )
}

function RunningTimer({ deadline }: { deadline: string }) {
  const left = useClosingTime(deadline)
  // Whole minutes: one change a minute, visible from another tab.
  useMarkedTitle('minutes', words.timer.inTitle(left))
  return (
    // Not a live region, since an announcement every second does not help.
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
      <Text as="span" variant="title" tight weight={700} className={classes.clock} aria-hidden="true">
        {words.timer.clock(left)}
      </Text>
      <Text
        as="span"
        tone="muted"
        variant="caption"
        tight
        hideBelow="md"
        className={classes.words}
        aria-hidden="true"
      >
        {words.timer.left}
      </Text>
    </Row>
  )
}

export function Timer({ deadline }: { deadline: string | null | undefined }) {
  return deadline ? (
    <RunningTimer deadline={deadline} />
  ) : (
    <Text as="div" tone="muted" variant="small">
      {words.timer.none}
    </Text>
  )
}
