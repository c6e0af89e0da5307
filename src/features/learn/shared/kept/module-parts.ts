/** Splits a module into the parts that can be stored on the device. */

import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'

export interface ModuleParts {
  /** Ids of the assignments that are open or were handed in. */
  tasks: readonly string[]
  /** Exams with a result of the learner's own; `submission` is the newest one. */
  results: readonly { exam: string; submission: string }[]
  /** Ids of the recordings of its classes. */
  recordings: readonly string[]
  /** Whether it also has classes to come, exams without a result, or links. */
  needsConnection: { classes: boolean; exams: boolean; links: boolean }
}

export const getRecording = ({ kind, _id, recording }: StudyItem): string | undefined =>
  kind === 'recording' ? _id : kind === 'live' ? (recording ?? undefined) : undefined

/** Finished by the learner or the deadline, and not only begun. */
const hasResult = ({ kind, state, submission }: StudyItem): boolean =>
  kind === 'exam' && Boolean(submission) && ['under-review', 'marked', 'done'].includes(state)

export function splitParts({ plans }: StudyModule): ModuleParts {
  const items = plans.flatMap((day) => day.items)
  const isOpen = ({ state }: StudyItem) => state !== 'locked'
  return {
    tasks: items.filter((each) => each.kind === 'assignment' && isOpen(each)).map(({ _id }) => _id),
    results: items.flatMap((each) =>
      hasResult(each) && each.submission ? [{ exam: each._id, submission: each.submission }] : [],
    ),
    recordings: items.flatMap((each) => (isOpen(each) ? (getRecording(each) ?? []) : [])),
    needsConnection: {
      classes: items.some((each) => each.kind === 'live' && getRecording(each) === undefined),
      exams: items.some((each) => each.kind === 'exam' && !hasResult(each)),
      links: items.some(({ kind }) => kind === 'resource'),
    },
  }
}
