/**
 * A list of queued writes, on the device if it can store them, else only in this page. Each has its owner:
 * nobody else sees, counts or sends it. It is deleted when it is delivered, when its owner logs out, or when
 * it is 30 days old. (rulings R16, R21)
 */

import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored } from '#src/lib/read-stored.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { getPorts, runWhenConnected } from './ports.ts'

interface QueueItem {
  owner?: string | undefined
  /** Milliseconds since 1970, when it was queued. */
  putAt?: number | undefined
}

export interface QueueDefinition<Item extends QueueItem> {
  /** Names the list in the device's storage. */
  name: string
  shape: v.GenericSchema<unknown, Item>
  getKey: (item: Item) => string
  /** True when a guest's items pass to the person who logs in. */
  isClaimedAtLogin?: boolean
}

export interface Queue<Item extends QueueItem> {
  /** Everything on this device, whoever owns it, for what is sent without a session. */
  getItems: () => readonly Item[]
  /** The items of the signed-in person; the same array as long as nothing changes. */
  getOwn: () => readonly Item[]
  /** Adds an item of the signed-in person, replacing one with the same key. */
  put: (item: Omit<Item, 'owner' | 'putAt'>) => void
  /** Without a session it changes anybody's item, since a running call may end then. */
  change: (key: string, change: Partial<Item>) => void
  remove: (key: string) => void
  /** Changes the person's own items; other people's stay unchanged. */
  update: (update: (items: readonly Item[]) => readonly Item[]) => void
  subscribe: (listen: () => void) => () => void
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null

const listeners = new Set<() => void>()
const opened = new Map<string, unknown>()
const forgetters = new Set<() => void>()

/** The list as text on the device, and as items in this page. */
class StoredList<Item> {
  private readonly name: string
  private readonly read: (stored: unknown) => Item | undefined
  private readonly listeners = new Set<() => void>()
  private text: string | undefined
  private items: readonly Item[] = []
  /** Items with a shape that only another release knows; they are kept for it. */
  private unread: readonly unknown[] = []

  constructor(name: string, read: (stored: unknown) => Item | undefined) {
    this.name = name
    this.read = read
    globalThis.addEventListener?.('storage', this.notify)
  }

  /** One item with another shape does not affect the others. */
  private parse(text: string): void {
    this.unread = []
    try {
      const stored: unknown = JSON.parse(text)
      if (!Array.isArray(stored)) return
      const found = stored.map((each) => ({ each, item: this.read(each) }))
      this.items = found.flatMap(({ item }) => item ?? [])
      this.unread = found.flatMap(({ each, item }) => (item === undefined && isRecord(each) ? [each] : []))
    } catch {
      // This page's list stays.
    }
  }

  readonly notify = (): void => {
    for (const listen of [...this.listeners, ...listeners]) listen()
  }

  /** Other tabs write there too. If nothing is stored, this page's own list counts. */
  readonly get = (): readonly Item[] => {
    const stored = getPorts().storage.read(this.name)
    if (stored === undefined || stored === this.text) return this.items
    this.text = stored
    this.parse(stored)
    return this.items
  }

  readonly update = (change: (items: readonly Item[]) => readonly Item[]): void => {
    const items = change(this.get())
    const text = JSON.stringify([...items, ...this.unread])
    const { storage } = getPorts()
    // Full storage still has the older list, which must not come back.
    this.text = storage.write(this.name, text) ? text : storage.read(this.name)
    this.items = items
    this.notify()
  }

  /** Removes an owner's items from this page's list; the session removes them from storage. */
  readonly forget = (isForgotten: (item: Item) => boolean): void => {
    const left = this.get().filter((item) => !isForgotten(item))
    this.text = getPorts().storage.read(this.name)
    if (this.text !== undefined) this.parse(this.text)
    this.items = left
    this.notify()
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }
}

const getOwner = () => getPorts().session.getOwner()

function makeQueue<Item extends QueueItem>({
  name,
  shape,
  getKey,
  isClaimedAtLogin,
}: QueueDefinition<Item>): Queue<Item> {
  const owned = v.intersect([
    shape,
    v.object({ owner: v.optional(v.string()), putAt: v.optional(v.number()) }),
  ])
  /** Without its key an item of an earlier release could not be told from another one. */
  function readItem(stored: unknown): Item | undefined {
    const item = readStored(owned, stored)
    return item === undefined || getKey(item) === '' ? undefined : item
  }
  const { get, update, forget, subscribe, notify } = new StoredList<Item>(name, readItem)
  let own: { person: string | undefined; all: readonly Item[]; items: readonly Item[] } = {
    person: undefined,
    all: [],
    items: [],
  }

  function getOwn(): readonly Item[] {
    const [person, all] = [getOwner(), get()]
    if (own.person !== person || own.all !== all)
      own = { person, all, items: all.filter(({ owner }) => owner === person) }
    return own.items
  }

  function claim(): void {
    const owner = getOwner()
    if (owner === undefined || !get().some((item) => item.owner === undefined)) return
    update((items) => items.map((item) => (item.owner === undefined ? { ...item, owner } : item)))
  }

  forgetters.add(() => forget(() => true))
  runWhenConnected(() => {
    const { session } = getPorts()
    session.onEnd(
      (ending, person) =>
        ending === 'logged-out' && forget(({ owner }) => owner === undefined || owner === person),
    )
    session.onChange(notify)
    if (!isClaimedAtLogin) return
    claim()
    session.onChange(claim)
  })

  function updateOwn(change: (items: readonly Item[]) => readonly Item[]): void {
    const stamp = { owner: getOwner(), putAt: getDeviceNow() }
    const mine = change(getOwn()).map((item): Item => ({
      ...item,
      ...stamp,
      putAt: item.putAt ?? stamp.putAt,
    }))
    update((items) => [...items.filter(({ owner }) => owner !== stamp.owner), ...mine])
  }

  const isTouched = (item: Item, key: string) =>
    getKey(item) === key && [undefined, item.owner].includes(getOwner())

  return {
    getItems: get,
    getOwn,
    put: (item) => {
      const added = item as unknown as Item
      updateOwn((items) => [
        ...items.filter((each) => getKey(each) !== getKey(added)),
        { ...added, putAt: undefined },
      ])
    },
    change: (key, change) =>
      update((items) => items.map((item) => (isTouched(item, key) ? { ...item, ...change } : item))),
    remove: (key) => update((items) => items.filter((item) => !isTouched(item, key))),
    update: updateOwn,
    subscribe,
  }
}

/** Opens the one queue of this name in the page. */
export function openQueue<Item extends QueueItem>(definition: QueueDefinition<Item>): Queue<Item> {
  const known = opened.get(definition.name) as Queue<Item> | undefined
  const queue = known ?? makeQueue(definition)
  opened.set(definition.name, queue)
  return queue
}

/** Calls when any queue has changed. */
export function subscribeToQueues(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const NONE: readonly never[] = []
/** The build prerenders pages without a queue. */
const getNone = () => NONE

/** Subscribes to the person's own items of a queue. */
export function useQueue<Item extends QueueItem>(definition: QueueDefinition<Item>): readonly Item[] {
  const { subscribe, getOwn } = openQueue(definition)
  return useSyncExternalStore(subscribe, getOwn, getNone)
}

/** Empties all queues between two tests. */
export function resetQueues(): void {
  for (const forget of forgetters) forget()
}
