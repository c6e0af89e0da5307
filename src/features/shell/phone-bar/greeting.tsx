/** The greeting by the part of the day, with the date: the head of the phone's bar. */
import { useState } from 'react'
import { DAY_PART_WORDS, getDayPart } from '#src/lib/day-part.ts'
import { formatDay } from '#src/lib/bn.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import classes from './greeting.module.css'
import { words } from './words.ts'

export function Greeting() {
  const name = useSession((state) => state.user?.name)
  const [now] = useState(() => new Date())
  return (
    <p className={classes.greeting}>
      <span className={classes.hello}>{words.hello(DAY_PART_WORDS[getDayPart(now) ?? 'morning'], name?.split(' ')[0])}</span>
      <span className={classes.date}>{formatDay(now)}</span>
    </p>
  )
}
