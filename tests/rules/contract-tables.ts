/**
 * The compiler knows a row and requires its handler, and the tests know it once its table is listed. Nobody but these rules
 * knows a field that the sandbox drops, or that no page reads.
 */

import type { KeyedRow } from '#src/api/contract/all.ts'
import { fieldsOf, listInnerFields } from '../contract/fields.ts'
import { isTest, type SourceFile } from './source-tree.ts'

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

const CONTRACT = /^src\/api\/(?:contract|shapes)\//
/** Shared code of the handlers, and the tables: a column by itself is never filled. */
const STORES = /^src\/sandbox\/(?:database|seed|kernel)\//

/** The sandbox stores a browser's description as one value, and its recordings have no poster. */
const WHOLE = new Set(['poster', 'major', 'vendor', 'architecture'])
/** In the specification, and not on any page. */
const UNREAD = new Set([
  'last_login_at',
  'content_ids',
  'has_job_support',
  'module_done',
  'module_total',
  'is_optional',
  'shows_result',
  'owned_count',
  'job_count',
  'maker',
  'accepted_at',
])
/** Handlers that write the body as it is: a field without its column fails at the first write. */
const SPREAD = new Set([
  'auth.update',
  'talent.createEducation',
  'talent.updateEducation',
  'talent.createExperience',
  'talent.updateExperience',
  'notice.create',
  'notice.update',
  'lead.ticket',
])
/** A body's field that changes nothing in the sandbox. */
const UNUSED = new Set(['ai.createQuestions project'])

const listWords = (files: readonly SourceFile[]) =>
  new Set(files.flatMap(({ code }) => code.match(/[\w$]+/g) ?? []))

/** The file of a table's handlers and everything that it imports, except what only stores. */
function listHandlerFiles(table: string, files: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const name = table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const found = new Set([`src/sandbox/handlers/${name}.ts`])
  // A set also passes what is added on the way.
  for (const path of found)
    for (const { target } of files.get(path)?.imports ?? [])
      if (target.startsWith('src/sandbox/') && !STORES.test(target)) found.add(target)
  return [...found].flatMap((path) => files.get(path) ?? [])
}

/** Lists the fields of the contract that no line of the sandbox or of the client names. (CONTRIBUTING, "Add a field") */
export function fieldFaults(files: readonly SourceFile[], rows: readonly KeyedRow[]): string[] {
  const sources = files.filter((file) => file.path.startsWith('src/') && !isTest(file))
  const byPath = new Map(sources.map((file) => [file.path, file]))
  const sandbox = listWords(sources.filter(({ path }) => path.startsWith('src/sandbox/')))
  const client = listWords(
    sources.filter(({ path }) => !path.startsWith('src/sandbox/') && !CONTRACT.test(path)),
  )
  const handlers = new Map(
    [...new Set(rows.map(({ table }) => table))].map((table) => [
      table,
      listWords(listHandlerFiles(table, byPath)),
    ]),
  )
  const ours = rows.filter(({ row }) => row.options.base !== 'external')
  return ours.flatMap(({ key, table, row: { options } }) => {
    const reply = listInnerFields(options.reply)
    const all = new Set([...reply, ...listInnerFields(options.body)])
    const unwritten = [...all].filter((field) => !sandbox.has(field) && !WHOLE.has(field))
    const dropped = fieldsOf(options.body).filter(
      (field) => !handlers.get(table)?.has(field) && !SPREAD.has(key) && !UNUSED.has(`${key} ${field}`),
    )
    const unread = reply.filter((field) => !client.has(field) && !UNREAD.has(field))
    return [
      ...unwritten.map((field) => `${key}: nothing in src/sandbox names ${field}`),
      ...dropped.map((field) => `${key}: its handler drops ${field}`),
      ...unread.map((field) => `${key}: nothing outside the contract reads ${field}`),
    ]
  })
}
