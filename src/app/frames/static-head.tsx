/** The head of the phone's bar before the person is known: the greeting's place. */
import { Logo } from '#src/ui/frame/logo.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import classes from './static.module.css'

export function StaticHead() {
  return (
    <div className={classes.head}>
      <Logo size={30} isMarkOnly />
      <Skeleton width={120} />
    </div>
  )
}
