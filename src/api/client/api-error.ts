/** The one error that every call fails with. (spec 8) */

import { words } from './words.ts'

/**
 * `http` a response with an error status · `no-answer` no connection · `late` stopped by our own timeout
 * (ruling R42) · `broken` the response does not match the row · `cancelled` by the caller · `session` the
 * session ended meanwhile.
 */
export type ApiErrorKind = 'http' | 'no-answer' | 'late' | 'broken' | 'cancelled' | 'session'

interface Details {
  status?: number
  foreignStatus?: number
  /** The server's own message; shown as text, never as markup. */
  msg?: string
  /** Messages that belong to fields of a form. (ruling R8) */
  fields?: Record<string, string>
  /** The response's `data`, or its text if it was no envelope. */
  data?: unknown
  /** Milliseconds until the server wants to be asked again. (ruling R42) */
  retryAfter?: number
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The API's own status; undefined if a proxy in front of it responded with an error. */
  readonly status: number | undefined
  /** The status of an error that is not the API's: information for support, which decides nothing. */
  readonly foreignStatus: number | undefined
  /** Always a displayable message; the fixed string if the server sent none. (spec 8) */
  readonly msg: string
  readonly fields: Record<string, string>
  readonly data: unknown
  readonly retryAfter: number | undefined

  constructor(kind: ApiErrorKind, details: Details = {}) {
    const msg = details.msg ?? words.somethingWentWrong
    super(msg, { cause: details.cause })
    this.kind = kind
    this.status = details.status
    this.foreignStatus = details.foreignStatus
    this.msg = msg
    this.fields = details.fields ?? {}
    this.data = details.data
    this.retryAfter = details.retryAfter
  }
}
