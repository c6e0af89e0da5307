/** Finds the row of the contract that a request belongs to. */

import type { Addresses } from '../client/ports.ts'
import type { Base, Row } from '../row.ts'

interface Pattern {
  row: Row
  path: RegExp
  /** Paths with fewer parameters are tried first: `batch/mine` before `batch/:id`. */
  params: number
}

function buildPattern(row: Row): Pattern {
  const names = row.path.match(/:\w+/g) ?? []
  // Those of the search service begin with a slash.
  const path = row.path
    .replace(/^\//, '')
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
  return { row, path: new RegExp(`^${path}$`), params: names.length }
}

export type FindRow = (method: string, address: string) => Row | undefined

/** The returned function gives undefined for calls that are not the API's: pictures, films, reports. */
export function makeFindRow(rows: readonly Row[], addresses: Addresses): FindRow {
  const patterns = rows
    .filter(({ options }) => options.base !== 'external')
    .map(buildPattern)
    .toSorted((one, other) => one.params - other.params)
  // The talents' address may be below the main one.
  const bases = Object.entries(addresses as unknown as Record<Exclude<Base, 'external'>, string>)
    .map(([base, address]) => ({ base, address: `${address.replace(/\/+$/, '')}/` }))
    .toSorted((one, other) => other.address.length - one.address.length)
  return (method, address) => {
    const [whole = ''] = address.split('?')
    for (const { base, address: start } of bases) {
      if (!whole.startsWith(start)) continue
      const path = whole.slice(start.length)
      const found = patterns.find(
        ({ row, path: pattern }) =>
          row.method === method && (row.options.base ?? 'main') === base && pattern.test(path),
      )
      if (found) return found.row
    }
    return undefined
  }
}
