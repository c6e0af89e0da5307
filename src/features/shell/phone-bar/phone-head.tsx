/** The left side of the phone's bar on pages that set nothing there: the logo and the greeting. */

import { Link } from 'react-router'
import { formatDay } from '#src/lib/bn.ts'
import { greet } from '#src/lib/day-part.ts'
import { paths } from '#src/lib/paths.ts'
import { getCallName } from '#src/lib/person-name.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import greetingClasses from './greeting.module.css'
import classes from './phone-head.module.css'

/** The greeting by time of day, with the date: the head of the phone's bar. */
function Greeting() {
  const name = useSession((state) => state.user?.name)
  const now = useNow()
  return (
    <Box as="p" shrink>
      <span className={greetingClasses.hello}>{greet(now, getCallName(name))}</span>
      <span className={greetingClasses.date}>{formatDay(now)}</span>
    </Box>
  )
}

export function PhoneHead() {
  return (
    <Row shrink className={classes.head}>
      <Link to={paths.home()} className={classes.mark}>
        <Logo size={30} isMarkOnly />
      </Link>
      <Greeting />
    </Row>
  )
}
