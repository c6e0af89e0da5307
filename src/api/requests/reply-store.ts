/** Replies to requests that were sent in this page, for the place that shows them. Forgotten with the session. */

import { useSyncExternalStore } from 'react'
import { getPorts, runWhenConnected } from '#src/api/outbox/ports.ts'
import type { RequestName } from './request-names.ts'

const replies = new Map<string, { data: unknown }>()
const listeners = new Set<() => void>()

const nameReply = (name: RequestName, place: string) => `${name} ${place}`

function notify(): void {
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function replyCame(name: RequestName, place: string, data: unknown): void {
  replies.set(nameReply(name, place), { data })
  notify()
}

export function replyRead(name: RequestName, place: string): void {
  if (replies.delete(nameReply(name, place))) notify()
}

export function useSentReply(name: RequestName, place: string): { data: unknown } | undefined {
  return useSyncExternalStore(
    subscribe,
    () => replies.get(nameReply(name, place)),
    () => undefined,
  )
}

runWhenConnected(() => getPorts().session.onEnd(() => replies.clear()))
