/** A page of one subject of the outbox, on a device and a connection that the test controls. */

import Cookies from 'js-cookie'
import { afterEach, beforeEach, vi } from 'vitest'
import { envelope, fakeLine, type Seen } from '../support/fake-line.ts'
import type { Subject } from './subjects.ts'

export const DEAD = 'no answer'
/** `taken`: the server takes it, and its response is lost. */
type Mood = 'good' | typeof DEAD | 'taken' | number

const textOf = ({ path, body }: Seen) => path + new TextDecoder().decode(body)
export const idIn = (seen: Seen) => /item-\d/.exec(textOf(seen))?.[0] ?? ''
export const person = (_id: string) =>
  ({ status: 'signed-in', user: { _id, name: 'নাম', picture: null, role: 'learner' } }) as const

/** How the connection responds, and what it has seen. */
export const line: { mood: Mood; sent: Seen[]; isTaken: boolean } = { mood: 'good', sent: [], isTaken: false }
const listening: { target: EventTarget; type: string; listener: EventListener }[] = []

const ITEM = 'item-1'

/** A list is read with its length. */
function answerRead(read: NonNullable<Subject['read']>): Response {
  if (line.mood === DEAD) throw new TypeError('Failed to fetch')
  const data = read(ITEM, line.isTaken)
  const size = Array.isArray(data) ? data.length : 0
  return Response.json({ code: 200, status: 'success', msg: '', data, total: size, page: 1, count: size })
}

/** Each page has its own modules; the device's storage survives it. */
export async function openPage(subject: Subject) {
  vi.resetModules()
  const { connectClient } = await import('#src/api/client/connect.ts')
  const { connectOutbox } = await import('#src/api/outbox/ports.ts')
  const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
  const session = await import('#src/stores/session/session-store.ts')
  const { followOtherTabs } = await import('#src/stores/session/follow-other-tabs.ts')
  const answer = (seen: Seen) => {
    if (subject.read && seen.method === 'GET') return answerRead(subject.read)
    if (subject.before && seen.method === 'GET' && idIn(seen)) return envelope(subject.before(idIn(seen)))
    const isMeant = subject.method === undefined ? seen.method !== 'GET' : seen.method === subject.method
    if (!isMeant || !subject.path.test(seen.path))
      return Response.json({ code: 200, status: 'success', msg: '', data: [], total: 0, page: 1, count: 0 })
    line.sent.push(seen)
    if (line.mood === DEAD) throw new TypeError('Failed to fetch')
    if (typeof line.mood === 'number') return envelope(null, { status: line.mood, msg: 'না' })
    line.isTaken = true
    if (line.mood === 'taken') throw new TypeError('Failed to fetch')
    return envelope(subject.reply(idIn(seen)))
  }
  connectClient(fakeLine(answer).connection)
  connectOutbox(outboxPorts)
  session.useSession.setState(person('one'))
  const page = await subject.load()
  const add = async (...ids: string[]) => {
    for (const id of ids) {
      page.add(id)
      await vi.advanceTimersByTimeAsync(1)
    }
    await vi.advanceTimersByTimeAsync((subject.undo ?? 0) + 1000)
  }
  return { ...page, ...session, followOtherTabs, add }
}

export function closePage(): void {
  vi.clearAllTimers()
  for (const { target, type, listener } of listening.splice(0)) target.removeEventListener(type, listener)
}

export const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
/** Nobody has the page open meanwhile. */
export const sleep = (time: number) => vi.setSystemTime(Date.now() + time)
export const countSent = () => line.sent.length
export const wake = () => {
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Gives each test its own device, connection and clock. */
export function setUpDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
    vi.stubGlobal('reportError', () => undefined)
    localStorage.clear()
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
    line.mood = 'good'
    line.sent = []
    line.isTaken = false
    for (const target of [globalThis, document]) {
      const add = target.addEventListener.bind(target)
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: unknown, options?: unknown) => {
          listening.push({ target, type, listener: listener as EventListener })
          add(type, listener as EventListener, options as AddEventListenerOptions)
        },
      )
    }
  })

  afterEach(() => {
    closePage()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'locks')
  })
}
