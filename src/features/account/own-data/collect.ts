/** Everything that the account holds of a person, read by the calls that its own screens make: nothing is asked that they may not see. */

import type { CallOptions } from '#src/api/call.ts'
import { type FileEntry, listFiles } from './list-files.ts'
import { OWN_READS, type OwnData, type OwnTicket, type ReadPart, listParts } from './own-reads.ts'
import { describeUnsentAnswer, readUnsent, type UnsentAnswer } from './unsent.ts'

/** The bytes of one's files are a part as well. */
export type Part = ReadPart | 'files'

async function readBytes({ url }: FileEntry, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  } catch {
    // Named in the page as not there; the rest is worth having.
    return undefined
  }
}

export interface Collected {
  data: OwnData
  /** By their names in the ZIP; undefined = the server did not give it. */
  files: ReadonlyMap<string, Uint8Array | undefined>
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
  const files = new Map<string, Uint8Array | undefined>()
  for (const entry of listFiles(data)) files.set(entry.name, await readBytes(entry, signal))
  signal.throwIfAborted()
  return { data, files }
}
