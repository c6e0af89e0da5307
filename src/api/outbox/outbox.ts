/**
 * Sends queued items: one tab at a time, each item once, retried with a back-off if a failure is worth it,
 * and at once when the page wakes up. A subject's adapter says what is queued and how to send it. (rulings
 * R28, R41, R42)
 */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { type BackOff, computeBackOff, type Failure, isRetryable, readFailure } from './retry.ts'
import { makeScheduler, watchWakeUps } from './scheduler.ts'

export interface OutboxAdapter<Item> {
  /** Names the lock that lets one tab of the browser send; omitted for items that only this page has. */
  name?: string
  /**
   * Lists what the signed-in person may send, in order; items that need the person's attention are excluded.
   */
  getWaiting: () => readonly Item[]
  /** Identifies an item; a new key is tried without the back-off of the old one. */
  getKey: (item: Item) => unknown
  /** The time, in milliseconds since 1970, until which an item can be undone and is not sent. */
  getLeaveTime?: (item: Item) => number
  /** Sends one item and removes it from the queue. `isLasting`: the page is being left. */
  send: (item: Item, options: { isLasting: boolean }) => Promise<void>
  /** Records why an item did not arrive, and removes it from the queue if only the person can fix it. */
  onFailure: (item: Item, failure: Failure) => void
  /** An item to be retried blocks those after it. */
  isInOrder?: boolean
  /** The number of items sent at the same time; 1 by default. */
  atOnce?: number
  backOff?: BackOff
  /** Tells whether an item is sent when the page is left, whatever it waits for. */
  leavesWithPage?: (item: Item) => boolean
}

export interface Outbox {
  /** Sends what is due; resolves with the last failure that leaves an item waiting. */
  send: () => Promise<Failure | undefined>
  /** Ignores the back-off, as when the person asks for it or the page wakes up. */
  sendAtOnce: () => Promise<Failure | undefined>
  /** Sends what leaves with the page. */
  sendLeaving: () => void
}

/** Remembers which items failed, and when each is due again. */
class Retries {
  private readonly byKey = new Map<unknown, { failures: number; dueAt: number }>()
  private wakeUps = 0

  private readonly backOff: BackOff | undefined

  constructor(backOff: BackOff | undefined) {
    this.backOff = backOff
  }

  /** Milliseconds since 1970; 0 for what did not fail. */
  getDueAt(key: unknown): number {
    return this.byKey.get(key)?.dueAt ?? 0
  }

  /**
   * Returns a function to call when the try of an item has ended: without a failure, or with one that leaves
   * it waiting.
   */
  begin(key: unknown): (failure: Failure | undefined) => void {
    const { wakeUps } = this
    return (failure) => {
      if (failure === undefined) {
        this.byKey.delete(key)
        return
      }
      // The page woke up meanwhile: this failure is retried at once.
      const isWoken = isRetryable(failure) && wakeUps !== this.wakeUps
      const failures = isWoken ? 0 : (this.byKey.get(key)?.failures ?? 0) + 1
      const wait = isWoken ? 0 : computeBackOff(failures, failure.retryAfter, this.backOff)
      this.byKey.set(key, { failures, dueAt: getDeviceNow() + wait })
    }
  }

  /** Forgets the back-off of everything. */
  clear(): void {
    this.wakeUps += 1
    this.byKey.clear()
  }
}

/** Without locks (plain http), or if they fail, each tab sends by itself. (ruling R28) */
async function runLocked(name: string | undefined, run: () => Promise<void>): Promise<void> {
  let hasRun = false
  const runOnce = () => {
    hasRun = true
    return run()
  }
  try {
    if (name !== undefined) await navigator.locks?.request(`karigor-${name}`, runOnce)
  } catch (error) {
    if (hasRun) throw error
  }
  if (!hasRun) await run()
}

/** Lists the queued items, each with the time from which it may be sent. */
function listTimed<Item>(
  adapter: OutboxAdapter<Item>,
  retries: Retries,
): { item: Item; key: unknown; dueAt: number }[] {
  const { getWaiting, getKey, getLeaveTime = () => 0, isInOrder = false } = adapter
  const waiting = getWaiting().map((item) => ({
    item,
    key: getKey(item),
    retryAt: retries.getDueAt(getKey(item)),
  }))
  const heldUntil = isInOrder ? Math.max(0, ...waiting.map(({ retryAt }) => retryAt)) : 0
  return waiting.map(({ item, key, retryAt }) => ({
    item,
    key,
    dueAt: Math.max(getLeaveTime(item), retryAt, heldUntil),
  }))
}

interface Sender {
  /** Sends all that is due, and resolves with the time until the next item is. */
  run: () => Promise<number | undefined>
  sendLeaving: () => Promise<void>
  getLastFailure: () => Failure | undefined
}

function makeSender<Item>(adapter: OutboxAdapter<Item>, retries: Retries): Sender {
  const { name, getWaiting, getKey, atOnce = 1 } = adapter
  const underWay = new Set<unknown>()
  let lastFailure: Failure | undefined

  const listIdle = () => listTimed(adapter, retries).filter(({ key }) => !underWay.has(key))
  const findDue = () => listIdle().find(({ dueAt }) => dueAt <= getDeviceNow())?.item

  async function trySend(item: Item, isLasting: boolean): Promise<Failure | undefined> {
    try {
      await adapter.send(item, { isLasting })
      return undefined
    } catch (error) {
      const failure = readFailure(error)
      if (failure.verdict === 'fault') reportError(error)
      adapter.onFailure(item, failure)
      return failure
    }
  }

  async function sendOne(item: Item, isLasting = false): Promise<void> {
    const key = getKey(item)
    const end = retries.begin(key)
    underWay.add(key)
    const failure = await trySend(item, isLasting)
    underWay.delete(key)
    const isLeft = getWaiting().some((each) => getKey(each) === key)
    end(isLeft ? failure : undefined)
    if (isLeft) lastFailure = failure ?? lastFailure
  }

  async function sendInTurn(): Promise<void> {
    for (let item = findDue(); item !== undefined; item = findDue()) await sendOne(item)
  }

  async function sendDue(): Promise<void> {
    lastFailure = undefined
    await Promise.all(Array.from({ length: atOnce }, sendInTurn))
  }

  return {
    run: async () => {
      if (findDue() !== undefined) await runLocked(name, sendDue)
      const waits = listIdle().map(({ dueAt }) => dueAt - getDeviceNow())
      return waits.length === 0 ? undefined : Math.max(0, Math.min(...waits))
    },
    sendLeaving: async () => {
      const leaving = listIdle().filter(({ item }) => adapter.leavesWithPage?.(item))
      await Promise.all(leaving.map(({ item }) => sendOne(item, true)))
    },
    getLastFailure: () => lastFailure,
  }
}

export function makeOutbox<Item>(adapter: OutboxAdapter<Item>): Outbox {
  const retries = new Retries(adapter.backOff)
  const sender = makeSender(adapter, retries)
  const scheduler = makeScheduler(sender.run)

  let isListening = false

  /** Starts listening with the first item, so that importing a sender has no side effects. */
  function listen(): void {
    if (isListening) return
    isListening = true
    watchWakeUps(() => void sendAtOnce())
    addEventListener('pagehide', sendLeaving)
  }

  async function send(): Promise<Failure | undefined> {
    listen()
    await scheduler.runNow()
    return sender.getLastFailure()
  }

  function sendAtOnce(): Promise<Failure | undefined> {
    retries.clear()
    return send()
  }

  /** The page may be restored: what failed on leaving is retried. */
  function sendLeaving(): void {
    void sender.sendLeaving().then(send)
  }

  return { send, sendAtOnce, sendLeaving }
}
