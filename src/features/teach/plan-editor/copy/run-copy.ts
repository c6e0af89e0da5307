/**
 * Copies days with their exams and assignments, one call for each; finished steps are stored at once and
 * never repeated.
 */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { exam } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay, StudyPlan } from '#src/api/shapes/study-plan.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { buildExamCopy } from '../../shared/copy-questions.ts'
import { type CopyState, listChosen, listCopied, listDays, shiftInstant } from './copy-steps.ts'
import { words } from './words.ts'

export type Failures = Readonly<Record<string, string>>

interface CopyRun {
  batch: string
  plan: StudyPlan
  /** In days. */
  shift: number
  store: (state: CopyState) => void
}

type NewMarks = NonNullable<CopyState['marks']>[number]

/** From this status on it is unknown what the server has done before it responded. */
const BROKEN = 500

const QUIET = { isQuiet: true } as const

/**
 * The contract has no key for a new day, so one whose response was lost is searched among those that were not
 * there before.
 */
function findMade(
  own: readonly StudyDay[],
  title: string,
  { _id: id }: StudyDay,
  state: CopyState,
): string | undefined {
  const stood = state.doubts.includes(id) ? state.stood?.[id] : undefined
  if (stood === undefined) return undefined
  const others = [...stood, ...Object.values(state.made)]
  return own.find((day) => day.title === title && !others.includes(day._id))?._id
}

/** `onLeave` is told which days are in the plan before the new one is sent. */
async function copyDay(
  day: StudyDay,
  state: CopyState,
  { batch }: CopyRun,
  onLeave: (stood: string[]) => void,
): Promise<string> {
  const { title, description, instructions } = await call(
    studyPlan.activity,
    { params: { id: day._id } },
    QUIET,
  )
  const target = await call(studyPlan.revised, { params: { id: batch } }, QUIET)
  const own = target.modules.find(({ _id }) => _id === state.module)?.plans ?? []
  const arrived = findMade(own, title, day, state)
  if (arrived !== undefined) return arrived
  onLeave(own.map(({ _id }) => _id))
  const last = (own.length > 0 ? own : listDays(target)).at(-1)?.day_no ?? 0
  const body = { title, description, instructions, day_no: last + 1 }
  const made = await call(studyPlan.create, { query: { batch, module: state.module }, body }, QUIET)
  return made._id
}

/** Returns the new assignment's marks if they differ: no write carries them. (decision 0022) */
async function copyItem(
  { _id: id, kind }: StudyItem,
  planId: string,
  state: CopyState,
  { shift }: CopyRun,
): Promise<NewMarks | undefined> {
  if (kind === 'exam') {
    const original = await call(exam.forTeacher, { params: { id } }, QUIET)
    // One reference for each day: a repeat returns the existing copy.
    await call(exam.create, { body: buildExamCopy(original, planId, `copy-${id}`) }, QUIET)
    return undefined
  }
  const original = await call(assignment.forTeacher, { params: { id } }, QUIET)
  const last = original.last_submission_date
  if (!last) throw new ApiError('broken', { msg: words.noDeadline })
  const until = shiftInstant(last, shift)
  if (state.doubts.includes(id)) {
    const { data } = await call(assignment.list, { query: { study_plan: planId, count: 100 } }, QUIET)
    const isSame = (at: string | null | undefined) => at && Date.parse(at) === Date.parse(until)
    if (data.some((each) => each.title === original.title && isSame(each.last_submission_date)))
      return undefined
  }
  const body = {
    title: original.title,
    description: original.description,
    last_submission_date: until,
    reference: planId,
  }
  const made = await call(assignment.create, { body }, QUIET)
  return made.marks === original.marks
    ? undefined
    : { title: original.title, was: original.marks, is: made.marks }
}

function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed
  return error.kind === 'no-answer' ? words.notYet : getFailureText(error)
}

/**
 * Continues after a failure with steps that do not depend on it; returns why something was not copied, by its
 * id.
 */
export async function runCopy(begun: CopyState, run: CopyRun): Promise<Failures> {
  const failures: Record<string, string> = {}
  let state = begun
  const put = (change: Partial<CopyState>) => {
    state = { ...state, ...change }
    run.store(state)
  }
  const withoutDoubt = (id: string) => ({ doubts: state.doubts.filter((each) => each !== id) })
  async function attempt(id: string, act: (before: CopyState) => Promise<Partial<CopyState>>): Promise<void> {
    const before = state
    put({ doubts: [...withoutDoubt(id).doubts, id] })
    try {
      put({ ...(await act(before)), ...withoutDoubt(id) })
    } catch (error) {
      failures[id] = explainFailure(error)
      // A rejection has created nothing; after a lost response, or a crashed server, the doubt stays.
      if (error instanceof ApiError && error.kind === 'http' && (error.status ?? BROKEN) < BROKEN)
        put(withoutDoubt(id))
    }
  }
  for (const day of listChosen(run.plan, begun)) {
    if (state.made[day._id] === undefined)
      await attempt(day._id, async (before) => {
        const onLeave = (stood: string[]) => put({ stood: { ...state.stood, [day._id]: stood } })
        return { made: { ...state.made, [day._id]: await copyDay(day, before, run, onLeave) } }
      })
    const planId = state.made[day._id]
    if (planId === undefined) continue
    for (const item of listCopied(day)) {
      if (state.done.includes(item._id)) continue
      await attempt(item._id, async (before) => {
        const marks = await copyItem(item, planId, before, run)
        return { done: [...state.done, item._id], ...(marks && { marks: [...(state.marks ?? []), marks] }) }
      })
    }
  }
  return failures
}
