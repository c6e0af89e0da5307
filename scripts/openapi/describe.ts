/** Readable descriptions of the calls and their tables. */

import { readFileSync } from 'node:fs'
import type { KeyedRow } from '#src/api/contract/all.ts'
import { isPage, type Row } from '#src/api/row.ts'
import { projectRoot } from '../script.ts'

const WHO: Readonly<Record<string, string>> = {
  any: 'everybody',
  guest: 'guests',
  'signed-in': 'whoever is logged in',
  'half-login': 'a half login (too many devices)',
}

export const formatWho = ({ options: { role = 'any' } }: Row) =>
  [role]
    .flat()
    .map((each) => WHO[each] ?? `${each}s`)
    .join(', ')

/** `updateEducation` → `update education`. */
const splitWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const summarise = ({ table, verb }: KeyedRow) =>
  `${capitalise(splitWords(table))}: ${splitWords(verb)}`

export function describeCall({ row }: KeyedRow): string {
  const { reply } = row.options
  const answer = reply !== undefined && isPage(reply) ? 'a page of a list' : 'one answer'
  const slash = row.path.endsWith('/')
    ? ' The client writes a slash at the end: answer with and without it.'
    : ''
  return `For ${formatWho(row)}; ${answer}.${slash}`
}

/** The first comment of a table's file, without its citations. */
export function describeTable(table: string): string {
  const file = `${table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  const text = readFileSync(`${projectRoot}/src/api/contract/${file}`, 'utf8')
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(text) ?? []
  const plain = comment.replaceAll(/\s*\n \*\s?/g, ' ').trim()
  return plain.replace(/ \((?:spec|ruling)[^)]*\)$/, '')
}
