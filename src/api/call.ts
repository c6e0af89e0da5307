/** Runs a row once: sends what the row allows, gives back what it promises, and toasts what failed. (spec 7, spec 8) */
import * as v from 'valibot'
import { addressOf, type Parts } from './client/address.ts'
import { ApiError } from './client/api-error.ts'
import { allowedFields, isMultipart } from './client/body.ts'
import { type Client, connected } from './client/connect.ts'
import { checkReply, envelopeOf, messageIn, statusIn } from './client/envelope.ts'
import { renewalOf } from './client/renewal.ts'
import { type Answer, httpError, type Outgoing } from './client/send.ts'
import { type InputOf, isPage, type ReplyOf, type Row, type Shape } from './row.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** 0 to 100, never falling, 100 once; uploads only. (ruling R13) */
  onPercent?: (percent: number) => void
  /** No toast: the caller shows the error in place. `when-missing`: none for a 404, which has a page of its own; all else toasts. (ruling R41) */
  isQuiet?: boolean | 'when-missing'
  /** Outlives the page: what is sent while it is being left. */
  isLasting?: boolean
  /** Never repeated here: the caller repeats by itself, and says meanwhile how it stands. */
  isOnce?: boolean
}

interface Answered<T> {
  data: T
  msg: string
  status: number
}

/** The arguments of any row, as the machinery below sees them; {@link InputOf} is what callers see. */
type Given = Parts & { body?: unknown }

function queryOf(row: Row, query: unknown): Record<string, unknown> | undefined {
  if (row.options.query === undefined) return undefined
  const checked = v.safeParse(row.options.query, query ?? {})
  if (!checked.success) throw new ApiError('broken', { cause: new v.ValiError(checked.issues) })
  return checked.output as Record<string, unknown>
}

function outgoingOf(row: Row, input: Given, { signal, isLasting, isOnce }: CallOptions, client: Client): Outgoing {
  const fields = allowedFields(row, input.body)
  const address = addressOf(row, { params: input.params, query: queryOf(row, input.query) }, client.connection.addresses)
  const renewal = renewalOf({ row, connection: client.connection, refresher: client.refresher, signal })
  return { row, address, fields, isMultipart: isMultipart(row, fields), isLasting, isOnce, signal, renewal }
}

/** Multipart goes by the upload transport wherever there is one. */
async function transport(outgoing: Outgoing, client: Client, onPercent: CallOptions['onPercent']): Promise<Answer> {
  if (outgoing.isMultipart && client.upload !== undefined) return client.upload(outgoing, onPercent ?? (() => undefined))
  const answer = await client.send(outgoing)
  onPercent?.(100)
  return answer
}

const reported = new WeakSet<Row>()

function broken(row: Row, client: Client, answer: Answer, cause: unknown): ApiError {
  if (!reported.has(row)) {
    reported.add(row)
    client.connection.onBrokenReply?.(row, cause)
  }
  return new ApiError('broken', { status: answer.status, data: answer.text, cause })
}

/** Checks the answer against the row's promise. External rows have no envelope, unsettled ones no promise. */
function readAnswer(row: Row, answer: Answer, client: Client): Answered<unknown> {
  if (row.options.base === 'external') return { data: undefined, msg: '', status: answer.status }
  const envelope = envelopeOf(answer.text)
  if (envelope === undefined) throw broken(row, client, answer, new Error('not an envelope'))
  // A server may refuse with a good HTTP status: what it says counts. (ruling R8)
  if (envelope['status'] === 'error') throw httpError(statusIn(envelope) ?? answer.status, answer.text)
  const msg = messageIn(envelope) ?? ''
  if (row.options.reply === undefined) return { data: undefined, msg, status: answer.status }
  const checked = checkReply(row.options.reply, envelope)
  if (!checked.isGood) throw broken(row, client, answer, checked.cause)
  return { data: checked.reply, msg, status: answer.status }
}

/** Public promo lookup: the error is swallowed and the result is empty. (spec 8) */
function emptyReply(shape: Shape): Answered<unknown> {
  const data = v.parse(shape, isPage(shape) ? { data: [], total: 0, page: 1, count: 0 } : undefined)
  return { data, msg: '', status: 0 }
}

/** Toasts a failure as section 8 says; nobody is told what they cancelled, and an ended session says so itself, once. */
function sayFailure(row: Row, error: ApiError, client: Client, { isQuiet }: CallOptions): void {
  const isQuietNow = isQuiet === 'when-missing' ? error.status === 404 : isQuiet
  const isSilentKind = error.kind === 'cancelled' || error.kind === 'session'
  if (isQuietNow || isSilentKind || (row.options.fail ?? 'toast') !== 'toast') return
  client.connection.say({ kind: 'error', message: error.msg })
}

/** As {@link call}, with the server's message and the HTTP status. */
export async function answer<R extends Row>(row: R, input?: InputOf<R>, options: CallOptions = {}): Promise<Answered<ReplyOf<R>>> {
  const client = connected()
  try {
    const outgoing = outgoingOf(row, (input ?? {}) as Given, options, client)
    const answered = await transport(outgoing, client, options.onPercent)
    return readAnswer(row, answered, client) as Answered<ReplyOf<R>>
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError('broken', { cause })
    const { reply, fail } = row.options
    if (error.kind !== 'cancelled') {
      client.connection.onFailed?.({ method: row.method, path: row.path, status: error.status, kind: error.kind })
    }
    if (fail === 'empty' && reply !== undefined && error.kind !== 'session') return emptyReply(reply) as Answered<ReplyOf<R>>
    sayFailure(row, error, client, options)
    throw error
  }
}

/** Runs a row once: `data` of the envelope, or the page for lists. Rejects with {@link ApiError} alone. */
export async function call<R extends Row>(row: R, input?: InputOf<R>, options?: CallOptions): Promise<ReplyOf<R>> {
  const { data } = await answer(row, input, options)
  return data
}
