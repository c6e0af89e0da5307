/**
 * Writes a value as a console does. The code that runs may replace methods that everybody uses, so lists are
 * walked by index, and what is needed is taken before it starts.
 */

/** Letters of one value. */
const MOST_VALUE = 10_000
const MOST_ENTRIES = 200
const MOST_DEPTH = 6

const { stringify } = JSON
const { isArray } = Array
const { keys, is } = Object
const { prototype: plain } = Object
// oxlint-disable-next-line typescript/unbound-method -- called with a date
const { toISOString } = Date.prototype
const NAME = /^[A-Za-z_$][\w$]*$/

export function joinTexts(texts: ArrayLike<string>, between: string): string {
  let joined = ''
  for (let at = 0; at < texts.length; at += 1) joined += (at > 0 ? between : '') + (texts[at] ?? '')
  return joined
}

/** The first entries of a long list. */
function writeEntries<T>(list: ArrayLike<T>, writeOne: (each: T) => string): string {
  let text = ''
  for (let at = 0; at < list.length && at < MOST_ENTRIES; at += 1)
    text += (at > 0 ? ', ' : '') + writeOne(list[at] as T)
  return list.length > MOST_ENTRIES ? `${text}, … ${list.length - MOST_ENTRIES}` : text
}

function writeKind(value: object): string {
  const { constructor: kind } = value as { constructor?: unknown }
  return typeof kind === 'function' && kind !== plain.constructor && kind.name ? `${kind.name} ` : ''
}

function writePrimitive(value: unknown, depth: number): string {
  if (typeof value === 'string') return depth === 0 ? value : stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'symbol') return value.toString()
  return is(value, -0) ? '-0' : String(value)
}

export function writeError({ name, message }: Error): string {
  return message === '' ? name : `${name}: ${message}`
}

/** What is written in one piece. */
function writeWhole(value: object): string | undefined {
  if (typeof value === 'function') {
    const { name } = value as { name?: unknown }
    return typeof name === 'string' && name !== '' ? `[Function ${name}]` : '[Function]'
  }
  if (value instanceof Error) return writeError(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : toISOString.call(value)
  if (value instanceof RegExp) return String(value)
  if (value instanceof Promise) return 'Promise'
  if (typeof Element === 'function' && value instanceof Element) return `<${value.localName}>`
  return undefined
}

function write(value: unknown, depth: number, above: readonly unknown[]): string {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    return writePrimitive(value, depth)
  const whole = writeWhole(value)
  if (whole !== undefined) return whole
  for (let at = 0; at < above.length; at += 1) if (above[at] === value) return '[Circular]'
  if (depth > MOST_DEPTH) return isArray(value) ? '[…]' : '{…}'
  const next = [...above, value]
  const writeInner = (inner: unknown) => write(inner, depth + 1, next)
  if (isArray(value)) return `[${writeEntries(value, writeInner)}]`
  if (value instanceof Map)
    return `Map {${writeEntries([...value], (pair: [unknown, unknown]) => `${writeInner(pair[0])} => ${writeInner(pair[1])}`)}}`
  if (value instanceof Set) return `Set {${writeEntries([...value], writeInner)}}`
  if (ArrayBuffer.isView(value) && 'length' in value)
    return `${writeKind(value)}[${writeEntries(value as unknown as ArrayLike<unknown>, writeInner)}]`
  const entries = writeEntries(
    keys(value),
    (key) =>
      `${NAME.test(key) ? key : stringify(key)}: ${writeInner((value as Record<string, unknown>)[key])}`,
  )
  return writeKind(value) + (entries === '' ? '{}' : `{ ${entries} }`)
}

/** `depth` 0: a text as it is; 1: a text in quotes, as inside a list. */
export function writeValue(value: unknown, depth: 0 | 1): string {
  try {
    const text = write(value, depth, [])
    return text.length > MOST_VALUE ? `${text.slice(0, MOST_VALUE)}…` : text
  } catch (error) {
    return `[${String(error)}]`
  }
}
