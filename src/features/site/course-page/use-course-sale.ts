/** The visitor's current action with this course, and the chosen batch. */

import { useState } from 'react'
import { call } from '#src/api/call.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { refetch, useApi } from '#src/api/use-api.ts'
import { readSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import {
  findChosenSchedule,
  type CourseAction,
  getCourseAction,
  type Prices,
  getPrices,
} from './course-action.ts'

export interface CourseSale {
  action: CourseAction
  tag: Prices
  schedule: Schedule | undefined
  choose: (schedule: string) => void
  /** Joins a free course; resolves to its batch. (spec 7 batch/enroll-to-free-course) */
  enrol: () => Promise<string>
}

/** The visitor's booking; for guests and teachers there is no request. */
function useBooking(course: string) {
  const mayBuy = useSession(({ role }) => role === 'learner' || role === 'talent')
  const { data } = useApi(commerce.bookingStatus, mayBuy ? {} : null, { isQuiet: true })
  return data?.find((booking) => booking.course === course)
}

export function useCourseSale(course: Course): CourseSale {
  const booking = useBooking(course._id)
  // The choice survives a reload in its tab; a logout removes it.
  const key = `own-schedule:${course._id}`
  const [chosen, setChosen] = useState(() => readSessionText(key))
  const choose = (id: string) => {
    setChosen(id)
    storeSessionText(key, id)
  }
  const schedule = findChosenSchedule(course, chosen)

  async function enrol(): Promise<string> {
    const { batch } = await call(commerce.enrollToFree, { params: { course_id: course._id }, body: {} })
    void refetch(commerce.bookingStatus)
    return batch
  }
  return {
    action: getCourseAction(course, booking),
    tag: getPrices(course, schedule),
    schedule,
    choose,
    enrol,
  }
}
