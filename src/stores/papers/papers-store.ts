/** The papers that a teacher has taken along, in step with the device and the other tabs. (ruling R87) */

import { create } from 'zustand'
import { buildKey } from '#src/api/client/request.ts'
import { submission } from '#src/api/contract/submission.ts'
import { connectOtherPlace } from '#src/api/replies/replies.ts'
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
  readPaperReply,
  type Stored,
  storePaper,
  type TakenPaper,
} from './paper-disk.ts'
import { findKey, forgetKey } from './paper-lock.ts'

/** A teacher may take so many. (ruling R87) */
export const MOST_PAPERS = 30

/** How many of the wanted papers are here. */
export interface Taking {
  done: number
  all: number
}

interface PapersStore {
  /** False until the device has been asked; true at once where there are none. */
  isRead: boolean
  papers: readonly PaperHead[]
  /** This tab took them, and can open them. */
  isOpen: boolean
  /** While papers are being taken in this tab. */
  taking: Taking | undefined
}

const initial = (): PapersStore => ({
  isRead: !hasPapers(getPersonId()),
  papers: [],
  isOpen: true,
  taking: undefined,
})

export const useKeptPapers = create<PapersStore>(initial)

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

const findHead = async (isMeant: (head: PaperHead) => boolean) => {
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

const findIdOfKey = (key: string) =>
  useKeptPapers.getState().papers.find(({ id }) => buildKey(submission.one, { params: { id } }) === key)?.id

/** From now on a paper that is here is shown where the server gives none. (ruling R88) */
export function connectKeptPapers(): void {
  connectOtherPlace({
    isFor: (row) => row === submission.one && hasPapers(getPersonId()),
    find: async (key) => {
      await readKeptPapers()
      const [owner, id] = [getPersonId(), findIdOfKey(key)]
      const head = id === undefined ? undefined : await findHead((each) => each.id === id)
      const reply = owner && head && (await readPaperReply(owner, head.id))
      return reply === undefined || head === undefined ? undefined : { reply, fetchedAt: head.at }
    },
    drop: async (key) => {
      await readKeptPapers()
      const id = findIdOfKey(key)
      if (id !== undefined) await dropKeptPapers([id])
    },
  })
}

/** Deletes what is a day old, when a visit begins. */
export const removeOldPapers = (): Promise<void> => readKeptPapers(true)

export const takingChanged = (taking: Taking | undefined): void => useKeptPapers.setState({ taking })

export function reset(): void {
  reading = undefined
  forgetKey()
  useKeptPapers.setState(initial())
}

runAtSessionEnd(reset)
