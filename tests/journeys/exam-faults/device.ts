/** Implements the verbs `clock` and `storage`, and the online state, in open pages and later ones. */

import type { BrowserContext } from '@playwright/test'

interface DeviceState {
  /** Seconds by which the device's clock is wrong. */
  clock: number
  storage: string
  isOnline: boolean
}

/** Runs in the page before its scripts, and again whenever the state changes. Self-contained, since it is sent as text. */
function applyState(state: DeviceState): void {
  const device = globalThis as typeof globalThis & { deviceState?: DeviceState }
  const isKnown = device.deviceState !== undefined
  device.deviceState = state
  if (isKnown) return

  const now = () => device.deviceState as DeviceState
  const isStorage = (how: string) => now().storage === how
  const TrueDate = Date
  class DeviceDate extends TrueDate {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(TrueDate.now() + now().clock * 1000)
      else super(...(parts as [number]))
    }
    static override now(): number {
      return TrueDate.now() + now().clock * 1000
    }
    /** Keeps `instanceof Date` true for dates that the browser makes. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof TrueDate
    }
  }
  device.Date = DeviceDate as DateConstructor

  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => now().isOnline })

  const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError')
  const guard = <T extends object>(owner: T, name: keyof T, error: () => DOMException | undefined) => {
    const original = owner[name] as (...parts: unknown[]) => unknown
    Object.assign(owner, {
      [name](this: unknown, ...parts: unknown[]) {
        const refusal = error()
        if (refusal) throw refusal
        return original.apply(this, parts)
      },
    })
  }
  const onWrite = () => (isStorage('full') ? full() : isStorage('denied') ? denied() : undefined)
  const onUse = () => (isStorage('denied') ? denied() : undefined)
  guard(Storage.prototype, 'setItem', onWrite)
  guard(Storage.prototype, 'getItem', onUse)
  guard(Storage.prototype, 'removeItem', onUse)
  guard(IDBFactory.prototype, 'open', onUse)
  guard(IDBDatabase.prototype, 'transaction', onUse)
  guard(IDBObjectStore.prototype, 'put', onWrite)
  guard(IDBObjectStore.prototype, 'add', onWrite)
}

/**
 * Runs in the page: corrupts every text and record of the origin's storage, as tampering or an older build
 * would.
 */
async function corruptStorage(): Promise<void> {
  for (const key of Object.keys(localStorage))
    localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, 7) ?? ''}\u0000{`)
  const done = (request: IDBRequest | IDBOpenDBRequest) =>
    new Promise<unknown>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  for (const { name } of await indexedDB.databases()) {
    const database = (await done(indexedDB.open(name ?? ''))) as IDBDatabase
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store, 'readwrite').objectStore(store)
      const garbage = [null, 'broken', { edit: 'many', value: { __proto__: null } }, [[]], 7]
      for (const [at, key] of ((await done(records.getAllKeys())) as IDBValidKey[]).entries()) {
        const path = records.keyPath
        const value = garbage[at % garbage.length]
        await done(
          typeof path === 'string' ? records.put({ [path]: key, garbage: value }) : records.put(value, key),
        )
      }
    }
    database.close()
  }
}

export interface Device {
  clock: (seconds: number) => Promise<void>
  storage: (how: string) => Promise<void>
  online: (isOnline: boolean) => Promise<void>
}

export async function makeDevice(context: BrowserContext): Promise<Device> {
  let state: DeviceState = { clock: 0, storage: 'ok', isOnline: true }

  async function change(next: Partial<DeviceState>): Promise<void> {
    state = { ...state, ...next }
    await context.addInitScript(applyState, state)
    // A page that has crashed or is navigating gets the state when it opens again.
    await Promise.all(context.pages().map((page) => page.evaluate(applyState, state).catch(() => undefined)))
  }

  await change({})
  return {
    clock: (seconds) => change({ clock: seconds }),
    async storage(how) {
      if (how === 'corrupt') await Promise.all(context.pages().map((page) => page.evaluate(corruptStorage)))
      else await change({ storage: how })
    },
    async online(isOnline) {
      await change({ isOnline })
      const dispatch = (name: string) => void dispatchEvent(new Event(name))
      await Promise.all(
        context
          .pages()
          .map((page) => page.evaluate(dispatch, isOnline ? 'online' : 'offline').catch(() => undefined)),
      )
    },
  }
}
