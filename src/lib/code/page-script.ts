/** The first script of a page in the box: it forwards console output and errors, checks loops, and compares the page with its examples once it is loaded. */

import { CHECK } from './guard-loops.ts'
import { type Example, MOST_OUTPUT, RUNS_AT_MOST_MS } from './run-parts.ts'

const SENDS_FROM = 4_000

/** Statements before the last one are done first: `button.click(); button.textContent`. */
function writeQuestion(code: string): string {
  const last = code.lastIndexOf(';')
  return `{ ${code.slice(0, last + 1)} return (${code.slice(last + 1)}\n) }`
}

/** As text inside a script. */
const writeList = (examples: readonly Example[]) =>
  JSON.stringify(
    examples.map((example) => ({
      ...example,
      asks: writeQuestion(example.input),
      wants: writeQuestion(example.expected),
    })),
  ).replaceAll('<', String.raw`\u003c`)

export const buildPageScript = (examples: readonly Example[]) => `(() => {
const { parent, performance, setTimeout, setInterval, String, Error } = window
const send = (message) => parent.postMessage(message, '*')
let left = ${MOST_OUTPUT}, held = '', tone = 'plain', isAsked = false
const flush = () => { isAsked = false; if (held) send({ kind: 'printed', text: held, tone }); held = '' }
const write = (value) => {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.name + ': ' + value.message
  if (value instanceof Element) return '<' + value.localName + '>'
  try { const text = typeof value === 'object' ? JSON.stringify(value) : undefined; return text === undefined ? String(value) : text } catch { return String(value) }
}
const print = (kind) => (...values) => {
  if (left <= 0) return
  if (kind !== tone) flush()
  tone = kind
  const line = values.map(write).join(' ') + '\\n'
  held += line.slice(0, left)
  left -= line.length
  if (left <= 0) send({ kind: 'cut' })
  if (held.length >= ${SENDS_FROM} || left <= 0) flush()
  else if (!isAsked) { isAsked = true; setTimeout(flush, 50) }
}
const plain = print('plain'), wrong = print('error')
for (const name of ['log', 'info', 'debug', 'table', 'dir']) console[name] = plain
for (const name of ['warn', 'error', 'trace']) console[name] = wrong
let isOver = false, ends = 0, count = 0
const turn = new MessageChannel()
turn.port1.onmessage = () => { ends = 0 }
const stop = () => { if (!isOver) { isOver = true; flush(); send({ kind: 'endless' }) } throw new Error('endless') }
Object.defineProperty(window, '${CHECK}', { value() {
  if (isOver) stop()
  count += 1
  if (count % 64 !== 1) return
  if (ends === 0) { ends = performance.now() + ${RUNS_AT_MOST_MS - 200}; turn.port2.postMessage(0) }
  else if (performance.now() > ends) stop()
} })
let isChecking = false
addEventListener('error', (event) => { event.preventDefault(); if (!isOver && !isChecking) wrong(event.error ? write(event.error) : event.message) })
addEventListener('unhandledrejection', (event) => { event.preventDefault(); if (!isOver) wrong(write(event.reason)) })
window.alert = plain
window.prompt = () => null
window.confirm = () => true
const examples = ${writeList(examples)}
// The policy forbids eval, so each example is a separate script; one with a syntax error gives nothing.
const ask = async (code) => {
  let work
  window.__asked = (given) => { work = given }
  const script = document.createElement('script')
  script.textContent = '__asked(() => ' + code + ')'
  isChecking = true
  document.documentElement.append(script)
  script.remove()
  isChecking = false
  delete window.__asked
  if (work === undefined) throw new Error('SyntaxError')
  return write(await work())
}
const check = async ({ input, expected, asks, wants }) => {
  let got
  try { got = await ask(asks) } catch (error) { return { input, expected, got: write(error), isRight: false } }
  const wanted = await ask(wants).catch(() => expected)
  return { input, expected, got, isRight: got === wanted }
}
addEventListener('load', async () => {
  const checks = []
  for (const example of examples) checks.push(await check(example))
  if (checks.length > 0) send({ kind: 'checked', checks })
})
send({ kind: 'ready' })
setInterval(() => send({ kind: 'alive' }), 500)
})()`
