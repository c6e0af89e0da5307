/** JSON Schema as far as two shapes are compared: references, parts, alternatives; and one made of replies. */

export interface Node {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  minLength?: number
  properties?: Readonly<Record<string, Node>>
  required?: readonly string[]
  items?: Node
  additionalProperties?: Node | boolean
  anyOf?: readonly Node[]
  oneOf?: readonly Node[]
  allOf?: readonly Node[]
  /** Texts that were recorded, where a schema is made of replies. */
  seen?: readonly string[]
}

/** A schema with the document that its references point into. */
export interface Placed {
  node: Node
  root: unknown
}

/** References may go in circles. */
const DEEPEST = 12

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function follow(ref: string, root: unknown): Node {
  const steps = ref.replace(/^#\//, '').split('/')
  const found = steps
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (Object(at) as Record<string, unknown>)[step], root)
  return isRecord(found) ? found : {}
}

function mergeParts(parts: readonly Node[]): Node {
  return {
    ...(Object.assign({}, ...parts) as Node),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})) as Record<string, Node>,
    required: parts.flatMap(({ required }) => required ?? []),
  }
}

/** The alternatives of a schema without its references, its parts joined; null is left out. */
export function expand({ node, root }: Placed, depth = 0): Node[] {
  if (depth > DEEPEST) return []
  const { $ref, allOf, anyOf, oneOf, ...own } = node
  if ($ref !== undefined) return expand({ node: follow($ref, root), root }, depth + 1)
  if (allOf) {
    const parts = [...allOf, own].map((part) => expand({ node: part, root }, depth + 1)[0] ?? {})
    return [mergeParts(parts)]
  }
  const options = anyOf ?? oneOf
  if (options) return options.flatMap((option) => expand({ node: option, root }, depth + 1))
  if (Array.isArray(own.type))
    return own.type.flatMap((type: string) => expand({ node: { ...own, type }, root }))
  return own.type === 'null' ? [] : [own]
}

/** The first alternative, when one is enough. */
export const expandOne = (placed: Placed): Node => expand(placed)[0] ?? {}

export const isObject = ({ type, properties }: Node) => type === 'object' || properties !== undefined
export const isList = ({ type, items }: Node) => type === 'array' || items !== undefined

const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/
const BARE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?$/
const DAY = /^\d{4}-\d\d-\d\d$/
const MOST_SEEN = 8

function findFormat(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined
  if (texts.every((text) => ZONED.test(text))) return 'date-time'
  if (texts.every((text) => BARE.test(text))) return 'bare-date-time'
  return texts.every((text) => DAY.test(text)) ? 'date' : undefined
}

/** A schema of recorded values. Null says nothing. */
export function inferSchema(values: readonly unknown[]): Node {
  const said = values.filter((value) => value !== null && value !== undefined)
  if (said.length === 0) return {}
  if (said.every((value) => Array.isArray(value))) return { type: 'array', items: inferSchema(said.flat()) }
  if (said.every(isRecord)) {
    const names = [...new Set(said.flatMap((value) => Object.keys(value)))]
    const properties = Object.fromEntries(
      names.map((name) => [name, inferSchema(said.map((value) => value[name]))]),
    )
    return {
      type: 'object',
      properties,
      required: names.filter((name) => said.every((value) => name in value)),
    }
  }
  if (said.every((value) => typeof value === 'string')) {
    const format = findFormat(said)
    return { type: 'string', ...(format && { format }), seen: [...new Set(said)].slice(0, MOST_SEEN) }
  }
  if (said.every((value) => typeof value === 'number'))
    return { type: said.every((value) => Number.isInteger(value)) ? 'integer' : 'number' }
  return said.every((value) => typeof value === 'boolean') ? { type: 'boolean' } : {}
}
