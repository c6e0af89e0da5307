/** The head of the phone's bar before the person is known: the greeting's place. */
import { Logo } from '#src/ui/frame/logo.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './static.module.css'

export function StaticHead() {
  return (
    <Row className={classes.head}>
      <Logo size={30} isMarkOnly />
      <Skeleton width={120} />
    </Row>
  )
}
