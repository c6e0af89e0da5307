/** Names and sizes of files. */

import { basename } from 'node:path'
import { type SourceFile } from './source-tree.ts'

/** In lines, with advice for larger files. */
const LIMIT = { most: 350, split: 'split by what the user does' }
/** Stricter limits. (architecture, State and A screen) */
const LIMITS = [
  {
    pattern: /^src\/.*-store\.tsx?$/,
    most: 90,
    split: 'rules, shapes and storage go into files of their own',
  },
  {
    pattern: /^src\/routes\/.*\.screen\.tsx$/,
    most: 150,
    split: 'a screen joins features, which hold the rest',
  },
]
/** Lists that grow with the product, and do not make it harder to understand. */
const DATA = [/^src\/sandbox\/seed\//, /^src\/api\/(shapes|contract)\//, /^tests\/contract\//, /\/words\.ts$/]

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(screen|first|test|dom\.test|spec|setup|config|d|module))*\.tsx?$/
const BANNED = /^(utils?|helpers?|common|misc|types?|constants?)\b/

export function nameFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const name = basename(path)
    if (!KEBAB.test(name)) return [`${path}: file names are kebab-case`]
    if (BANNED.test(name)) return [`${path}: name the subject`]
    if (name.includes('.screen.') && !path.startsWith('src/routes/'))
      return [`${path}: screens stand in src/routes`]
    const isStore = path.startsWith('src/') && imports.some(({ target }) => target === 'zustand')
    if (isStore && !name.endsWith('-store.ts')) return [`${path}: a store is called …-store.ts`]
    return []
  })
}

export function sizeFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !DATA.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      const { most, split } = LIMITS.find(({ pattern }) => pattern.test(path)) ?? LIMIT
      return lines > most ? [`${path}: ${lines} lines; ${split} (at most ${most})`] : []
    })
}

/** An `index.ts` that only re-exports, and any other file that does. */
export function barrelFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, isBarrel }) => isBarrel || /(^|\/)index\.tsx?$/.test(path))
    .map(({ path }) => `${path}: no barrels; import the file that has it`)
}
