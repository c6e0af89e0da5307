/** The remaining time of the server's offer; renders separately, and only if the text changes. */

import { IconClock } from '@tabler/icons-react'
import type { Course } from '#src/api/shapes/course.ts'
import { useShownTime } from '#src/ui/hooks/use-now.ts'
import { findRunningOffer } from './course-action.ts'
import type { CourseSale } from './use-course-sale.ts'
import { words } from './words.ts'
import classes from './buy-box.module.css'

interface OfferClockProps {
  course: Course
  schedule: CourseSale['schedule']
  /** A line with seconds on the last day, or the days in two words. */
  shape: 'line' | 'short'
}

const TEXTS = { line: words.offerEnds, short: words.daysLeft } as const

export function OfferClock({ course, schedule, shape }: OfferClockProps) {
  const text = useShownTime((now) => {
    const running = findRunningOffer(course, schedule, now)
    return running && TEXTS[shape](running.seconds)
  })
  if (text === undefined) return null
  if (shape === 'short') return <> · {text}</>
  return (
    <p className={classes.clock} role="timer">
      <IconClock size={16} stroke={2} aria-hidden="true" />
      {text}
    </p>
  )
}
