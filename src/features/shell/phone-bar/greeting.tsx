/** The greeting by the part of the day, with the date: the head of the phone's bar. */
import { useState } from 'react'
import { greet } from '#src/lib/day-part.ts'
import { getCallName } from '#src/lib/person-name.ts'
import { formatDay } from '#src/lib/bn.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import classes from './greeting.module.css'

export function Greeting() {
  const name = useSession((state) => state.user?.name)
  const [now] = useState(() => new Date())
  return (
    <Box as="p" shrink>
      <span className={classes.hello}>{greet(now, getCallName(name))}</span>
      <span className={classes.date}>{formatDay(now)}</span>
    </Box>
  )
}
