/** Folders and files of a ZIP as a tree: folders first, both by name. */
import type { ZipFile } from './zip-messages.ts'

export interface ZipFolder {
  name: string
  folders: readonly ZipFolder[]
  files: readonly (ZipFile & { name: string })[]
}

const compare = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en', { numeric: true })

/** `depth`: how many steps of each path stand above this folder. */
export function buildTree(files: readonly ZipFile[], name = '', depth = 0): ZipFolder {
  const getStep = ({ path }: ZipFile) => path.split('/')[depth] ?? path
  const isHere = ({ path }: ZipFile) => path.split('/').length === depth + 1
  const below = new Map<string, ZipFile[]>()
  for (const file of files.filter((each) => !isHere(each))) {
    const own = below.get(getStep(file))
    if (own) own.push(file)
    else below.set(getStep(file), [file])
  }
  const folders = [...below].map(([step, own]) => buildTree(own, step, depth + 1))
  return {
    name,
    folders: folders.toSorted(compare),
    files: files
      .filter(isHere)
      .map((file) => ({ ...file, name: getStep(file) }))
      .toSorted(compare),
  }
}
