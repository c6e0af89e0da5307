/**
 * Sends the requests that wait, from any page. One without a response may have arrived: it is looked up before it is
 * sent again, or the person is asked. (rulings R42, R82)
 */

import { ApiError } from '#src/api/client/api-error.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { type Failure, isRefusal } from '#src/api/outbox/retry.ts'
import { findSubject, type Request } from './define-request.ts'
import { REQUESTS, requestQueue, type WaitingRequest } from './request-queue.ts'
import { words } from './words.ts'

/** How a press has ended whose form is still open. */
export interface Settled<Reply> {
  /** Undefined if it waits, or was found on the server. */
  data: Reply | undefined
  isWaiting: boolean
}
interface Watch {
  resolve: (settled: Settled<unknown>) => void
  reject: (error: ApiError) => void
}
const watched = new Map<string, Watch>()

function settle(key: string, tell: (watch: Watch) => void): void {
  const watch = watched.get(key)
  watched.delete(key)
  if (watch) tell(watch)
}

const isWaiting = ({ subject, values, lastTry, refusal }: WaitingRequest) =>
  refusal === undefined && lastTry !== 'unsure' && findSubject(subject)?.getPlace(values) !== undefined

async function send(item: WaitingRequest, isLasting: boolean): Promise<void> {
  const { key, values, isInDoubt } = item
  const subject = findSubject(item.subject)!
  if (isInDoubt && subject.canAsk) return requestQueue.change(key, { lastTry: 'unsure' })
  if (isInDoubt && (await subject.hasArrived(values))) {
    requestQueue.remove(key)
    subject.arrived(item, undefined)
    return settle(key, ({ resolve }) => resolve({ data: undefined, isWaiting: false }))
  }
  // Stored before the call, since the page may be left before the response arrives.
  requestQueue.change(key, { isInDoubt: true })
  const reply = await subject.send(item, isLasting)
  requestQueue.remove(key)
  subject.arrived(item, reply)
  settle(key, ({ resolve }) => resolve({ data: reply.data, isWaiting: false }))
}

const UNTAKEN: ReadonlySet<number | undefined> = new Set([408, 425, 429, 503])

/** The server's reason, with what it says about single fields. */
function explainRefusal({ refusal, error }: Failure): string {
  const fields = Object.values(error?.fields ?? {})
  return [...new Set([refusal, ...fields])].filter(Boolean).join(' ') || words.fault
}

function failed(item: WaitingRequest, failure: Failure): void {
  const { key, subject, values, isInDoubt } = item
  const { verdict, error } = failure
  if (isRefusal(failure) || verdict === 'fault') {
    const reason = explainRefusal(failure)
    if (watched.has(key)) {
      // While the form of the request is open, it shows the reason beside its field.
      requestQueue.remove(key)
      findSubject(subject)?.takenBack(item)
      return settle(key, ({ reject }) => reject(error ?? new ApiError('broken', { msg: reason })))
    }
    requestQueue.change(key, { refusal: reason, isInDoubt: false })
    return findSubject(subject)?.refused(values, reason, error)
  }
  // Such an answer says that nothing was taken; a broken server, or no answer, says nothing.
  const isUntaken = verdict === 'session' || UNTAKEN.has(error?.status)
  const isUnsure = !isUntaken && findSubject(subject)?.canAsk === true
  requestQueue.change(key, { lastTry: isUnsure ? 'unsure' : 'failed', ...(isUntaken && { isInDoubt }) })
  settle(key, ({ resolve }) => resolve({ data: undefined, isWaiting: true }))
}

const outbox = makeOutbox<WaitingRequest>({
  name: REQUESTS.name,
  getWaiting: () => (navigator.onLine ? requestQueue.getOwn().filter(isWaiting) : []),
  getKey: ({ key }) => key,
  send: (item, { isLasting }) => send(item, isLasting),
  onFailure: failed,
})

/** Sends all requests that wait. */
export const sendRequests = outbox.sendAtOnce

/** Keeps what was typed or chosen on the device, and sends it. */
export function pressRequest<Values>(request: Request<Values>, values: Values): void {
  request.put(values)
  void sendRequests()
}

/**
 * The same for a form that stays open until its fate is known: on the device from the press on, gone to the server,
 * or waiting. Rejects with what the server refuses, which is back in its draft by then.
 */
export function pressAndWatch<Values, Reply>(
  request: Request<Values, Reply>,
  values: Values,
  key?: string,
): Promise<Settled<Reply>> {
  const pressed = request.put(values, key)
  return new Promise((resolve, reject) => {
    watched.set(pressed, { resolve: resolve as Watch['resolve'], reject })
    const stay = () => settle(pressed, (watch) => watch.resolve({ data: undefined, isWaiting: true }))
    void sendRequests().then(stay, stay)
  })
}
