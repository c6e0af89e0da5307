/** The number of files that name a new page, beside its own screen and words. */

import type { SourceFile } from './source-tree.ts'

/** Its screen and its words. */
export const FILES_OF_ITS_OWN = 2
/** Its row with the shape of its reply, and the sandbox's handler (CONTRIBUTING, "Add a call"). */
export const FILES_OF_A_CALL = 2

const DEFINED = /\bdefinePage\(\s*paths\.(\w+)/g
/** Files that list pages. Menus in the frames are links, as every other link to a page. */
const LISTS =
  /^(?:src\/lib\/paths\.ts|src\/routes\/.*|src\/app\/(?!frames\/).*|scripts\/.*|tests\/(?:rules|journeys\/support)\/.*)$/

interface PageCost {
  page: string
  /** The listing files that name the page. */
  names: readonly string[]
}

const isList = ({ path }: SourceFile) =>
  LISTS.test(path) && !path.includes('.test.') && !path.endsWith('.screen.tsx')

/** Lists every page of the route tables with the files that list it. */
export function listPageCosts(files: readonly SourceFile[]): PageCost[] {
  const tables = files.filter(({ path }) => /^src\/routes\/\w+\/table\.ts$/.test(path))
  const pages = new Set(
    tables.flatMap(({ text }) => [...text.matchAll(DEFINED)].map(([, page = '']) => page)),
  )
  const lists = files.filter(isList)
  return [...pages].map((page) => {
    const use = new RegExp(String.raw`\bpaths\.${page}\b`)
    const names = lists.filter(({ path, text }) => path === 'src/lib/paths.ts' || use.test(text))
    return { page, names: names.map(({ path }) => path) }
  })
}

export function findMiddle(counts: readonly number[]): number {
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}
