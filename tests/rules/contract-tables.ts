/** The compiler knows a row and requires its handler, and the tests know it once its table is listed. */

import type { SourceFile } from './source-tree.ts'

const ALL = 'src/api/contract/all.ts'
const HANDLERS = 'src/sandbox/handlers/all.ts'
const ROW = /^\s*(?:export const )?\w+(?:: | = )(?:get|post|patch|del)\(/m

export function contractTableFaults(files: readonly SourceFile[]): string[] {
  const tables = files.filter(
    ({ path, text }) => /^src\/api\/contract\/[\w-]+\.ts$/.test(path) && ROW.test(text),
  )
  // A table may include the row of another file.
  const named = new Set(
    files
      .filter(({ path }) => path.startsWith('src/api/contract/'))
      .flatMap(({ imports }) => imports.map(({ target }) => target)),
  )
  return tables
    .filter(({ path }) => !named.has(path))
    .map(({ path }) => `${path} is in no list: name its table in ${ALL}, and its handlers in ${HANDLERS}`)
}
