/** Everything that the account holds of a person, read by the calls that its own screens make: nothing is asked that they may not see. */

import type { CallOptions } from '#src/api/call.ts'
import { listWaitingFiles } from '#src/stores/uploads/waiting-files.ts'
import { type FileEntry, listFiles, listUnsentFiles } from './list-files.ts'
import { OWN_READS, type OwnData, type OwnTicket, type ReadPart, listParts } from './own-reads.ts'
import { describeUnsentAnswer, readUnsent, type UnsentAnswer } from './unsent.ts'

/** The bytes of one's files are a part as well. */
export type Part = ReadPart | 'files'

/** The bytes of a file, or why they are not there: nobody gave them, or the ZIP would not fit into a phone's memory. */
export type FileBytes = Uint8Array | 'gone' | 'large'

/** The limit for all files together, since the ZIP is packed in memory. */
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
    // Named in the page as not there; the rest is worth having.
    return 'gone'
  }
}

export interface Collected {
  data: OwnData
  /** By their names in the ZIP. */
  files: ReadonlyMap<string, FileBytes>
}

/** What only the device holds. */
export interface OwnHere {
  tickets: readonly OwnTicket[]
  /** Of exams and levels: the large store of the browser gives them later than the others. */
  readAnswers: () => Promise<readonly UnsentAnswer[]>
}

/** Says which part is on its way; one call at a time, so that the server of all is not held up for one. */
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
