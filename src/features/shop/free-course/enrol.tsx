/** Joins the free course at no cost, or links to it once joined. (spec 7 batch/enroll-to-free-course) */

import { useNavigate } from 'react-router'
import { call } from '#src/api/call.ts'
import { commerce, readBookingStatus } from '#src/api/contract/commerce.ts'
import { refetch, useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

interface EnrolProps {
  course: string
  title: string
}

const batchPage = (batch: string | null | undefined) => (batch ? paths.batch(batch) : paths.myCourses())

function Join({ course, title }: EnrolProps) {
  const navigate = useNavigate()
  const isGuest = useSession(({ status }) => status === 'guest')
  const joining = useInlineAction(async () => {
    const { batch } = await call(commerce.enrollToFree, { params: { course_id: course }, body: {} })
    void refetch(commerce.bookingStatus)
    void navigate(batchPage(batch))
  })
  const join = () => void joining.act()
  const press = () =>
    isGuest
      ? loginAsked({ isFromFreeRecording: true, callbackSuccess: join, context: { title, price: 0 } })
      : join()
  return (
    <InlineAction action={joining}>
      <Button variant="accent" isPending={joining.isPending} pendingText={words.enrolling} onClick={press}>
        {words.enrol}
      </Button>
    </InlineAction>
  )
}

/** For learners; their existing enrolment is read first. */
function OwnEnrol(props: EnrolProps) {
  const { data, isLoading } = useRead(readBookingStatus())
  if (isLoading) return null
  const own = data?.find(({ course, state }) => course === props.course && state === 'enrolled')
  return own ? <Button to={batchPage(own.batch)}>{words.toClass}</Button> : <Join {...props} />
}

export function Enrol(props: EnrolProps) {
  const role = useSession((state) => state.role)
  if (role === 'guest') return <Join {...props} />
  return role === 'teacher' ? null : <OwnEnrol {...props} />
}
