/**
 * A list of writes that wait, on the device where it stores anything, else in this page alone. Each carries whose it is; at logout all
 * go. (rulings R16, R21)
 */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { getPorts, runWhenConnected } from './ports.ts'

interface QueueItem {
  owner?: string | undefined
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
  /** Everything on this device, whosever it is; equal as long as nothing changes. */
  getItems: () => readonly Item[]
  getOwn: () => readonly Item[]
  /** Adds an item of the one who is signed in, in the place of one with its key. */
  put: (item: Omit<Item, 'owner'>) => void
  change: (key: string, change: Partial<Item>) => void
  remove: (key: string) => void
  update: (update: (items: readonly Item[]) => readonly Item[]) => void
  subscribe: (listen: () => void) => () => void
}

const opened = new Map<string, unknown>()
const forgetters = new Set<() => void>()

/** The list as text on the device, and as items in this page. */
class StoredList<Item> {
  private readonly name: string
  private readonly shape: v.GenericSchema<unknown, Item>
  private readonly listeners = new Set<() => void>()
  private text: string | undefined
  private items: readonly Item[] = []

  constructor(name: string, shape: v.GenericSchema<unknown, Item>) {
    this.name = name
    this.shape = shape
    globalThis.addEventListener?.('storage', this.notify)
  }

  private parse(text: string): readonly Item[] | undefined {
    try {
      return readAs(v.array(this.shape), JSON.parse(text))
    } catch {
      return undefined
    }
  }

  private readonly notify = (): void => {
    for (const listen of this.listeners) listen()
  }

  /** Other tabs write there too. Where nothing is stored this page's own list stands. */
  readonly get = (): readonly Item[] => {
    const stored = getPorts().storage.read(this.name)
    if (stored === undefined || stored === this.text) return this.items
    this.text = stored
    this.items = this.parse(stored) ?? this.items
    return this.items
  }

  readonly update = (change: (items: readonly Item[]) => readonly Item[]): void => {
    const items = change(this.get())
    const text = JSON.stringify(items)
    const { storage } = getPorts()
    // Full storage still holds the older list, which must not come back.
    this.text = storage.write(this.name, text) ? text : storage.read(this.name)
    this.items = items
    this.notify()
  }

  /** Empties this page's list; the session empties the storage. */
  readonly forget = (): void => {
    this.items = []
    this.text = getPorts().storage.read(this.name)
    this.notify()
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }
}

const getOwner = () => getPorts().session.getOwner()

function makeQueue<Item extends QueueItem>({ name, shape, getKey, isClaimedAtLogin }: QueueDefinition<Item>): Queue<Item> {
  const { get, update, forget, subscribe } = new StoredList(name, shape)

  function claim(): void {
    const owner = getOwner()
    if (owner === undefined || !get().some((item) => item.owner === undefined)) return
    update((items) => items.map((item) => (item.owner === undefined ? { ...item, owner } : item)))
  }

  forgetters.add(forget)
  runWhenConnected(() => {
    const { session } = getPorts()
    session.onEnd((ending) => ending === 'logged-out' && forget())
    if (!isClaimedAtLogin) return
    claim()
    session.onChange(claim)
  })

  function put(item: Omit<Item, 'owner'>): void {
    const added = { ...item, owner: getOwner() } as unknown as Item
    update((items) => [...items.filter((each) => getKey(each) !== getKey(added)), added])
  }

  return {
    getItems: get,
    getOwn: () => get().filter(({ owner }) => owner === getOwner()),
    put,
    change: (key, change) => update((items) => items.map((item) => (getKey(item) === key ? { ...item, ...change } : item))),
    remove: (key) => update((items) => items.filter((item) => getKey(item) !== key)),
    update,
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

export function useQueue<Item extends QueueItem>(definition: QueueDefinition<Item>): readonly Item[] {
  const { subscribe, getItems } = openQueue(definition)
  return useSyncExternalStore(subscribe, getItems)
}

/** Empties all queues, between two tests. */
export function resetQueues(): void {
  for (const forget of forgetters) forget()
}
