/** The study plan as one learner meets it: modules, days, items, and where the learner stands. (ruling R29) */
import type * as v from 'valibot'
import type { Activity, StudyDay, StudyModule, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { asOf } from './attempt.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { batchMark, type BatchWorld, type Doings, moduleMark, type ModuleRow, type PlanRow, type ResourceRow } from './batch-world.ts'
import { isDone, itemsOf, type Setting, steps } from './item-state.ts'
import type { Parts } from './parts.ts'
import { peopleById } from './person-shown.ts'
import { filesById } from './resource-shown.ts'

type Day = v.InferInput<typeof StudyDay>
type ShownModule = v.InferInput<typeof StudyModule>

export async function settingOf(world: BatchWorld, done: Doings, parts: Parts): Promise<Setting> {
  const doings = { ...done, submissions: done.submissions.map((row) => asOf(row, parts.clock.now())) }
  const checkers = doings.submissions.flatMap(({ checked_by }) => checked_by ?? [])
  const people = await peopleById(checkers, parts)
  const files = await filesById(world.resources, parts)
  return {
    world,
    doings,
    now: parts.clock.iso(),
    nameOf: (person) => people.get(person)?.name ?? '',
    addressOf: (row: ResourceRow) => (row.file === null ? row.link : (files.get(row.file)?.url ?? null)),
  }
}

function showDay({ _id, title, day_no, date }: PlanRow, setting: Setting): Day {
  return { _id, title, day_no, date, items: itemsOf(_id, setting) }
}

function showModule(row: ModuleRow, setting: Setting): Omit<ShownModule, 'state'> & { isLocked: boolean } {
  const plans = setting.world.plans.filter(({ module }) => module === row._id).map((plan) => showDay(plan, setting))
  const all = plans.flatMap(({ items }) => steps(items ?? []))
  return {
    _id: row._id,
    no: row.order,
    title: row.title,
    short_title: row.short_title,
    opens_at: row.starts_at,
    done: all.filter(isDone).length,
    total: all.length,
    plans,
    isLocked: row.starts_at !== null && row.starts_at > setting.now,
  }
}

/** One day with its neighbours; `id` is a day of the setting's batch. */
export function showActivity(id: string, setting: Setting): v.InferInput<typeof Activity> {
  const { plans, modules } = setting.world
  const at = plans.findIndex(({ _id }) => _id === id)
  const plan = plans[at]!
  return {
    ...showDay(plan, setting),
    description: plan.description,
    instructions: plan.instructions,
    batch: batchMark(setting.world),
    module: moduleMark(modules, plan.module)!,
    previous: plans[at - 1]?._id ?? null,
    next: plans[at + 1]?._id ?? null,
  }
}

/** As long as a module lasts its learner says that it is finished; afterwards it is when all of it is done. */
function isFinished({ _id, done, total, plans }: Omit<ShownModule, 'state'>, { doings, now }: Setting): boolean {
  const isOver = (plans ?? []).every(({ date }) => !date || date < getDhakaDay(now))
  return done === total && (total === 0 || isOver || doings.finished.has(_id))
}

/** The first module that is open and not finished is the current one. */
export function showModules(setting: Setting): ShownModule[] {
  let isCurrentFound = false
  return setting.world.modules.map((row): ShownModule => {
    const { isLocked, ...shown } = showModule(row, setting)
    if (isLocked) return { ...shown, state: 'locked' }
    if (isFinished(shown, setting)) return { ...shown, state: 'done' }
    const state = isCurrentFound ? 'open' : 'current'
    isCurrentFound = true
    return { ...shown, state }
  })
}

/** Where a teacher's batch stands: the module of the first day that is not over. */
export function moduleOfToday({ world: { plans }, now }: Setting): string | undefined {
  return plans.find(({ date }) => date !== null && date >= getDhakaDay(now))?.module
}

export function showWay(setting: Setting): v.InferInput<typeof StudyPlan> {
  const modules = showModules(setting)
  const current = modules.find(({ state }) => state === 'current')
  return { batch: batchMark(setting.world), current_module: current?._id ?? modules[0]?._id ?? null, modules }
}
