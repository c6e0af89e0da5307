/** The one error that every call fails with. (spec 8) */

import { words } from './words.ts'

/**
 * `http` a response with an error status · `no-answer` the line is dead · `late` given up by our own timeout (ruling R42) ·
 * `broken` the response is not what the row promises · `cancelled` by the caller · `session` the session ended meanwhile.
 */
export type ApiErrorKind = 'http' | 'no-answer' | 'late' | 'broken' | 'cancelled' | 'session'

interface Details {
  status?: number
  foreignStatus?: number
  /** The server's own sentence; shown as text, never as markup. */
  msg?: string
  /** Sentences that belong to fields of a form. (ruling R8) */
  fields?: Record<string, string>
  /** The response's `data`, or its text when it was no envelope. */
  data?: unknown
  /** Milliseconds after which the server wishes to be asked again. (ruling R42) */
  retryAfter?: number
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The API's own; undefined when something in front of it has answered with an error. */
  readonly status: number | undefined
  /** The status of an error that is not the API's: a fact for support, which decides nothing. */
  readonly foreignStatus: number | undefined
  /** Always a sentence fit to show; the fixed string where the server said nothing. (spec 8) */
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
