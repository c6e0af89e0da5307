/**
 * The first script of a page in the box, as one plain file: it takes the connections away, forwards console
 * output and errors, checks loops, and compares the page with its examples once it is loaded.
 */

import { closeConnections } from './close-connections.ts'
import { closeFrames } from './close-frames.ts'
import { CHECK, PAGE_EXAMPLES } from './code-names.ts'
import { makeConsole } from './make-console.ts'
import { type Example, MOST_OUTPUT, RUNS_AT_MOST_MS, type Tone } from './run-parts.ts'
import { writeError, writeValue } from './write-value.ts'

const SENDS_FROM = 4_000

type PageExample = Example & { asks: string; wants: string }
type Realm = Record<string, unknown>

const { parent } = window
const setTimer = window.setTimeout.bind(window)
const readClock = performance.now.bind(performance)
const realm = window as unknown as Realm
const send = (message: unknown) => parent.postMessage(message, '*')

let left = MOST_OUTPUT
let held = ''
let heldTone: Tone = 'plain'
let isAsked = false
function flush(): void {
  isAsked = false
  if (held !== '') send({ kind: 'printed', text: held, tone: heldTone })
  held = ''
}
function print(text: string, tone: Tone): void {
  if (left <= 0) return
  if (tone !== heldTone) flush()
  heldTone = tone
  const line = `${text}\n`
  held += line.slice(0, left)
  left -= line.length
  if (held.length >= SENDS_FROM || left <= 0) flush()
  else if (!isAsked) {
    isAsked = true
    setTimer(flush, 50)
  }
}

let isOver = false
let endsAt = 0
let count = 0
const turn = new MessageChannel()
turn.port1.addEventListener('message', () => {
  endsAt = 0
})
turn.port1.start()
const askForTurn = turn.port2.postMessage.bind(turn.port2)
function stop(): never {
  if (!isOver) {
    isOver = true
    flush()
    send({ kind: 'endless' })
  }
  throw new Error('endless')
}
Object.defineProperty(window, CHECK, {
  value() {
    if (isOver) stop()
    count += 1
    if (count % 64 !== 1) return
    if (endsAt === 0) {
      endsAt = readClock() + RUNS_AT_MOST_MS - 200
      askForTurn(0)
    } else if (readClock() > endsAt) stop()
  },
})

const examples = (realm[PAGE_EXAMPLES] ?? []) as readonly PageExample[]
delete realm[PAGE_EXAMPLES]
closeConnections(window)
closeFrames((name) => print(`<${name}> is not available here`, 'error'))
for (const name of ['prompt', 'confirm']) delete realm[name]
const pageConsole = makeConsole(print)
Object.assign(window.console, pageConsole)
realm['alert'] = pageConsole['log']

const explain = (thrown: unknown) => (thrown instanceof Error ? writeError(thrown) : writeValue(thrown, 0))
let isChecking = false
window.addEventListener('error', (event) => {
  event.preventDefault()
  if (!isOver && !isChecking) print(event.error ? explain(event.error) : event.message, 'error')
})
window.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  if (!isOver) print(explain(event.reason), 'error')
})
window.addEventListener('submit', (event) => {
  // Asked once its own listeners have been called.
  setTimer(() => {
    if (!event.defaultPrevented) print('form submit: nothing is sent from here', 'plain')
  })
})

/** The policy forbids eval, so each example is a separate script; one with a syntax error gives nothing. */
async function ask(code: string): Promise<string> {
  let work: (() => unknown) | undefined
  realm['__asked'] = (given: () => unknown) => {
    work = given
  }
  const script = document.createElement('script')
  script.textContent = `__asked(() => ${code})`
  isChecking = true
  document.documentElement.append(script)
  script.remove()
  isChecking = false
  delete realm['__asked']
  if (work === undefined) throw new Error('SyntaxError')
  return writeValue(await work(), 0)
}

async function check({ input, expected, asks, wants }: PageExample) {
  let got: string
  try {
    got = await ask(asks)
  } catch (error) {
    return { input, expected, got: explain(error), isRight: false }
  }
  const wanted = await ask(wants).catch(() => expected)
  return { input, expected, got, isRight: got === wanted }
}

async function checkAll(): Promise<void> {
  const checks: unknown[] = []
  for (const example of examples) checks[checks.length] = await check(example)
  send({ kind: 'checked', checks })
}
if (examples.length > 0) window.addEventListener('load', () => void checkAll())

send({ kind: 'ready' })
setInterval(() => send({ kind: 'alive' }), 500)
