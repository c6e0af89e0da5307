/** Form values of a day: reading, checking, and building the request body. */

import * as v from 'valibot'
import type { Activity } from '#src/api/shapes/study-plan.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { readHtml, writeHtml } from '#src/lib/plain-html.ts'
import type { Problems } from '#src/ui/fields/use-draft-form.ts'
import { words } from './words.ts'

export const DayValues = v.object({
  title: v.string(),
  /** As typed, in Bengali or Latin digits. */
  day_no: v.string(),
  module: v.string(),
  description: v.string(),
  instructions: v.string(),
})
export type DayValues = v.InferOutput<typeof DayValues>

export function createValues(module: string, dayNo: number): DayValues {
  return { title: '', day_no: String(dayNo), module, description: '', instructions: '' }
}

export function readValues({ title, day_no, module, description, instructions }: Activity): DayValues {
  return {
    title,
    day_no: String(day_no),
    module: module._id,
    description: readHtml(description),
    instructions: readHtml(instructions),
  }
}

/** `most` is the highest valid day number. */
export function findProblems(values: DayValues, most: number): Problems<DayValues> {
  const no = Number(convertToLatin(values.day_no))
  return {
    ...(isBlank(values.title) && { title: words.form.noTitle }),
    ...((!Number.isInteger(no) || no < 1 || no > most) && { day_no: words.form.noDayNo }),
    ...(values.module === '' && { module: words.form.noModule }),
  }
}

export function buildBody({ title, day_no, description, instructions }: DayValues) {
  return {
    title: title.trim(),
    day_no: Number(convertToLatin(day_no)),
    description: writeHtml(description),
    instructions: writeHtml(instructions),
  }
}
