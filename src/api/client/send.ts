/**
 * Sends one call with ky, with the time limits and retries of ruling R42 and the one-shot refresh of ruling
 * R16.
 */

import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from 'ky'
import { learnServerTime } from '#src/lib/server-time.ts'
import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import { takeGoodAnswer } from './first-call.ts'
import { readHeaders } from './headers.ts'
import type { ConnectOptions, Fields, Outgoing, TextResponse } from './ports.ts'
import { buildFormData, getFetch } from './request.ts'
import { buildHttpError, parseRetryAfter } from './response.ts'

/** Time limits in milliseconds from the first try, including retries. (ruling R42) */
const READ_LIMIT = 30_000
const WRITE_LIMIT = 60_000
/** A write that its caller retries: a lost connection must not block the rest of the queue. */
const REPEATED_WRITE_LIMIT = 15_000
const MOST_REPEATS = 2
const LONGEST_RETRY_AFTER = 10_000
/** Statuses worth a retry: a busy server or gateway. A missing response is retried too. */
const REPEATED_STATUSES = [429, 502, 503, 504]

/** Progress writes: sending the same position twice is harmless. */
const PROGRESS_PATH = /^(?:recording-)?progress\//

function hasEdit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'edit' in value
}

/** Writes are retried only if the server can recognise a repeat: an `edit`, a `key`, or progress. */
function isHarmlessTwice(row: Row, fields: Fields | undefined): boolean {
  if (PROGRESS_PATH.test(row.path)) return true
  if (fields === undefined) return false
  const answers = fields['answers']
  return (
    'key' in fields ||
    hasEdit(fields) ||
    (Array.isArray(answers) && answers.length > 0 && answers.every(hasEdit))
  )
}

/** Converts whatever stopped a call to our error. */
function convertError(cause: unknown, signal: AbortSignal | undefined): ApiError {
  if (cause instanceof ApiError) return cause
  if (signal?.aborted) return new ApiError('cancelled', { cause })
  // ky has already read the body: text, or the parsed JSON.
  if (cause instanceof HTTPError) {
    const text = typeof cause.data === 'string' ? cause.data : JSON.stringify(cause.data ?? '')
    return buildHttpError(cause.response.status, text, {
      cause,
      retryAfter: parseRetryAfter(cause.response.headers),
    })
  }
  if (cause instanceof TimeoutError) return new ApiError('late', { cause })
  return new ApiError('no-answer', { cause })
}

function getTotalLimit({ row, isMultipart, isOnce }: Outgoing): number {
  if (row.method === 'GET') return READ_LIMIT
  return isOnce === true && !isMultipart ? REPEATED_WRITE_LIMIT : WRITE_LIMIT
}

/** Retries and the token retry are counted separately, though ky has a single count and limit. */
function buildLimits(outgoing: Outgoing): Pick<Options, 'retry' | 'timeout' | 'totalTimeout'> {
  const { row, fields, isOnce } = outgoing
  let repeats = 0
  const canRepeat = isOnce !== true && (row.method === 'GET' || isHarmlessTwice(row, fields))
  return {
    timeout: false,
    totalTimeout: getTotalLimit(outgoing),
    retry: {
      limit: MOST_REPEATS + 1,
      methods: canRepeat ? [row.method.toLowerCase()] : [],
      statusCodes: REPEATED_STATUSES,
      afterStatusCodes: REPEATED_STATUSES,
      maxRetryAfter: LONGEST_RETRY_AFTER,
      // Undefined leaves the choice to the statuses above and to ky's own detection of lost connections.
      shouldRetry: () => (++repeats > MOST_REPEATS ? false : undefined),
    },
  }
}

/** After a 401 sends the same request again with the new token. */
function buildTokenHooks({ renewal }: Outgoing): Options['hooks'] {
  return {
    afterResponse: [
      async ({ request, response }) => {
        learnServerTime(response.headers)
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

function buildBody({ fields, isMultipart }: Outgoing): Pick<Options, 'json' | 'body'> {
  if (fields === undefined) return {}
  return isMultipart ? { body: buildFormData(fields) } : { json: fields }
}

/** Takes the response of an early request that has already arrived. */
function takePreloaded(
  { row, address, signal }: Outgoing,
  headers: Readonly<Record<string, string>>,
): TextResponse | undefined {
  return row.method === 'GET' && !signal?.aborted ? takeGoodAnswer(address, headers) : undefined
}

export function makeSend(connection: ConnectOptions): (outgoing: Outgoing) => Promise<TextResponse> {
  const client: KyInstance = ky.create({ fetch: getFetch(connection) })

  return async (outgoing) => {
    const { row, address, signal, renewal } = outgoing
    const isRead = row.method === 'GET'
    try {
      await renewal.before()
      const headers = await readHeaders(row, connection, outgoing.isMultipart)
      // Another network reads the responses itself: an adapter's are not the contract's.
      const preloaded = connection.fetch ? undefined : takePreloaded(outgoing, headers)
      if (preloaded) return preloaded
      const request = client(address, {
        method: row.method,
        // Nobody waits for a read of a session that is over, and the server would refuse it.
        signal: isRead ? AbortSignal.any([renewal.session, ...(signal ? [signal] : [])]) : signal,
        headers,
        keepalive: outgoing.isLasting === true,
        ...buildBody(outgoing),
        ...buildLimits(outgoing),
        hooks: buildTokenHooks(outgoing),
      })
      const response = await request
      const text = await request.text()
      renewal.assertSameSession()
      return { status: response.status, text }
    } catch (cause) {
      const error = convertError(cause, signal)
      // The end of the session has already notified the person; a 401 or an abort that it caused shows nothing.
      if (cause instanceof HTTPError || (isRead && error.kind === 'no-answer')) renewal.assertSameSession()
      throw error
    }
  }
}
