/** What a copy of days does, step by step, and how dates are shifted. Pure. */

import * as v from 'valibot'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { convertToLatin } from '#src/lib/bn.ts'

const DAY = 86_400_000

/** The choices and what is done, so that a killed tab goes on where it was. */
export const CopyState = v.object({
  source: v.string(),
  /** Ids of the source's days. */
  days: v.array(v.string()),
  module: v.string(),
  /** In days, as typed; undefined as long as the difference of the two starts is meant. */
  shift: v.optional(v.string()),
  /** The new day of each copied one. */
  made: v.record(v.string(), v.string()),
  /** Ids of the exams and assignments that are copied. */
  done: v.array(v.string()),
  /** What was under way when its answer was lost; it may be there. */
  doubts: v.array(v.string()),
  /** Assignments whose copy has another full mark: what was, what is. */
  marks: v.optional(v.array(v.object({ title: v.string(), was: v.number(), is: v.number() }))),
  /** The days that stood in the plan just before a copy left, so that one whose answer was lost is told from them. */
  stood: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type CopyState = v.InferOutput<typeof CopyState>

export const NOTHING: CopyState = { source: '', days: [], module: '', made: {}, done: [], doubts: [] }

/** A class, a recording or a resource belongs to its batch and is not copied. */
export function listCopied({ items }: Pick<StudyDay, 'items'>): StudyItem[] {
  return items.filter(({ kind }) => kind === 'exam' || kind === 'assignment')
}

export function listDays({ modules }: StudyPlan): StudyDay[] {
  return modules.flatMap(({ plans }) => plans)
}

export function listChosen(plan: StudyPlan, { days }: CopyState): StudyDay[] {
  return listDays(plan).filter(({ _id }) => days.includes(_id))
}

/** The module with the number of the first chosen day's: days of module 6 go to module 6. Empty where the target has no such module. */
export function findSameModule(source: StudyPlan, target: StudyPlan, { days }: CopyState): string {
  const from = source.modules.find(({ plans }) => plans.some(({ _id }) => days.includes(_id)))
  return target.modules.find(({ no }) => no === from?.no)?._id ?? ''
}

/** Counts the days whose names stand in the module already: somebody else may have brought them. */
export function countTwins(
  { modules }: StudyPlan,
  moduleId: string,
  days: readonly Pick<StudyDay, 'title'>[],
): number {
  const held = new Set(modules.find(({ _id }) => _id === moduleId)?.plans.map(({ title }) => title))
  return days.filter(({ title }) => held.has(title)).length
}

/** Whole days between the starts of two batches; 0 where one has none. */
export function findShift(from: string | null | undefined, to: string | null | undefined): number {
  return from && to ? Math.round((Date.parse(to) - Date.parse(from)) / DAY) : 0
}

/** Undefined for anything but a whole number, which may be negative. */
export function parseShift(typed: string): number | undefined {
  const latin = convertToLatin(typed.trim()).replace('−', '-')
  return /^-?\d{1,4}$/.test(latin) ? Number(latin) : undefined
}

/** The same hour some days later. */
export function shiftInstant(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY).toISOString()
}

/** True when all of the chosen days and their work are copied. */
export function isAllCopied(plan: StudyPlan, state: CopyState): boolean {
  return listChosen(plan, state).every(
    (day) =>
      state.made[day._id] !== undefined && listCopied(day).every(({ _id }) => state.done.includes(_id)),
  )
}
