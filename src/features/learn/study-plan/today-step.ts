/** Today's step of a plan and the address it is found at. */
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import { paths } from '#src/lib/paths.ts'
import { lookOf } from './row-look.ts'

/** The mark of its row in an address. */
export const TODAY = 'today'

export interface TodayStep {
  itemId: string
  /** The page of its module, without filters; the batch's own page where that is the one. */
  address: string
}

/** The first of the day; undefined on a day without one. */
export function todayStep({ modules, current_module: current }: StudyPlan, batchId: string, now: number): TodayStep | undefined {
  for (const { _id: moduleId, plans } of modules) {
    const items = plans.flatMap((day) => day.items)
    const item = items.find((each) => lookOf(each, { batchId, moduleId }, now).isToday)
    const page = moduleId === current ? paths.batch(batchId) : paths.module(batchId, moduleId)
    if (item) return { itemId: item._id, address: `${page}#${TODAY}` }
  }
  return undefined
}
