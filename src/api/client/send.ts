/** Sends one call by ky, with the patience of ruling R42 and the one-shot refresh of ruling R16. */
import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from 'ky'
import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import type { Fields } from './body.ts'
import { multipart } from './body.ts'
import { type ConnectOptions, fetchOf } from './connection.ts'
import { envelopeOf, fieldsIn, messageIn } from './envelope.ts'
import { takeGoodAnswer } from './head-start.ts'
import { contentHeaders, headersFor } from './headers.ts'
import { isRepeatable, LONGEST_RETRY_AFTER, MOST_REPEATS, READ_LIMIT, REPEATED_STATUSES, retryAfterIn, WRITE_LIMIT } from './patience.ts'
import type { Renewal } from './renewal.ts'

/** A call made ready: where it goes and what it carries. */
export interface Outgoing {
  row: Row
  address: string
  fields: Fields | undefined
  isMultipart: boolean
  /** Goes on when its page is left. */
  isLasting?: boolean
  /** The caller repeats by itself. */
  isOnce?: boolean
  signal: AbortSignal | undefined
  renewal: Renewal
}

export interface Answer {
  status: number
  text: string
}

interface HttpErrorDetails {
  cause?: unknown
  retryAfter?: number | undefined
}

/** An error status as our error: the server's sentence and field messages, as far as there are any. */
export function httpError(status: number, text: string, { cause, retryAfter }: HttpErrorDetails = {}): ApiError {
  const envelope = envelopeOf(text)
  const data = envelope === undefined ? text || undefined : (envelope['data'] ?? undefined)
  return new ApiError('http', { status, msg: messageIn(envelope), fields: fieldsIn(envelope), data, cause, retryAfter })
}

/** Whatever a call was stopped by, as our error. */
function failureOf(cause: unknown, signal: AbortSignal | undefined): ApiError {
  if (cause instanceof ApiError) return cause
  if (signal?.aborted) return new ApiError('cancelled', { cause })
  // ky has read the body already: text, or the parsed JSON.
  if (cause instanceof HTTPError) {
    const text = typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? '')
    return httpError(cause.response.status, text, { cause, retryAfter: retryAfterIn(cause.response.headers) })
  }
  if (cause instanceof TimeoutError) return new ApiError('late', { cause })
  return new ApiError('no-answer', { cause })
}

/** Repeats and the token retry are counted apart, though ky holds one count against one limit. */
function patienceFor({ row, fields, isOnce }: Outgoing): Pick<Options, 'retry' | 'timeout' | 'totalTimeout'> {
  let repeats = 0
  const canRepeat = isOnce !== true && isRepeatable(row, fields)
  return {
    timeout: false,
    totalTimeout: row.method === 'GET' ? READ_LIMIT : WRITE_LIMIT,
    retry: {
      limit: MOST_REPEATS + 1,
      methods: canRepeat ? [row.method.toLowerCase()] : [],
      statusCodes: REPEATED_STATUSES,
      afterStatusCodes: REPEATED_STATUSES,
      maxRetryAfter: LONGEST_RETRY_AFTER,
      // Undefined leaves the choice to the statuses above and to ky's own knowledge of dead lines.
      shouldRetry: () => (++repeats > MOST_REPEATS ? false : undefined),
    },
  }
}

/** Sends the token of the moment, and once more after a 401 with the new one and the very same body. */
function tokenHooks({ renewal }: Outgoing): Options['hooks'] {
  return {
    afterResponse: [
      async ({ request, response }) => {
        if (response.status !== 401) return undefined
        const accesstoken = await renewal.after401(request.headers.get('accesstoken') ?? undefined)
        if (accesstoken === undefined) return undefined
        const headers = new Headers(request.headers)
        headers.set('accesstoken', accesstoken)
        return ky.retry({ request: new Request(request, { headers }), delay: 0 })
      },
    ],
  }
}

function bodyOf({ fields, isMultipart }: Outgoing): Pick<Options, 'json' | 'body'> {
  if (fields === undefined) return {}
  return isMultipart ? { body: multipart(fields) } : { json: fields }
}

/** The page's first questions are answered before the client is there to ask them. */
function aheadOf({ row, address, signal }: Outgoing, headers: Readonly<Record<string, string>>): Answer | undefined {
  return row.method === 'GET' && !signal?.aborted ? takeGoodAnswer(address, headers) : undefined
}

export function makeSend(connection: ConnectOptions): (outgoing: Outgoing) => Promise<Answer> {
  const client: KyInstance = ky.create({ fetch: fetchOf(connection) })

  return async (outgoing) => {
    const { row, address, signal, renewal, isMultipart } = outgoing
    try {
      await renewal.before()
      const headers = { ...contentHeaders(row, isMultipart), ...(await headersFor(row, connection)) }
      const ahead = aheadOf(outgoing, headers)
      if (ahead) return ahead
      const request = client(address, {
        method: row.method,
        signal,
        headers,
        keepalive: outgoing.isLasting === true,
        ...bodyOf(outgoing),
        ...patienceFor(outgoing),
        hooks: tokenHooks(outgoing),
      })
      const response = await request
      const text = await request.text()
      renewal.assertSameSession()
      return { status: response.status, text }
    } catch (cause) {
      const failure = failureOf(cause, signal)
      // A 401 of a session that ended meanwhile was told once, by its end.
      if (failure.kind === 'http') renewal.assertSameSession()
      throw failure
    }
  }
}
