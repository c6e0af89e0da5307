/** Upcoming classes, due dates and exams. (spec 7 Live and recordings) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, members, buildPage } from '#src/api/row.ts'
import { Orientation } from '#src/api/shapes/course.ts'
import { Appointment, AppointmentDay, NextClass } from '#src/api/shapes/live.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { FlagText, PageQuery } from '#src/api/shapes/typed.ts'

/** Upcoming classes filters. (spec 3) */
const UpcomingQuery = v.object({
  ...PageQuery.entries,
  batch: v.optional(Id),
  today: v.optional(FlagText),
  is_module: v.optional(FlagText),
  study_plan: v.optional(Id),
  previous: v.optional(FlagText),
})

export const overview = {
  // By day, with due dates and exams; the flat list has only classes.
  upcomingGrouped: get('overview/upcoming-classes-grouped', {
    stored: 'at-once',
    role: members,
    query: UpcomingQuery,
    reply: buildPage(AppointmentDay),
  }),
  upcoming: get('overview/upcoming-classes', {
    stored: 'at-once',
    role: members,
    query: UpcomingQuery,
    reply: buildPage(Appointment),
  }),
  orientation: get('overview/orientation', { role: 'learner', reply: Orientation }),
  newClassJoining: get('overview/new-class-joining', {
    stored: 'at-once',
    role: 'learner',
    reply: NextClass,
  }),
}

export const readNextClass = () => read(overview.newClassJoining, {})
export const readDays = () => read(overview.upcomingGrouped, {})
export const readNextUpcoming = () => read(overview.upcoming, { query: { count: 1 } })
export const readOwnOrientation = () => read(overview.orientation, {}, true)
