/** A place that a later release brings: it says so, and leads on. */
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import classes from './being-prepared.module.css'
import { beingPrepared as words } from './words.ts'

export function BeingPrepared() {
  return (
    <div className={classes.place}>
      <StateCard
        art="course"
        title={<PageHeading>{words.title}</PageHeading>}
        text={words.text}
        action={
          <>
            <Button to={paths.courses()}>{words.courses}</Button>
            <Button to={paths.freeCourses()} variant="default">
              {words.free}
            </Button>
          </>
        }
      />
    </div>
  )
}
