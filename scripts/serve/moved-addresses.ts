/**
 * Addresses of a `local` or `lan` build may be moved while it is served: the origins that were built in are replaced by
 * those that this run listens on. One build then serves many copies side by side. (ruling R7)
 */
import type { Environment } from '../../env.config.ts'
import type { BuildRecord } from '../build/output.ts'

export interface MovedAddresses {
  /** Whether the text names an address that may be moved: it must then not be cached for a year. */
  isIn: (text: string) => boolean
  move: (text: string) => string
}

const unmoved: MovedAddresses = { isIn: () => false, move: (text) => text }

export function makeAddressMover(record: BuildRecord, environment: Environment): MovedAddresses {
  if (record.isDemo || (record.environment !== 'local' && record.environment !== 'lan')) return unmoved
  const origins = new Map(
    Object.entries(record.addresses)
      .filter(([key]) => key !== 'VITE_CDN_URL')
      .map(([key, value]) => [new URL(value).origin, new URL(environment[key as keyof Environment] ?? value).origin]),
  )
  // One pass over all of them, because a new address may be another's old one; no digit may follow (port 80 in port 8000).
  const any = [...origins.keys()].map((origin) => origin.replaceAll('.', '\\.')).join('|')
  const pattern = new RegExp(`(?:${any})(?!\\d)`, 'g')
  return {
    isIn: (text) => text.search(pattern) >= 0,
    move: (text) => text.replace(pattern, (origin) => origins.get(origin) ?? origin),
  }
}
