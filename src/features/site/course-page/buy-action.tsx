/**
 * The visitor's one action: buy the course, join it at no cost, continue it, or none any more. (spec 4 Course
 * status)
 */

import { IconArrowRight } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { Course } from '#src/api/shapes/course.ts'
import { paths } from '#src/lib/paths.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'

interface BuyActionProps {
  course: Course
  sale: CourseSale
  fullWidth?: boolean
}

const arrow = <IconArrowRight stroke={2} aria-hidden="true" />

function EnrolFree({ course, sale: { enrol }, fullWidth }: BuyActionProps) {
  const navigate = useNavigate()
  const isGuest = useSession(({ status }) => status === 'guest')
  const joining = useInlineAction(async () => {
    const batch = await enrol()
    void navigate(batch ? paths.batch(batch) : paths.myCourses())
  })
  const join = () => void joining.act()
  const press = () =>
    isGuest ? loginAsked({ callbackSuccess: join, context: { title: course.title, price: 0 } }) : join()
  return (
    <InlineAction action={joining}>
      <Button
        variant="accent"
        size="lg"
        fullWidth={fullWidth}
        isPending={joining.isPending}
        pendingText={words.enrolling}
        onClick={press}
      >
        {words.enrolFree}
      </Button>
    </InlineAction>
  )
}

export function BuyAction(props: BuyActionProps) {
  const { course, sale, fullWidth } = props
  const { action, schedule } = sale
  const shape = { size: 'lg', fullWidth, rightSection: arrow } as const
  if (action.kind === 'free') return <EnrolFree {...props} />
  if (action.kind === 'enrolled' || action.kind === 'due') {
    return (
      <Button {...shape} to={action.batch ? paths.batch(action.batch) : paths.myCourses()}>
        {words.toClass}
      </Button>
    )
  }
  if (action.kind === 'buy' || action.kind === 'pending') {
    return (
      <Button {...shape} variant="accent" to={paths.purchase(course.slug, { schedule: schedule?._id })}>
        {action.kind === 'buy' ? words.buy : words.finishPayment}
      </Button>
    )
  }
  return (
    <Button variant="default" size="lg" fullWidth={fullWidth} disabled>
      {words.ended}
    </Button>
  )
}
