/** Form values of an assignment: reading, checking, and building the request body. */

import * as v from 'valibot'
import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import { parseDhakaInput, formatDhakaInput } from '#src/lib/dhaka-input.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { readHtml, writeHtml } from '#src/lib/plain-html.ts'
import type { Problems } from '#src/ui/fields/use-draft-form.ts'
import { words } from './words.ts'

export const AssignmentValues = v.object({
  title: v.string(),
  description: v.string(),
  /** Dhaka time in the format of a `datetime-local` field. */
  last_submission_date: v.string(),
  /** Id of the day in the study plan. (ruling R36) */
  reference: v.string(),
})
export type AssignmentValues = v.InferOutput<typeof AssignmentValues>

export function createValues(reference: string): AssignmentValues {
  return { title: '', description: '', last_submission_date: '', reference }
}

export function readValues({
  title,
  description,
  last_submission_date,
  reference,
}: TeacherAssignment): AssignmentValues {
  return {
    title,
    description: readHtml(description),
    last_submission_date: formatDhakaInput(last_submission_date),
    reference: reference ?? '',
  }
}

export function findProblems(values: AssignmentValues): Problems<AssignmentValues> {
  return {
    ...(isBlank(values.title) && { title: words.form.noName }),
    ...(isBlank(values.description) && { description: words.form.noDescription }),
    ...(parseDhakaInput(values.last_submission_date) === undefined && {
      last_submission_date: words.form.noUntil,
    }),
    ...(values.reference === '' && { reference: words.form.noDay }),
  }
}

export function buildBody(
  { title, description, last_submission_date, reference }: AssignmentValues,
  file: File | undefined,
) {
  return {
    title: title.trim(),
    description: writeHtml(description),
    last_submission_date: parseDhakaInput(last_submission_date) ?? '',
    reference,
    ...(file && { file }),
  }
}
