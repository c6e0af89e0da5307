/**
 * Folders and files of a ZIP as a tree. Built in the worker, which is stopped if that takes too long; the
 * depth is checked before.
 */

import type { ZipFile, ZipFolder } from './zip-messages.ts'

interface Stepped {
  steps: readonly string[]
  file: ZipFile
}

const compare = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en', { numeric: true })

/** `depth`: the number of path segments above this folder. */
function buildFolder(name: string, all: readonly Stepped[], depth: number): ZipFolder {
  const below = new Map<string, Stepped[]>()
  const files: (ZipFile & { name: string })[] = []
  for (const each of all) {
    const step = each.steps[depth] ?? ''
    const own = below.get(step)
    if (each.steps.length === depth + 1) files.push({ ...each.file, name: step })
    else if (own) own.push(each)
    else below.set(step, [each])
  }
  const folders = Array.from(below, ([step, own]) => buildFolder(step, own, depth + 1))
  return { name, folders: folders.toSorted(compare), files: files.toSorted(compare) }
}

export function buildTree(files: readonly ZipFile[]): ZipFolder {
  return buildFolder(
    '',
    files.map((file) => ({ steps: file.path.split('/'), file })),
    0,
  )
}
