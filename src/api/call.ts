/**
 * Runs a row once: sends the fields that the row allows, returns the reply that it declares, and shows a
 * toast for a failure. (spec 7, spec 8)
 */

import * as v from 'valibot'
import { callEnded } from '#src/lib/connection.ts'
import { ApiError } from './client/api-error.ts'
import { getClient, makeRenewal } from './client/connect.ts'
import type { Client, Fields, Outgoing, Parts, TextResponse } from './client/ports.ts'
import { buildAddress, isMultipart } from './client/request.ts'
import { buildEmptyReply, readReply, type Reply } from './client/response.ts'
import { words } from './client/words.ts'
import type { InputOf, ReplyOf, Row, Shape } from './row.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** 0 to 100, never decreasing, 100 once; uploads only. (ruling R13) */
  onPercent?: (percent: number) => void
  /**
   * No toast: the caller shows the error in place. `when-missing`: none for a 404, which has its own page;
   * all else shows one. (ruling R41)
   */
  isQuiet?: boolean | 'when-missing'
  /** Continues after the page is left. */
  isLasting?: boolean
  /** Never retried here: the caller retries and shows its own state meanwhile. */
  isOnce?: boolean
}

/** The arguments of any row, as the machinery below sees them; {@link InputOf} is what callers see. */
type Given = Parts & { body?: unknown }

/** Drops keys that the row does not list; input that cannot be sent at all is a bug in the caller. */
function checkInput(shape: Shape | undefined, given: unknown): Fields | undefined {
  if (shape === undefined) return undefined
  const checked = v.safeParse(shape, given ?? {})
  if (!checked.success) throw new ApiError('broken', { cause: new v.ValiError(checked.issues) })
  return checked.output as Fields
}

function prepare(
  row: Row,
  { params, query, body }: Given,
  { signal, isLasting, isOnce }: CallOptions,
  client: Client,
): Outgoing {
  const fields = checkInput(row.options.body, body)
  const address = buildAddress(
    row,
    { params, query: checkInput(row.options.query, query) },
    client.connection.addresses,
  )
  return {
    row,
    address,
    fields,
    isMultipart: isMultipart(row, fields),
    isLasting,
    isOnce,
    signal,
    renewal: makeRenewal(row, client, signal),
  }
}

/** Multipart uses the upload transport where there is one. */
async function transport(
  outgoing: Outgoing,
  client: Client,
  onPercent: CallOptions['onPercent'],
): Promise<TextResponse> {
  if (outgoing.isMultipart && client.upload !== undefined)
    return client.upload(outgoing, onPercent ?? (() => undefined))
  const response = await client.send(outgoing)
  onPercent?.(100)
  return response
}

const reported = new WeakSet<Row>()

/** Once for each row of the contract. `hasRest`: the list is shown without what does not match, and says so. */
function reportBrokenReply(row: Row, client: Client, cause: unknown, hasRest: boolean): void {
  if (reported.has(row)) return
  reported.add(row)
  client.connection.onBrokenReply?.(row, cause)
  if (hasRest) client.connection.showToast({ kind: 'error', message: words.rowsLeftOut })
}

/**
 * Shows a toast for a failure by section 8. A cancelled call shows nothing, and an ended session shows its
 * own message, once.
 */
function showFailure(row: Row, error: ApiError, client: Client, { isQuiet }: CallOptions): void {
  const isQuietNow = isQuiet === 'when-missing' ? error.status === 404 : isQuiet
  const isSilentKind = error.kind === 'cancelled' || error.kind === 'session'
  if (isQuietNow || isSilentKind || (row.options.fail ?? 'toast') !== 'toast') return
  client.connection.showToast({ kind: 'error', message: error.msg, failure: error })
}

/** A host that is not ours may be down or blocked by itself: it says nothing about the connection. */
function noteAnswer({ options: { base } }: Row, hasAnswer: boolean): void {
  if (base !== 'external') callEnded(hasAnswer)
}

/** Like {@link call}, with the server's message and the HTTP status. */
export async function callWithMessage<R extends Row>(
  row: R,
  input?: InputOf<R>,
  options: CallOptions = {},
): Promise<Reply<ReplyOf<R>>> {
  const client = getClient()
  const given = (input ?? {}) as Given
  try {
    const outgoing = prepare(row, given, options, client)
    const response = await transport(outgoing, client, options.onPercent)
    noteAnswer(row, true)
    const read = readReply(row, response, (cause, hasRest = false) =>
      reportBrokenReply(row, client, cause, hasRest),
    )
    return read as Reply<ReplyOf<R>>
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError('broken', { cause })
    if (error.kind !== 'cancelled') noteAnswer(row, error.kind !== 'no-answer')
    const { reply, fail } = row.options
    if (error.kind !== 'cancelled') {
      const { kind, retryAfter } = error
      client.connection.onFailed?.({
        method: row.method,
        path: row.path,
        status: error.status ?? error.foreignStatus,
        kind,
        retryAfter,
      })
    }
    const isEmpty = fail === 'empty' || (fail === 'empty-when-missing' && error.status === 404)
    if (isEmpty && reply !== undefined && error.kind !== 'session')
      return buildEmptyReply(reply) as Reply<ReplyOf<R>>
    showFailure(row, error, client, options)
    throw error
  }
}

/** Runs a row once: `data` of the envelope, or the page for lists. Rejects only with {@link ApiError}. */
export async function call<R extends Row>(
  row: R,
  input?: InputOf<R>,
  options?: CallOptions,
): Promise<ReplyOf<R>> {
  const { data } = await callWithMessage(row, input, options)
  return data
}
