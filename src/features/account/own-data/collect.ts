/**
 * Collects all of a person's data with the calls of their own screens: it requests nothing that they may not
 * see.
 */

import type { CallOptions } from '#src/api/call.ts'
import { offers } from '#src/lib/features.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { findDeckMark } from '#src/stores/review/deck-mark.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { listWaitingFiles } from '#src/stores/uploads/waiting-files.ts'
import { type FileEntry, listFiles, listUnsentFiles } from './list-files.ts'
import { OWN_READS, type OwnData, type OwnTicket, type ReadPart, listParts } from './own-reads.ts'
import { describeUnsentAnswer, readUnsent, type UnsentAnswer } from './unsent.ts'

/** The contents of the person's files are a part too. */
export type Part = ReadPart | 'files'

/**
 * The bytes of a file, or why they are missing: no source has them, or the ZIP would exceed a phone's memory.
 */
export type FileBytes = Uint8Array | 'gone' | 'large'

/** The limit for all files together, since the ZIP is created in memory. */
const MOST_BYTES = 300_000_000

const isPacked = (bytes: FileBytes): bytes is Uint8Array => typeof bytes !== 'string'

async function fetchBytes({ url }: FileEntry, left: number, signal: AbortSignal): Promise<FileBytes> {
  const response = await fetch(url, { signal })
  if (!response.ok) return 'gone'
  if (Number(response.headers.get('content-length')) > left) return 'large'
  return new Uint8Array(await response.arrayBuffer())
}

async function readBytes(entry: FileEntry, left: number, signal: AbortSignal): Promise<FileBytes> {
  try {
    const { file } = entry
    if (file !== undefined && file.size > left) return 'large'
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : await fetchBytes(entry, left, signal)
    return isPacked(bytes) && bytes.length > left ? 'large' : bytes
  } catch {
    // The page lists it as missing; the rest is still useful.
    return 'gone'
  }
}

/** The review page joins it with its own cards again. */
const CARDS_FILE = 'cards.json'

async function readCards(): Promise<Uint8Array | undefined> {
  if (!offers.review || findDeckMark(getOwner()) === undefined) return undefined
  const { takeCards } = await loadChunk(() => import('#src/stores/review/take-cards.ts'))
  const text = await takeCards()
  return text === undefined ? undefined : new TextEncoder().encode(text)
}

export interface Collected {
  data: OwnData
  /** By their names in the ZIP. */
  files: ReadonlyMap<string, FileBytes>
}

/** Data that only the device has. */
export interface OwnHere {
  tickets: readonly OwnTicket[]
  /** Of exams and levels: IndexedDB is slower than the other stores. */
  readAnswers: () => Promise<readonly UnsentAnswer[]>
}

/**
 * Reports which part is being read. Makes one call at a time, so that it does not burden the shared server.
 */
export async function collectOwnData(
  { tickets, readAnswers }: OwnHere,
  onPart: (part: Part) => void,
  signal: AbortSignal,
): Promise<Collected> {
  const options: CallOptions = { isQuiet: true, signal }
  onPart('profile')
  const profile = await OWN_READS.profile.read(options)
  const unsent = [...readUnsent(), ...(await readAnswers()).map(describeUnsentAnswer)]
  const data: OwnData = { profile, tickets, unsent }
  for (const part of listParts(profile.role)) {
    if (part === 'profile') continue
    onPart(part)
    Object.assign(data, { [part]: await OWN_READS[part].read(options) })
  }
  onPart('files')
  const files = new Map<string, FileBytes>()
  const cards = await readCards()
  if (cards) files.set(CARDS_FILE, cards)
  let left = MOST_BYTES
  // Files that the server lacks come first, since only this device has them.
  for (const entry of [...listUnsentFiles(await listWaitingFiles()), ...listFiles(data)]) {
    const bytes = await readBytes(entry, left, signal)
    files.set(entry.name, bytes)
    if (isPacked(bytes)) left -= bytes.length
  }
  signal.throwIfAborted()
  return { data, files }
}
