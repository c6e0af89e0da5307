/** A place that a later release brings: it says so, and leads on. */
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import classes from './being-prepared.module.css'
import { beingPrepared as words } from './words.ts'

interface Way {
  title: string
  text: string
  first: { to: string; text: string }
  second: { to: string; text: string }
}

const guestWays: Way = {
  title: words.title,
  text: words.text,
  first: { to: paths.courses(), text: words.courses },
  second: { to: paths.freeCourses(), text: words.free },
}
/** A learner stays among their own pages. */
const learnerWays: Way = {
  title: words.title,
  text: words.learnerText,
  first: { to: paths.dashboard(), text: words.today },
  second: { to: paths.myCourses(), text: words.myCourses },
}

const { jobs } = words
const myCourses = { to: paths.myCourses(), text: words.myCourses }

/** The places that learners look for say what will be there, and what one can do until then. */
const ways: Readonly<Record<string, Way>> = {
  [paths.jobs()]: { ...jobs, first: { to: paths.careerSupport(), text: jobs.career }, second: myCourses },
}

export function getPreparedPlace(pathname: string): Way {
  const all = pathname.startsWith(`${paths.dashboard()}/`) ? learnerWays : guestWays
  return ways[pathname.replace(/\/$/, '')] ?? all
}

export function BeingPrepared({ of: { title, text, first, second } }: { of: Way }) {
  return (
    <div className={classes.place}>
      <StateCard
        art="course"
        title={<PageHeading>{title}</PageHeading>}
        text={text}
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
