/** How long the server's offer still lasts; ticks alone, so that the page around it does not. */
import { IconClock } from '@tabler/icons-react'
import type { Course } from '#src/api/shapes/course.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import classes from './buy-box.module.css'
import { findRunningOffer } from './course-action.ts'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'

interface OfferClockProps {
  course: Course
  schedule: CourseSale['schedule']
  /** A line with seconds, or days in two words. */
  shape: 'line' | 'short'
}

export function OfferClock({ course, schedule, shape }: OfferClockProps) {
  const now = useNow(1000)
  const running = findRunningOffer(course, schedule, now)
  if (running === undefined) return null
  if (shape === 'short') return <> · {words.daysLeft(running.seconds)}</>
  return (
    <p className={classes.clock} role="timer">
      <IconClock size={16} stroke={2} aria-hidden="true" />
      {words.offerEnds(running.seconds)}
    </p>
  )
}
