/** What a person does with kept classes. (ruling R68) */

import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { askForLastingStorage } from '#src/stores/browser/lasting-storage.ts'
import {
  changeKept,
  changeModule,
  hideKept,
  putKept,
  putModule,
  removeKept,
  removeModule,
  showKept,
} from '#src/stores/kept/change-kept.ts'
import { findKept, findModule, listModules } from '#src/stores/kept/find-kept.ts'
import { type KeptChoice, type KeptClass, type KeptModule, pickFacts } from '#src/stores/kept/kept-class.ts'
import { deleteFiles } from '#src/stores/kept/kept-disk.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { startKeeping, stopKeeping } from './keep-queue.ts'
import { words } from './sheet-words.ts'

/** As long as the toast with its undo, in milliseconds. */
const UNDO_TIME = 10_000

/**
 * The worker stores the app's files that play a kept class, even where data are saved: a press asked for them. (ruling R69,
 * docs/decisions/0008)
 */
function storeApp(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our origin, and has no such argument
    active?.postMessage({ kind: 'keep-class' })
  })
}

interface ToKeep {
  card: RecordingCard
  batchId: string
  estimate: number
}

/** Each class has its share of the bytes by its length. */
export function listToKeep(cards: readonly RecordingCard[], batchId: string, bytes: number): ToKeep[] {
  const seconds = cards.reduce((sum, { duration }) => sum + duration, 0) || 1
  return cards.map((card) => ({
    card,
    batchId: card.batch?._id ?? batchId,
    estimate: Math.round((bytes * card.duration) / seconds),
  }))
}

async function add({ card, batchId, estimate }: ToKeep, choice: KeptChoice): Promise<boolean> {
  const before = findKept(card._id)
  const isSame =
    before !== undefined &&
    before.kind === choice.kind &&
    (choice.kind === 'sound' || before.height === choice.height)
  // Another quality replaces the files.
  if (before !== undefined && !isSame) {
    stopKeeping(card._id)
    await deleteFiles(card._id)
  }
  const now = getDeviceNow()
  const fresh: KeptClass = {
    ...choice,
    id: card._id,
    batchId,
    state: 'waiting',
    addedAt: now,
    contactAt: now,
    size: 0,
    estimate,
    stored: 0,
    total: 0,
    isWatched: false,
    recording: pickFacts(card),
  }
  return putKept(
    isSame ? { ...before, ...choice, state: before.state === 'done' ? 'done' : 'waiting' } : fresh,
  )
}

/** Adds classes to the queue; false if the device stores nothing. */
export async function keep(classes: readonly ToKeep[], choice: KeptChoice): Promise<boolean> {
  askForLastingStorage()
  storeApp()
  let isStored = true
  for (const each of classes) isStored = (await add(each, choice)) && isStored
  startKeeping().catch(() => undefined)
  return isStored
}

/** Takes a module along, or fetches it again with another choice; false if the device stores nothing. */
export async function takeAlong(
  module: Pick<KeptModule, 'id' | 'batchId' | 'no' | 'title' | 'wantsFiles' | 'next'>,
): Promise<boolean> {
  askForLastingStorage()
  storeApp()
  const now = getDeviceNow()
  const before = findModule(module.id) ?? { addedAt: now, contactAt: now, files: [], texts: [] }
  const isStored = await putModule({ ...before, ...module, kind: 'module', state: 'waiting' })
  startKeeping().catch(() => undefined)
  return isStored
}

/** Deletes a module, and lets no other module of the batch fetch it again by itself. */
async function drop({ id, batchId }: KeptModule): Promise<void> {
  stopKeeping(id)
  await removeModule(id)
  for (const each of listModules())
    if (each.batchId === batchId && each.next) await changeModule(each.id, { next: undefined })
}

/** Fetches deleted modules again, and lets those that `before` fetched their next module do so again. */
async function restore(modules: readonly KeptModule[], before: readonly KeptModule[]): Promise<void> {
  for (const { id, next } of before) if (next && findModule(id)) await changeModule(id, { next })
  for (const each of modules) await takeAlong(each)
}

/** Deletes modules with their files; their classes stay. The undo fetches them again. */
export async function dropModules(modules: readonly KeptModule[]): Promise<void> {
  const [first] = modules
  if (first === undefined) return
  const before = listModules()
  const dropAll = async () => {
    for (const each of modules) await drop(each)
  }
  const dropping = dropAll()
  showToast({
    kind: 'success',
    isNew: true,
    topic: 'kept-classes',
    message: modules.length === 1 ? words.deleted(first.title) : words.deletedModules(modules.length),
    action: words.undo,
    onClick: () => void dropping.then(() => restore(modules, before)),
  })
  await dropping
}

export async function pause(id: string): Promise<void> {
  await changeKept(id, { state: 'paused' })
  stopKeeping(id)
}

export async function resume(id: string): Promise<void> {
  await changeKept(id, { state: 'waiting' })
  startKeeping().catch(() => undefined)
}

let pending: readonly string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** The bytes of what was deleted go now: its undo is over, or the page is left. */
function deletePending(): void {
  clearTimeout(timer)
  removeEventListener('pagehide', deletePending)
  const ids = pending
  pending = []
  void removeKept(...ids).then(() => showKept(...ids))
}

/** Takes classes off the list; their bytes go when the undo is over. */
export function discard(ids: readonly string[]): void {
  if (ids.length === 0) return
  for (const id of ids) stopKeeping(id)
  if (pending.length > 0) deletePending()
  hideKept(...ids)
  pending = ids
  timer = setTimeout(deletePending, UNDO_TIME)
  addEventListener('pagehide', deletePending)
  const [first] = ids
  const title = ids.length === 1 && first ? findKept(first)?.recording.title : undefined
  showToast({
    kind: 'success',
    isNew: true,
    topic: 'kept-classes',
    message: title === undefined ? words.deletedMany(ids.length) : words.deleted(title),
    action: words.undo,
    onClick: () => {
      clearTimeout(timer)
      removeEventListener('pagehide', deletePending)
      pending = []
      showKept(...ids)
      startKeeping().catch(() => undefined)
    },
  })
}

/** The person read why it was deleted. */
export const dismiss = (id: string) => removeKept(id)
