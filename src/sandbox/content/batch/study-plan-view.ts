/** Shows the study plan for one learner: modules, days, items and their states. (ruling R29) */

import type * as v from 'valibot'
import type { Activity, StudyDay, StudyModule, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import type { ModuleRow, PlanRow } from '../../database/tables/batch.ts'
import type { ResourceRow } from '../../database/tables/item.ts'
import { readPeople } from '../people.ts'
import type { Services } from '../services.ts'
import { applyDeadline } from '../submission/attempt.ts'
import { showBatchMark, type BatchData, type LearnerRecords, showModuleMark } from './batch-data.ts'
import { isDone, showPlanItems, type LearnerView, filterSteps } from './item-state.ts'
import { readFiles } from './resource-view.ts'

type Day = v.InferInput<typeof StudyDay>
type ShownModule = v.InferInput<typeof StudyModule>

export async function readLearnerView(
  batchData: BatchData,
  done: LearnerRecords,
  parts: Services,
): Promise<LearnerView> {
  const records = {
    ...done,
    submissions: done.submissions.map((row) => applyDeadline(row, parts.clock.now())),
  }
  const checkers = records.submissions.flatMap(({ checked_by }) => checked_by ?? [])
  const people = await readPeople(checkers, parts)
  const files = await readFiles(batchData.resources, parts)
  return {
    batchData,
    records,
    now: parts.clock.iso(),
    nameOf: (person) => people.get(person)?.name ?? '',
    addressOf: (row: ResourceRow) => (row.file === null ? row.link : (files.get(row.file)?.url ?? null)),
  }
}

function showDay({ _id, title, day_no, date }: PlanRow, view: LearnerView): Day {
  return { _id, title, day_no, date, items: showPlanItems(_id, view) }
}

function showModule(row: ModuleRow, view: LearnerView): Omit<ShownModule, 'state'> & { isLocked: boolean } {
  const plans = view.batchData.plans
    .filter(({ module }) => module === row._id)
    .map((plan) => showDay(plan, view))
  const all = plans.flatMap(({ items }) => filterSteps(items ?? []))
  return {
    _id: row._id,
    no: row.order,
    title: row.title,
    short_title: row.short_title,
    opens_at: row.starts_at,
    done: all.filter(isDone).length,
    total: all.length,
    plans,
    isLocked: row.starts_at !== null && row.starts_at > view.now,
  }
}

/** One day with its neighbours; `id` is a day of the setting's batch. */
export function showActivity(id: string, view: LearnerView): v.InferInput<typeof Activity> {
  const { plans, modules } = view.batchData
  const at = plans.findIndex(({ _id }) => _id === id)
  const plan = plans[at]!
  return {
    ...showDay(plan, view),
    description: plan.description,
    instructions: plan.instructions,
    batch: showBatchMark(view.batchData),
    module: showModuleMark(modules, plan.module)!,
    previous: plans[at - 1]?._id ?? null,
    next: plans[at + 1]?._id ?? null,
  }
}

/** A running module is finished when its learner says so, a past one when everything in it is done. */
function isFinished(
  { _id, done, total, plans }: Omit<ShownModule, 'state'>,
  { records, now }: LearnerView,
): boolean {
  const isOver = (plans ?? []).every(({ date }) => !date || date < getDhakaDay(now))
  return done === total && (total === 0 || isOver || records.finished.has(_id))
}

/** The first module that is open and not finished is the current one. */
export function showModules(view: LearnerView): ShownModule[] {
  let isCurrentFound = false
  return view.batchData.modules.map((row): ShownModule => {
    const { isLocked, ...shown } = showModule(row, view)
    if (isLocked) return { ...shown, state: 'locked' }
    if (isFinished(shown, view)) return { ...shown, state: 'done' }
    const state = isCurrentFound ? 'open' : 'current'
    isCurrentFound = true
    return { ...shown, state }
  })
}

/** The module of the first day that is not over: a teacher's current module. */
export function findTodaysModule({ batchData: { plans }, now }: LearnerView): string | undefined {
  return plans.find(({ date }) => date !== null && date >= getDhakaDay(now))?.module
}

export function showStudyPlan(view: LearnerView): v.InferInput<typeof StudyPlan> {
  const modules = showModules(view)
  const current = modules.find(({ state }) => state === 'current')
  return {
    batch: showBatchMark(view.batchData),
    current_module: current?._id ?? modules[0]?._id ?? null,
    modules,
  }
}
