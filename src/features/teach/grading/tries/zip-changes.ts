/**
 * Compares the ZIPs of two tries by their lists: path, size and checksum. Files are not unpacked, so a forged
 * checksum could hide a change.
 */

import type { ZipFile } from '../work/zip/zip-messages.ts'

export type ZipChange =
  | { kind: 'added'; path: string; before: undefined; after: ZipFile }
  | { kind: 'removed'; path: string; before: ZipFile; after: undefined }
  /** `moved`: the same content at another path. */
  | { kind: 'changed' | 'moved'; path: string; before: ZipFile; after: ZipFile }

export interface ZipChanges {
  /** By path. */
  changes: readonly ZipChange[]
  /** Files that are the same in both. */
  same: number
}

/** The one folder that holds everything: its name often differs by a number, or by the learner's own name. */
function findOnlyFolder(files: readonly ZipFile[]): string {
  const [first] = files
  const end = first === undefined ? -1 : first.path.indexOf('/')
  const folder = first === undefined ? '' : first.path.slice(0, end + 1)
  return files.every(({ path }) => path.startsWith(folder)) ? folder : ''
}

type ByPath = Map<string, ZipFile>

/** Two entries of one path are one file, as when it is unpacked: the later one stays. */
function mapByPath(files: readonly ZipFile[]): ByPath {
  const folder = findOnlyFolder(files)
  return new Map(files.map((file) => [file.path.slice(folder.length), file]))
}

const getContent = ({ size, crc }: ZipFile): string => `${size} ${crc}`

/** Which of the removed files has the same content; an empty one says nothing about where it came from. */
function findMoved(files: ByPath, removed: ByPath): ReadonlyMap<string, string> {
  const byContent = new Map([...removed].map(([path, file]) => [getContent(file), path]))
  const moved = new Map<string, string>()
  for (const [path, file] of files) {
    const from = file.size === 0 ? undefined : byContent.get(getContent(file))
    if (from === undefined) continue
    moved.set(path, from)
    byContent.delete(getContent(file))
  }
  return moved
}

export function compareZips(before: readonly ZipFile[], after: readonly ZipFile[]): ZipChanges {
  const [old, now] = [mapByPath(before), mapByPath(after)]
  const removed: ByPath = new Map([...old].filter(([path]) => !now.has(path)))
  const added: ByPath = new Map([...now].filter(([path]) => !old.has(path)))
  const moved = findMoved(added, removed)
  const changes: ZipChange[] = []
  let same = 0
  for (const [path, after] of now) {
    const from = moved.get(path)
    const before = old.get(from ?? path)
    if (from !== undefined) removed.delete(from)
    if (before === undefined) changes.push({ kind: 'added', path, before, after })
    else if (from !== undefined) changes.push({ kind: 'moved', path, before, after })
    else if (getContent(before) === getContent(after)) same += 1
    else changes.push({ kind: 'changed', path, before, after })
  }
  for (const [path, file] of removed) changes.push({ kind: 'removed', path, before: file, after: undefined })
  return {
    changes: changes.toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true })),
    same,
  }
}
