/** Reads the classes and deadlines of a calendar file, all pages of them. */

import { call } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import { overview } from '#src/api/contract/overview.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { LiveClass } from '#src/api/shapes/live.ts'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { readEveryPage } from '#src/lib/read-every-page.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import type { CalendarEntry } from '#src/ui/calendar/calendar-file.ts'

const buildClass = (liveClass: LiveClass): CalendarEntry => ({
  ...liveClass,
  path: paths.joinLive(liveClass._id),
})

/** Deadlines and exams; classes come from their own list, which has more details than the plan. */
function listWork({ batch, modules }: StudyPlan): CalendarEntry[] {
  return modules.flatMap((module) =>
    module.plans.flatMap(({ title: topic, items }) =>
      items.flatMap(({ _id, kind, title, start_at, end_at, due_at, minutes }): CalendarEntry[] => {
        if (kind !== 'assignment' && kind !== 'exam') return []
        const path = getAppointmentAddress({ kind, batch, module, _id })
        const times = kind === 'exam' ? { start_at, end_at: end_at ?? due_at, minutes } : { end_at: due_at }
        return [{ _id, kind, title, batch, module, topics: topic ? [topic] : [], path, ...times }]
      }),
    ),
  )
}

/** The day titles of the plan, by class. */
function mapTopics({ modules }: StudyPlan): ReadonlyMap<string, string> {
  const days = modules.flatMap(({ plans }) => plans)
  return new Map(
    days.flatMap(({ title, items }) =>
      items.filter(() => title !== '').map(({ _id }) => [_id, title] as const),
    ),
  )
}

/** Cancelled classes stay in the list, so that a calendar removes them. */
export async function listBatchEntries(batchId: string): Promise<CalendarEntry[]> {
  const [classes, plan] = await Promise.all([
    readEveryPage((query) => call(live.list, { query: { ...query, batch: batchId } })),
    call(studyPlan.revised, { params: { id: batchId } }),
  ])
  const topics = mapTopics(plan)
  return [
    ...classes.map((liveClass) => ({
      ...buildClass(liveClass),
      topics: [topics.get(liveClass._id) ?? []].flat(),
    })),
    ...listWork(plan),
  ]
}

/** Lists the coming dates of all batches. */
export async function listUpcomingEntries(): Promise<CalendarEntry[]> {
  const [classes, days] = await Promise.all([
    readEveryPage((query) => call(live.list, { query })),
    readEveryPage((query) => call(overview.upcomingGrouped, { query })),
  ])
  const now = getServerNow()
  const work = days.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'live')
  return [
    ...classes
      .filter(({ start_at, end_at }) => getLiveState(start_at, now, end_at) !== 'ended')
      .map(buildClass),
    ...work.map(({ at, end_at, ...appointment }) => ({
      ...appointment,
      ...(appointment.kind === 'exam' ? { start_at: at, end_at } : { end_at: at }),
      path: getAppointmentAddress(appointment),
    })),
  ]
}
