/** Finds the calls of a server that may be one of ours, by their addresses. */

import type { Row } from '#src/api/row.ts'
import { rankPart } from './names.ts'
import type { Operation } from './source.ts'

export interface Candidate {
  operation: Operation
  /** Its path with our parameters. */
  path: string
  /** 0 the same address, 1 spelt otherwise, more is a guess. */
  rank: number
}

const VERSION = /^v\d[\d.]*$/i
const OF_NOBODY = /^(?:api|rest|json|wp-json|public|lms)$/i
/** The parents of a list whose id our query says. */
const PARENTS = ['batch', 'course']

const isParameter = (part: string) => part.startsWith('{')
const split = (path: string) => path.split('/').filter(Boolean)

/** The index of the first part after the base path, such as `/api/v2`. */
function findStart(parts: readonly string[]): number {
  const version = parts.findLastIndex((part) => VERSION.test(part))
  if (version >= 0) return version + 1
  const start = parts.findIndex((part) => !OF_NOBODY.test(part))
  return Math.max(start, 0)
}

function rankParts(own: readonly string[], theirs: readonly string[]): number | undefined {
  if (own.length !== theirs.length) return undefined
  const ranks = own.map((part, at) => {
    const other = theirs[at] ?? ''
    if (part.startsWith(':')) return isParameter(other) ? 0 : undefined
    return isParameter(other) ? undefined : rankPart(part, other)
  })
  return ranks.every((rank) => rank !== undefined) ? Math.max(0, ...ranks) : undefined
}

/** Gives the parameters of their path our names, in order. */
function nameParameters(parts: readonly string[], names: readonly string[]): string {
  let at = 0
  return parts
    .map((part) => {
      if (!isParameter(part)) return part
      at += 1
      return `{${names[at - 1] ?? ''}}`
    })
    .join('/')
}

const listQuery = ({ options: { query } }: Row) =>
  Object.keys((query as { entries?: object } | undefined)?.entries ?? {})

/** `courses/{id}/assignments` for our list of assignments, which is asked with the id in its query. */
function matchBelowParent(row: Row, own: readonly string[], theirs: readonly string[]): string | undefined {
  const [parent = '', parameter = '', ...rest] = theirs
  if (
    !isParameter(parameter) ||
    rankParts(own, rest) === undefined ||
    own.some((part) => part.startsWith(':'))
  )
    return undefined
  const query = listQuery(row)
  const asked = PARENTS.find(
    (name) => query.includes(name) && PARENTS.some((each) => rankPart(each, parent) !== undefined),
  )
  return asked === undefined ? undefined : [parent, `{?${asked}}`, ...rest].join('/')
}

/** `users/self`, `me`, `profile`: a server has one of many addresses for the person who asks. */
const OF_THE_PERSON =
  /^(?:(?:users?|accounts?)\/)?(?:me|self|current|whoami)(?:\/profile)?$|^(?:user|profile|account)$/i

function matchOne(row: Row, operation: Operation): Candidate | undefined {
  if (row.method !== operation.method) return undefined
  const own = split(row.path)
  const names = own.flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
  const all = split(operation.path)
  const slash = operation.path.endsWith('/') ? '/' : ''
  // An address that is ours wins over all readings of it.
  const isOurs = own.length === all.length && rankParts(own, all) === 0
  const start = isOurs ? 0 : findStart(all)
  const [before, theirs] = [all.slice(0, start), all.slice(start)]
  const build = (parts: string) => [...before, parts].join('/') + slash
  const rank = rankParts(own, theirs)
  if (rank !== undefined)
    return { operation, path: build(nameParameters(theirs, names)), rank: isOurs ? 0 : Math.max(1, rank) }
  if (row.path === 'user/me' && OF_THE_PERSON.test(theirs.join('/')))
    return { operation, path: build(theirs.join('/')), rank: 2 }
  const below = matchBelowParent(row, own, theirs)
  return below === undefined ? undefined : { operation, path: build(below), rank: 3 }
}

/** Best first. */
export function findOperations(row: Row, operations: readonly Operation[]): Candidate[] {
  return operations
    .flatMap((operation) => matchOne(row, operation) ?? [])
    .toSorted((one, other) => one.rank - other.rank || one.path.length - other.path.length)
}
