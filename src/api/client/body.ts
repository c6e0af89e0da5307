/** The body of a call: only what its row lists, as JSON or as multipart. (spec 5, spec 7) */
import * as v from 'valibot'
import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'

export type Fields = Readonly<Record<string, unknown>>

function isBlob(value: unknown): value is Blob {
  return value instanceof Blob
}

/** The fields the row allows; unlisted keys are dropped. What cannot be sent at all is a fault of the caller. */
export function allowedFields(row: Row, given: unknown): Fields | undefined {
  const { body } = row.options
  if (body === undefined) return undefined
  const checked = v.safeParse(body, given ?? {})
  if (!checked.success) throw new ApiError('broken', { cause: new v.ValiError(checked.issues) })
  return checked.output as Fields
}

/** True when the call goes as multipart: always, or only with a file among its fields. */
export function isMultipart(row: Row, fields: Fields | undefined): boolean {
  if (row.options.form === true) return true
  return row.options.form === 'either' && Object.values(fields ?? {}).some(isBlob)
}

/** One value of a multipart field: files as they are, objects as JSON, all else as text. */
function fieldValue(value: unknown): Blob | string {
  if (isBlob(value)) return value
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}

/** Lists go as repeated fields; what is not there is left out. */
export function multipart(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const sent = one === undefined || one === null ? undefined : fieldValue(one)
      if (sent instanceof Blob) form.append(name, sent)
      else if (sent !== undefined) form.append(name, sent)
    }
  }
  return form
}
