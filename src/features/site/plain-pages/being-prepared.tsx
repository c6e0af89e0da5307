/** A place that a later release brings: it says so, and leads on. */
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import classes from './being-prepared.module.css'
import { beingPrepared as words } from './words.ts'

const guestWays = { first: { to: paths.courses(), text: words.courses }, second: { to: paths.freeCourses(), text: words.free } }
/** A learner stays among their own pages. */
const learnerWays = { first: { to: paths.dashboard(), text: words.today }, second: { to: paths.myCourses(), text: words.myCourses } }

export function BeingPrepared({ isForLearner }: { isForLearner: boolean }) {
  const { first, second } = isForLearner ? learnerWays : guestWays
  return (
    <div className={classes.place}>
      <StateCard
        art="course"
        title={<PageHeading>{words.title}</PageHeading>}
        text={isForLearner ? words.learnerText : words.text}
        action={
          <>
            <Button to={first.to}>{first.text}</Button>
            <Button to={second.to} variant="default">
              {second.text}
            </Button>
          </>
        }
      />
    </div>
  )
}
