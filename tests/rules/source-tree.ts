/** The project's sources as the house rules see them: text, imports and exports of every file, read by Vite's own parser. */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  /** Path from the tree's root, or the package's name as it is written. */
  target: string
  isInside: boolean
  isType: boolean
  isDynamic: boolean
}

export interface SourceFile {
  /** From the tree's root, with slashes: `src/lib/bn.ts`. */
  path: string
  text: string
  /** The text without comments. */
  code: string
  imports: readonly Import[]
  /** Re-exports from other files, and adds nothing. */
  isBarrel: boolean
}

const FOLDERS = ['src', 'tests', 'scripts']

export function resolveTarget(from: string, text: string): { target: string; isInside: boolean } {
  if (text.startsWith('#src/')) return { target: text.slice(1), isInside: true }
  if (text.startsWith('.'))
    return { target: normalize(join(dirname(from), text)).replaceAll('\\', '/'), isInside: true }
  return { target: text, isInside: false }
}

/** Spaces, so that positions in the text stay the same. */
function withoutComments(text: string, comments: readonly { start: number; end: number }[]): string {
  return comments.reduce(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  )
}

export function readSource(path: string, text: string): SourceFile {
  const { module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const handedOn = exported.filter(({ moduleRequest }) => moduleRequest)
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...resolveTarget(path, moduleRequest.value),
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...handedOn.map(({ moduleRequest, isType }) => ({
      ...resolveTarget(path, moduleRequest?.value ?? ''),
      isType,
      isDynamic: false,
    })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      ...resolveTarget(path, text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, '')),
      isType: false,
      isDynamic: true,
    })),
  ]
  return {
    path,
    text,
    code: withoutComments(text, comments),
    imports,
    isBarrel: handedOn.length > 0 && handedOn.length === exported.length,
  }
}

/** Reads all TypeScript of a tree; a rule without files would report success. */
export function readTree(root: string): SourceFile[] {
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((path) => path.replaceAll('\\', '/')),
  )
  return paths.toSorted().map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Tests are beside the code, but may import everything. */
export function isTest({ path }: SourceFile): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
}
