/** The first script of a page in the box: it forwards console output and errors, and checks loops. */

import { CHECK } from './guard-loops.ts'
import { MOST_OUTPUT, RUNS_AT_MOST_MS } from './run-parts.ts'

const SENDS_FROM = 4_000

export const PAGE_SCRIPT = `(() => {
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
addEventListener('error', (event) => { event.preventDefault(); if (!isOver) wrong(event.error ? write(event.error) : event.message) })
addEventListener('unhandledrejection', (event) => { event.preventDefault(); if (!isOver) wrong(write(event.reason)) })
window.alert = plain
window.prompt = () => null
window.confirm = () => true
send({ kind: 'ready' })
setInterval(() => send({ kind: 'alive' }), 500)
})()`
