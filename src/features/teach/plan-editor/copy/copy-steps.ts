/** The steps of copying days, and how dates are shifted. */

import * as v from 'valibot'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { DAY_MS } from '#src/lib/duration.ts'

/** The choices and the finished steps, so that a killed tab continues where it was. */
export const CopyState = v.object({
  source: v.string(),
  /** Ids of the source's days. */
  days: v.array(v.string()),
  module: v.string(),
  /** In days, as typed; undefined means the difference of the two starts. */
  shift: v.optional(v.string()),
  /** The new day for each copied one. */
  made: v.record(v.string(), v.string()),
  /** Ids of the copied exams and assignments. */
  done: v.array(v.string()),
  /** Steps whose response was lost; they may have succeeded. */
  doubts: v.array(v.string()),
  /** Assignments whose copy has different full marks: before and after. */
  marks: v.optional(v.array(v.object({ title: v.string(), was: v.number(), is: v.number() }))),
  /** The days that were in the plan just before a copy was sent, to recognise one whose response was lost. */
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

/**
 * The module with the number of the first chosen day's module: days of module 6 go to module 6. Empty if the
 * target has no such module.
 */
export function findSameModule(source: StudyPlan, target: StudyPlan, { days }: CopyState): string {
  const from = source.modules.find(({ plans }) => plans.some(({ _id }) => days.includes(_id)))
  return target.modules.find(({ no }) => no === from?.no)?._id ?? ''
}

/** Counts the days whose names are already in the module: somebody else may have copied them. */
export function countTwins(
  { modules }: StudyPlan,
  moduleId: string,
  days: readonly Pick<StudyDay, 'title'>[],
): number {
  const held = new Set(modules.find(({ _id }) => _id === moduleId)?.plans.map(({ title }) => title))
  return days.filter(({ title }) => held.has(title)).length
}

/** Whole days between the starts of two batches; 0 if one has none. */
export function findShift(from: string | null | undefined, to: string | null | undefined): number {
  return from && to ? Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) : 0
}

/** Undefined for anything but a whole number, which may be negative. */
export function parseShift(typed: string): number | undefined {
  const latin = convertToLatin(typed.trim()).replace('−', '-')
  return /^-?\d{1,4}$/.test(latin) ? Number(latin) : undefined
}

/** The same hour this many days later. */
export function shiftInstant(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MS).toISOString()
}

/** True if all chosen days and their work are copied. */
export function isAllCopied(plan: StudyPlan, state: CopyState): boolean {
  return listChosen(plan, state).every(
    (day) =>
      state.made[day._id] !== undefined && listCopied(day).every(({ _id }) => state.done.includes(_id)),
  )
}
