/**
 * The second place of a person's own texts: drafts, queues, places. A browser writes localStorage to disk
 * seconds to a minute later, so a kill of the whole browser takes what lies there alone; the database is
 * written at once. The later of the two wins. (rulings R16, R21)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { guardDatabase } from './guarded-database.ts'
import {
  followOwn,
  listNames,
  OWN_PREFIX,
  parseStored,
  readText,
  removeText,
  writeText,
} from './guarded-storage.ts'

/**
 * One text, by its name in localStorage. Without a text: it was sent or removed, and must not come back. `at` is in
 * milliseconds since 1970.
 */
const Copy = v.object({ text: v.optional(v.string()), at: v.number() })
type Copy = v.InferOutput<typeof Copy>

const { ask } = guardDatabase('karigor-own', 'texts')

/** An exam's answers have a place of their own in a database. (ruling R34) */
const isCopied = (name: string) => !name.startsWith(`${OWN_PREFIX}attempt:`)

/** Marks, with its time, a text that has changed since its copy was written. */
const CHANGED = 'karigor-changed-'
/** The browser has written a removal to its disk long before. */
const REMOVAL_AGE = 60 * 60 * 1000

const readMark = (name: string) => Number(readText('localStorage', CHANGED + name) ?? 0)

const waiting = new Set<string>()
let copying: Promise<void> | undefined

async function copyWaiting(): Promise<void> {
  const marks = [...waiting].map((name) => [name, readMark(name)] as const)
  waiting.clear()
  await ask(async (store) => {
    await store('readwrite', (texts) => {
      for (const [name, at] of marks) {
        const copy = { text: readText('localStorage', name), at: at || getDeviceNow() }
        texts.put(copy, name)
      }
      return new Promise<void>((resolve, reject) => {
        texts.transaction.oncomplete = () => resolve()
        texts.transaction.onabort = () => reject(texts.transaction.error ?? new Error('aborted'))
      })
    })
  }, undefined)
  // A text that changed meanwhile keeps its newer mark.
  for (const [name, at] of marks) if (readMark(name) === at) removeText('localStorage', CHANGED + name)
}

/** Resolves when what has changed is copied, or cannot be: then its mark says that the copy is older. */
export async function copyOwn(): Promise<void> {
  while (waiting.size > 0 || copying) {
    copying ??= copyWaiting()
      .catch(() => undefined)
      .finally(() => {
        copying = undefined
      })
    await copying
  }
}

followOwn((name) => {
  if (!isCopied(name) || globalThis.indexedDB === undefined) return
  writeText('localStorage', CHANGED + name, String(Math.max(getDeviceNow(), readMark(name) + 1)))
  waiting.add(name)
  queueMicrotask(() => void copyOwn())
})

/** Puts back what localStorage has lost, as if another tab had written it. */
function putBack(name: string, { text }: Copy): void {
  const storage = globalThis.localStorage
  const oldValue = storage.getItem(name)
  if (text === undefined) storage.removeItem(name)
  else storage.setItem(name, text)
  dispatchEvent(
    new StorageEvent('storage', { key: name, oldValue, newValue: text ?? null, storageArea: storage }),
  )
}

const Stamped = v.object({ at: v.optional(v.number()), putAt: v.optional(v.number()) })

/** Finds the time inside a text or its items: a tab of another release writes without a mark. */
function findTime(text: string | undefined): number {
  const stored = parseStored(text)
  const items: readonly unknown[] = Array.isArray(stored) ? stored : [stored]
  return Math.max(
    0,
    ...items.map((each) => readAs(Stamped, each)).map((each) => each?.putAt ?? each?.at ?? 0),
  )
}

function compare(name: string, copy: Copy): void {
  const text = readText('localStorage', name)
  const isNewer =
    readMark(name) > copy.at || findTime(text) > (copy.text === undefined ? copy.at : findTime(copy.text))
  if (isNewer) return void waiting.add(name)
  removeText('localStorage', CHANGED + name)
  if (text !== copy.text) putBack(name, copy)
}

/**
 * Compares all texts inside one writing transaction: a text that another tab is copying meanwhile still has
 * its mark.
 */
async function compareAll(): Promise<void> {
  const now = getDeviceNow()
  await ask(
    (store) =>
      store(
        'readwrite',
        (texts) =>
          new Promise<void>((resolve, reject) => {
            const walk = texts.openCursor()
            walk.onerror = () => reject(walk.error ?? new Error('unread'))
            walk.onsuccess = () => {
              const { result: cursor } = walk
              if (cursor === null) return resolve()
              const name = cursor.key as string
              const copy = readAs(Copy, cursor.value)
              try {
                // A damaged copy says nothing: it must not remove the text that it was made of.
                if (copy === undefined) waiting.add(name)
                else compare(name, copy)
              } catch {
                // Full or denied storage: the copy stays for the next visit.
              }
              if (copy && copy.text === undefined && now - copy.at > REMOVAL_AGE) cursor.delete()
              cursor.continue()
            }
          }),
      ),
    undefined,
  )
  for (const name of listNames(CHANGED)) waiting.add(name.slice(CHANGED.length))
  await copyOwn()
}

let restoring: Promise<void> | undefined

/** Runs once per page; resolves also where there is no database. */
export function restoreOwn(): Promise<void> {
  restoring ??= compareAll().catch(() => undefined)
  return restoring
}
