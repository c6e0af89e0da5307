/** The left of the phone's bar on pages that say nothing of their own: the mark and the greeting. */
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { Greeting } from './greeting.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './phone-head.module.css'

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
