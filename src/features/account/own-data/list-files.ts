/** The files of a person's data, with their names in the ZIP. */

import { formatFileName } from '#src/lib/file-name.ts'
import type { OwnData } from './own-reads.ts'

export interface FileEntry {
  name: string
  url: string
  /** Chosen on this device and not sent yet: it is read from there. */
  file?: File
}

/** The folder in the ZIP. */
const FOLDERS = { sent: 'files/', unsent: 'unsent/' }

export const isUnsentName = (name: string) => name.startsWith(FOLDERS.unsent)

const isFile = (value: unknown): value is { name: string; url: string } =>
  typeof value === 'object' && value !== null && 'url' in value && 'sha256' in value && value.url !== ''

/** No name can leave its folder, and a repeated name gets a number. */
function giveNames(files: readonly FileEntry[], folder: string): FileEntry[] {
  const taken = new Set<string>()
  return files.map(({ name, ...rest }) => {
    const clean = formatFileName(name).replaceAll(/[/\\:*?"<>|]/g, '_') || 'file'
    let own = clean
    for (let no = 2; taken.has(own); no += 1) own = `${no}-${clean}`
    taken.add(own)
    return { name: folder + own, ...rest }
  })
}

/** Submitted files, CVs, and the picture. */
export function listFiles({ profile, submissions = [], levels = [], cvs = [] }: OwnData): FileEntry[] {
  const answers = [...submissions, ...levels]
    .flatMap((each) => each.answers.map(({ value }) => value))
    .filter(isFile)
  const picture = profile.picture?.includes('/files/') ? [{ name: 'picture', url: profile.picture }] : []
  return giveNames([...answers, ...cvs, ...picture], FOLDERS.sent)
}

/** Unsent files of forms, tickets and answers on this device. */
export const listUnsentFiles = (waiting: readonly File[]): FileEntry[] =>
  giveNames(
    waiting.map((file) => ({ name: file.name, url: '', file })),
    FOLDERS.unsent,
  )
