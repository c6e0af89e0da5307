/** The description of the device for a server that wants texts in the place of objects: `Chrome 126.0`, `amd64`, `Samsung Galaxy`. (ruling R78) */

import { formatAsciiJson } from '../client/headers.ts'

type Fields = Readonly<Record<string, unknown>>

/** The parts that say something, in the order in which they are written. */
const PARTS = ['vendor', 'model', 'name', 'version', 'architecture']

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function flatten(metadata: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(metadata).map(([field, value]) => {
      const known = isObject(value) ? PARTS.map((part) => value[part]).filter(Boolean) : []
      const isMeasure = isObject(value) && 'width' in value
      return [field, isObject(value) && !isMeasure ? known.join(' ') : value]
    }),
  )
}

export function flattenHeader(headers: Headers): Headers {
  const sent = new Headers(headers)
  const metadata = sent.get('metadata')
  if (metadata !== null) sent.set('metadata', formatAsciiJson(flatten(JSON.parse(metadata) as Fields)))
  return sent
}

export function flattenFields(fields: Fields): Fields {
  const { metadata } = fields
  return isObject(metadata) ? { ...fields, metadata: flatten(metadata) } : fields
}
