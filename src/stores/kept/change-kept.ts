/** Changes of kept classes and modules: in memory first, then on the device, then in the other tabs. (ruling R68) */

import type { Recording } from '#src/api/shapes/recording.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { findKept, findModule, listKept, listModules } from './find-kept.ts'
import {
  countDaysLeft,
  isEnded,
  type KeptClass,
  type KeptModule,
  type KeptState,
  pickFacts,
  sumAll,
  sumKept,
  type Unkeepable,
} from './kept-class.ts'
import { deleteFiles, deleteKept, isKeptBy, rememberBytes, writeRecord } from './kept-disk.ts'
import { tellTabs, useKept } from './kept-store.ts'

function show(record: KeptClass): void {
  const { classes } = useKept.getState()
  const isNew = !classes.some(({ id }) => id === record.id)
  useKept.setState({
    isRead: true,
    classes: isNew ? [...classes, record] : classes.map((each) => (each.id === record.id ? record : each)),
  })
}

function countBytes(): void {
  const owner = getPersonId()
  if (owner === undefined || !isKeptBy(owner)) return
  rememberBytes(owner, sumAll(sumKept(listKept(), listModules())))
}

/** False if the device does not store it. */
export async function putKept(record: KeptClass): Promise<boolean> {
  const owner = getPersonId()
  if (owner === undefined) return false
  show(record)
  const isStored = await writeRecord(owner, record)
  countBytes()
  tellTabs({ kind: 'changed' })
  return isStored
}

/** False if the device does not store it. */
export async function putModule(record: KeptModule): Promise<boolean> {
  const owner = getPersonId()
  if (owner === undefined) return false
  useKept.setState(({ modules }) => ({
    isRead: true,
    modules: [...modules.filter(({ id }) => id !== record.id), record],
  }))
  const isStored = await writeRecord(owner, record)
  countBytes()
  tellTabs({ kind: 'changed' })
  return isStored
}

/** A module that was deleted meanwhile stays deleted. */
export async function changeModule(id: string, changed: Partial<KeptModule>): Promise<void> {
  const record = findModule(id)
  if (record !== undefined) await putModule({ ...record, ...changed })
}

export async function removeModule(id: string): Promise<void> {
  useKept.setState(({ modules }) => ({ modules: modules.filter((each) => each.id !== id) }))
  await deleteKept(id)
  countBytes()
  tellTabs({ kind: 'changed' })
}

/** A class that was deleted meanwhile stays deleted. */
export async function changeKept(id: string, changed: Partial<KeptClass>): Promise<void> {
  const record = findKept(id)
  if (record !== undefined) await putKept({ ...record, ...changed })
}

export async function removeKept(...ids: readonly string[]): Promise<void> {
  useKept.setState(({ classes }) => ({ classes: classes.filter(({ id }) => !ids.includes(id)) }))
  for (const id of ids) await deleteKept(id)
  countBytes()
  tellTabs({ kind: 'changed' })
}

/** The files go, and one line says why. */
async function endKept(id: string, state: Extract<KeptState, 'closed' | 'gone' | 'expired'>): Promise<void> {
  await deleteFiles(id)
  await changeKept(id, { state, size: 0, stored: 0 })
}

/** The server allowed the class again. */
export function recordContact(id: string, recording: Recording): void {
  const record = findKept(id)
  if (record === undefined || isEnded(record)) return
  const isWatched = record.isWatched || recording.is_watched
  void changeKept(id, { recording: pickFacts(recording), contactAt: getDeviceNow(), isWatched })
}

/** Ends a class that the server refuses; any other status leaves it. (ruling R68) */
export function recordRefusal(id: string, status: number | undefined): void {
  const record = findKept(id)
  if (record === undefined || isEnded(record)) return
  if (status === 403) void endKept(id, 'closed')
  else if (status === 404 || status === 410) void endKept(id, 'gone')
}

/** Remembers for this visit why a class cannot be kept. */
export function rememberReason(id: string, reason: Unkeepable): void {
  useKept.setState(({ refused }) => ({ refused: { ...refused, [id]: reason } }))
}

/** Ends what has had no contact for too long. */
export async function endExpired(): Promise<void> {
  for (const record of listKept())
    if (!isEnded(record) && countDaysLeft(record, getDeviceNow()) <= 0) await endKept(record.id, 'expired')
  for (const record of listModules())
    if (countDaysLeft(record, getDeviceNow()) <= 0) await removeModule(record.id)
}

/** Takes classes off the list while their undo is open. */
export function hideKept(...ids: readonly string[]): void {
  useKept.setState(({ hidden }) => ({ hidden: [...hidden, ...ids] }))
}

export function showKept(...ids: readonly string[]): void {
  useKept.setState(({ hidden }) => ({ hidden: hidden.filter((id) => !ids.includes(id)) }))
}
