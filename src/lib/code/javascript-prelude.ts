/**
 * JavaScript that is run inside the engine before the person's code: the console, timers on a clock of their
 * own, and how values are written. It keeps its own copies of what it needs, so that the code cannot change
 * how it is judged.
 */

/** Letters of one value. */
const MOST_VALUE = 10_000

export const PRELUDE = `(() => {
const print = globalThis.__print, ask = globalThis.__ask
delete globalThis.__print
delete globalThis.__ask
const { stringify } = JSON, { isArray } = Array, { keys, is, prototype: base } = Object
const mapped = (list, change) => { const made = []; for (let at = 0; at < list.length; at += 1) made[at] = change(list[at], at); return made }
const join = (list, between) => { let text = ''; for (let at = 0; at < list.length; at += 1) text += (at ? between : '') + list[at]; return text }
const name = (key) => (/^[A-Za-z_$][\\w$]*$/.test(key) ? key : stringify(key))
const write = (value, depth, above) => {
  if (typeof value === 'string') return depth === 0 ? value : stringify(value)
  if (typeof value === 'bigint') return value + 'n'
  if (typeof value === 'symbol') return value.toString()
  if (typeof value === 'function') return '[Function' + (value.name ? ' ' + value.name : '') + ']'
  if (value === null || typeof value !== 'object') return is(value, -0) ? '-0' : '' + value
  if (above.includes(value)) return '[Circular]'
  if (depth > 6) return isArray(value) ? '[…]' : '{…}'
  const next = [...above, value]
  if (value instanceof Error) return value.name + ': ' + value.message
  if (value instanceof Date) return isNaN(value) ? 'Invalid Date' : value.toISOString()
  if (value instanceof RegExp) return '' + value
  if (value instanceof Promise) return 'Promise'
  const cut = (list, one) => { const part = list.slice(0, 200); const texts = mapped(part, one); if (list.length > 200) texts[200] = '… ' + (list.length - 200); return join(texts, ', ') }
  if (isArray(value)) return '[' + cut(value, (each) => write(each, depth + 1, next)) + ']'
  if (value instanceof Map) return 'Map {' + cut([...value], ([key, each]) => write(key, depth + 1, next) + ' => ' + write(each, depth + 1, next)) + '}'
  if (value instanceof Set) return 'Set {' + cut([...value], (each) => write(each, depth + 1, next)) + '}'
  const kind = value.constructor && value.constructor !== base.constructor && value.constructor.name ? value.constructor.name + ' ' : ''
  const texts = cut(keys(value), (key) => name(key) + ': ' + write(value[key], depth + 1, next))
  return kind + (texts ? '{ ' + texts + ' }' : '{}')
}
const writeSafely = (value, depth) => { try { const text = write(value, depth, []); return text.length > ${MOST_VALUE} ? text.slice(0, ${MOST_VALUE}) + '…' : text } catch (error) { return '[' + error + ']' } }
const say = (tone) => (...values) => print(join(mapped(values, (value) => writeSafely(value, 0)), ' '), tone)
const plain = say('plain'), wrong = say('error')
const counts = {}
globalThis.console = {
  log: plain, info: plain, debug: plain, dir: plain, warn: wrong, error: wrong, trace: plain,
  table: (rows) => { if (rows === null || typeof rows !== 'object') return plain(rows); for (const key of keys(rows)) plain(key + ':', rows[key]) },
  assert: (isTrue, ...rest) => { if (!isTrue) wrong('Assertion failed', ...rest) },
  count: (label = 'default') => plain(label + ': ' + (counts[label] = (counts[label] || 0) + 1)),
  group: plain, groupCollapsed: plain, groupEnd() {}, clear() {}, time() {}, timeEnd() {}, timeLog() {},
}
globalThis.prompt = () => ask()
globalThis.alert = plain
globalThis.confirm = () => true
let queue = [], now = 0, last = 0
const wait = (isAgain) => (work, ms = 0, ...given) => { last += 1; queue.push({ id: last, at: now + Math.max(+ms || 0, 0), work, given, every: isAgain ? Math.max(+ms || 0, 1) : undefined }); return last }
const forget = (id) => { queue = queue.filter((each) => each.id !== id) }
globalThis.setTimeout = wait(false)
globalThis.setInterval = wait(true)
globalThis.clearTimeout = forget
globalThis.clearInterval = forget
globalThis.queueMicrotask = (work) => void Promise.resolve().then(work)
globalThis.structuredClone = (value) => JSON.parse(stringify(value))
const step = () => {
  if (queue.length === 0) return false
  let next = queue[0]
  for (const each of queue) if (each.at < next.at) next = each
  now = next.at
  if (next.every === undefined) forget(next.id)
  else next.at = now + next.every
  next.work(...next.given)
  return true
}
return { write: (value) => writeSafely(value, 1), show: (value) => writeSafely(value, 0), step }
})()`
