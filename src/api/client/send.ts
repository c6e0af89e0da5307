/** Sends one call by ky, with the time limits and repeats of ruling R42 and the one-shot refresh of ruling R16. */

import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from 'ky'
import { learnServerTime } from '#src/lib/server-time.ts'
import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import { takeGoodAnswer } from './bare-request.ts'
import { readHeaders } from './headers.ts'
import type { ConnectOptions, Fields, Outgoing, TextResponse } from './ports.ts'
import { buildFormData, getFetch } from './request.ts'
import { buildHttpError, parseRetryAfter } from './response.ts'

/** Time limits in milliseconds, from the first try on, repeats included. (ruling R42) */
const READ_LIMIT = 30_000
const WRITE_LIMIT = 60_000
/** A write whose caller repeats by itself: a dead line must not hold up what waits behind it. */
const REPEATED_WRITE_LIMIT = 15_000
const MOST_REPEATS = 2
const LONGEST_RETRY_AFTER = 10_000
/** Statuses worth a repeat: a busy server or gateway. A missing response is repeated too. */
const REPEATED_STATUSES = [429, 502, 503, 504]

/** Progress writes: the same position twice does no harm. */
const PROGRESS_PATH = /^(?:recording-)?progress\//

function hasEdit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'edit' in value
}

/** Writes are repeated only where the server can tell a repeat from a new one: an `edit`, a `key`, or progress. */
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

/** Turns whatever stopped a call into our error. */
function convertError(cause: unknown, signal: AbortSignal | undefined): ApiError {
  if (cause instanceof ApiError) return cause
  if (signal?.aborted) return new ApiError('cancelled', { cause })
  // ky has read the body already: text, or the parsed JSON.
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

/** Repeats and the token retry are counted apart, though ky holds one count against one limit. */
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
      // Undefined leaves the choice to the statuses above and to ky's own knowledge of dead lines.
      shouldRetry: () => (++repeats > MOST_REPEATS ? false : undefined),
    },
  }
}

/** After a 401 sends the same request once more with the new token. */
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

/** Takes the response of a preload request that has arrived already. */
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
    try {
      await renewal.before()
      const headers = await readHeaders(row, connection, outgoing.isMultipart)
      const preloaded = takePreloaded(outgoing, headers)
      if (preloaded) return preloaded
      const request = client(address, {
        method: row.method,
        signal,
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
      // The end of the session has notified the person already; a 401 that came from it stays silent.
      if (cause instanceof HTTPError) renewal.assertSameSession()
      throw error
    }
  }
}
