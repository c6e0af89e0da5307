/** The requests that one place shows: how far each is, and what the person can do about it. */

import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { getPorts } from '#src/api/outbox/ports.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import { subscribeToConnection } from '#src/lib/connection.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { findSubject, type Request } from './define-request.ts'
import { replyRead, useSentReply } from './reply-store.ts'
import type { RequestName } from './request-names.ts'
import { sendRequests } from './request-outbox.ts'
import { REQUESTS, requestQueue, type WaitingRequest } from './request-queue.ts'
import { words } from './words.ts'

export interface ShownRequest<Values = unknown> {
  key: string
  values: Values
  /** `unsure`: it may have arrived, and only the person can say whether to send it again. */
  state: 'sending' | 'waiting' | 'unsure' | 'refused'
  /** The button of its press may be gone: what replaces it takes the focus. */
  isJustPressed: boolean
  /** Why the server has rejected it. */
  refusal: string | undefined
  /** Sends it again, as it is. */
  repeat: () => void
  /** Takes it back: into its form, where it has one. */
  takeBack: () => void
}

/** In milliseconds. */
const JUST_NOW = 1000

function getState({ refusal, lastTry }: WaitingRequest, isOnline: boolean): ShownRequest['state'] {
  if (refusal !== undefined) return 'refused'
  if (lastTry === undefined) return isOnline ? 'sending' : 'waiting'
  return lastTry === 'unsure' ? 'unsure' : 'waiting'
}

function repeat({ key }: WaitingRequest): void {
  requestQueue.change(key, { lastTry: undefined, refusal: undefined, isInDoubt: false })
  void sendRequests()
}

/** Into its form, where it has one. */
export function takeBackRequest(item: WaitingRequest): void {
  const { key, subject, isInDoubt, lastTry } = item
  requestQueue.remove(key)
  findSubject(subject)?.takenBack(item)
  // The row of an unsure one has said so.
  if (isInDoubt && lastTry !== 'unsure')
    getPorts().showToast({ kind: 'success', message: words.inDoubt, isNew: true })
}

const isOf = (name: string, { subject, values }: WaitingRequest, place?: string) => {
  const found = subject === name ? findSubject(subject)?.getPlace(values) : undefined
  return found !== undefined && (place === undefined || found === place)
}

/** The request of a place that is still on this device. */
export const findWaiting = <Values>(request: Request<Values>, place: string): WaitingRequest | undefined =>
  requestQueue.getOwn().find((item) => isOf(request.name, item, place))

/** `place`: undefined for all places. */
export function useRequests<Values>(
  { name }: Request<Values>,
  place?: string,
): readonly ShownRequest<Values>[] {
  const items = useQueue(REQUESTS)
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  return useMemo(() => {
    const own = items.filter((item) => isOf(name, item, place))
    return own.map((item) => ({
      key: item.key,
      values: findSubject(name)?.read(item.values) as Values,
      state: getState(item, isOnline),
      isJustPressed: getDeviceNow() - (item.putAt ?? 0) < JUST_NOW,
      refusal: item.refusal,
      repeat: () => repeat(item),
      takeBack: () => takeBackRequest(item),
    }))
  }, [items, isOnline, name, place])
}

/** Runs when the request of this place has arrived from this page; the reply is undefined if it was found there. */
export function useArrival<Reply>(
  { name }: { name: RequestName; reply?: Reply },
  place: string,
  onArrived: (reply: Reply | undefined) => void,
): void {
  const reply = useSentReply(name, place)
  const tell = useEffectEvent(onArrived)
  useEffect(() => {
    if (reply === undefined) return
    replyRead(name, place)
    tell(reply.data as Reply | undefined)
  }, [reply, name, place])
}
