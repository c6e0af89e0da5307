/** `{ code, status, msg, data }`; lists add `{ total, page, count }`. (ruling R8) */
import { isPage, type Row } from '#src/api/row.ts'
import type { HttpError } from './http-error.ts'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

function json(status: number, body: object, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } })
}

export function replySuccess(row: Row, reply: unknown, msg: string, status: number): Response {
  const { reply: shape } = row.options
  const list = shape && isPage(shape) ? (reply as object) : { data: reply ?? null }
  return json(status, { code: status, status: 'success', msg, ...list })
}

export function replyRefused({ status, message, details }: HttpError): Response {
  const { errors, data = null, headers: more } = details
  return json(status, { code: status, status: 'error', msg: message, data, ...(errors && { errors }) }, more)
}
