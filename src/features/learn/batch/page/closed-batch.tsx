/**
 * Replaces all pages of a batch that the learner cannot open: the reason and how to open it, without a retry
 * button.
 */

import type { ApiError } from '#src/api/client/api-error.ts'
import { batch } from '#src/api/contract/batch.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import { words } from './words.ts'

/** The batch is frozen until an overdue amount is paid. */
export function FrozenBatch({ batch: { _id, course, reason } }: { batch: Batch }) {
  const { data = [] } = useApi(batch.listFreeze, {}, { isQuiet: true })
  const frozen = data.find((each) => each._id === _id)
  return (
    <StateCard
      art="course"
      title={<h2>{words.frozen}</h2>}
      text={frozen ? `${reason} ${words.due(frozen.due, frozen.due_at)}` : reason}
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

/** Tells whether the batch belongs to others or does not exist. */
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
