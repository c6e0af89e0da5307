/** A batch that its learner cannot enter, in place of all its pages: why, and what opens it. Asking again would change nothing. */
import type { ApiError } from '#src/api/client/api-error.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import { words } from './words.ts'

/** Frozen over a rest that was not paid in time. */
export function FrozenBatch({ of: { course, reason } }: { of: Batch }) {
  return (
    <StateCard
      art="course"
      title={<h2>{words.frozen}</h2>}
      text={reason}
      action={
        <>
          <Button variant="accent" to={paths.purchase(course.slug)}>
            {words.payDue}
          </Button>
          <Button variant="default" to={paths.myCourses()}>
            {words.myCourses}
          </Button>
        </>
      }
    />
  )
}

const FORBIDDEN = 403

/** Not one's own, or not there. */
export function isClosed({ status }: ApiError): boolean {
  return status === FORBIDDEN || status === 404
}

export function ForeignBatch({ error: { status, msg } }: { error: ApiError }) {
  return (
    <StateCard
      art="search"
      title={<PageHeading>{status === FORBIDDEN ? words.notOwn : words.missing}</PageHeading>}
      text={status === FORBIDDEN ? words.notOwnText : msg}
      action={
        <>
          <Button to={paths.myCourses()}>{words.myCourses}</Button>
          <Button variant="default" to={paths.courses()}>
            {words.findCourse}
          </Button>
        </>
      }
    />
  )
}
