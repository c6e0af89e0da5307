/** Reads, stores and deletes the papers that a teacher takes along, in step with the other tabs. (ruling R87) */

import { openBroadcast } from '#src/stores/browser/tab-channel.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import {
  deletePapers,
  hasPapers,
  isPaperOld,
  type PaperHead,
  readHeads,
  readPaperFile,
  type Stored,
  storePaper,
  type TakenPaper,
} from './paper-disk.ts'
import { findKey } from './paper-lock.ts'
import { useKeptPapers } from './papers-store.ts'

const NAME = 'karigor-papers'
let channel: BroadcastChannel | undefined
let reading: Promise<void> | undefined

function tellTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
  channel?.postMessage('changed')
}

function followTabs(): void {
  if (channel !== undefined) return
  channel = openBroadcast(NAME)
  channel?.addEventListener('message', () => void readKeptPapers(true))
}

async function readAll(): Promise<void> {
  const owner = getPersonId()
  const heads = await readHeads(owner)
  const old = heads.filter((head) => isPaperOld(head))
  const oldIds = old.map(({ id }) => id)
  // Also what an earlier deletion has left.
  if (owner !== undefined) await deletePapers(owner, oldIds)
  const papers = heads.filter((head) => !old.includes(head))
  const key = owner !== undefined && papers.length > 0 ? await findKey(owner) : undefined
  const isOpen = papers.every((head) => head.key === key?.id)
  if (getPersonId() === owner) useKeptPapers.setState({ isRead: true, papers, isOpen })
}

/** Reads what is here once, or again, and deletes what is a day old. */
export async function readKeptPapers(isAgain = false): Promise<void> {
  followTabs()
  if (isAgain) reading = undefined
  await (reading ??= readAll())
}

async function changed(): Promise<void> {
  await readKeptPapers(true)
  tellTabs()
}

export async function keepPaper(paper: TakenPaper): Promise<Stored> {
  const owner = getPersonId()
  if (owner === undefined) return 'denied'
  const stored = await storePaper(owner, paper)
  if (stored === 'stored') await changed()
  return stored
}

/** Its marks are at the server, it is gone there, or the teacher says so. */
export async function dropKeptPapers(ids: readonly string[]): Promise<void> {
  const owner = getPersonId()
  if (owner === undefined || !hasPapers(owner)) return
  await deletePapers(owner, ids)
  await changed()
}

/** A paper that this tab can open. */
export const findHead = async (isMeant: (head: PaperHead) => boolean) => {
  await readKeptPapers()
  const { papers, isOpen } = useKeptPapers.getState()
  return isOpen ? papers.find((head) => isMeant(head) && !isPaperOld(head)) : undefined
}

/** The bytes of a submitted file that is here; undefined for any other. `hash`: its SHA-256. */
export async function findKeptFile(hash: string): Promise<ArrayBuffer | undefined> {
  const owner = getPersonId()
  if (owner === undefined || !hasPapers(owner)) return undefined
  const head = await findHead(({ files }) => files.includes(hash))
  return head && readPaperFile(owner, head.id, hash)
}

/** Deletes what is a day old, when a visit begins. */
export const removeOldPapers = (): Promise<void> => readKeptPapers(true)

runAtSessionEnd(() => {
  reading = undefined
})
