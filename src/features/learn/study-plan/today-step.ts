/** Finds today's step of a plan and its address. */

import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import { paths } from '#src/lib/paths.ts'
import { getRowLook } from './row-look.ts'

/** Id of the row, used as the hash in its address. */
export const TODAY = 'today'

export interface TodayStep {
  itemId: string
  /** Address of its module without filters; for the current module the batch's page. */
  address: string
}

/** Finds the first step of today; undefined on a day without one. */
export function findTodayStep(
  { modules, current_module: current }: StudyPlan,
  batchId: string,
  now: number,
): TodayStep | undefined {
  for (const { _id: moduleId, plans } of modules) {
    const items = plans.flatMap((day) => day.items)
    const item = items.find((each) => getRowLook(each, { batchId, moduleId }, now).isToday)
    const page = moduleId === current ? paths.batch(batchId) : paths.module(batchId, moduleId)
    if (item) return { itemId: item._id, address: `${page}#${TODAY}` }
  }
  return undefined
}
