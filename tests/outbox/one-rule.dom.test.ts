/** One rule for everything that waits in the outbox, whatever the subject. (decision 0015) */
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { envelope, fakeLine, type Seen } from '../support/fake-line.ts'
import { type Subject, SUBJECTS } from './subjects.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DEAD = 'no answer'
type Mood = 'good' | typeof DEAD | number

const textOf = ({ path, body }: Seen) => path + new TextDecoder().decode(body)
const idIn = (seen: Seen) => /item-\d/.exec(textOf(seen))?.[0] ?? ''
const person = (_id: string) => ({ status: 'signed-in', user: { _id, name: 'নাম', picture: null, role: 'learner' } }) as const

let mood: Mood
let sent: Seen[]
const listening: { target: EventTarget; type: string; listener: EventListener }[] = []

/** Each page has modules of its own; the device's storage outlives it. */
async function openPage(subject: Subject) {
  vi.resetModules()
  const { connectClient } = await import('#src/api/client/connect.ts')
  const { connectOutbox } = await import('#src/api/outbox/ports.ts')
  const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
  const session = await import('#src/stores/session/session-store.ts')
  const { followOtherTabs } = await import('#src/stores/session/follow-other-tabs.ts')
  const answer = (seen: Seen) => {
    if (seen.method !== subject.method || !subject.path.test(seen.path))
      return Response.json({ code: 200, status: 'success', msg: '', data: [], total: 0, page: 1, count: 0 })
    sent.push(seen)
    if (mood === DEAD) throw new TypeError('Failed to fetch')
    return mood === 'good' ? envelope(subject.reply(idIn(seen))) : envelope(null, { status: mood, msg: 'না' })
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

function closePage(): void {
  vi.clearAllTimers()
  for (const { target, type, listener } of listening.splice(0)) target.removeEventListener(type, listener)
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
/** Nobody has the page open meanwhile. */
const sleep = (time: number) => vi.setSystemTime(Date.now() + time)
const countSent = () => sent.length
const wake = () => {
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  vi.stubGlobal('reportError', () => undefined)
  localStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  mood = 'good'
  sent = []
  for (const target of [globalThis, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      listening.push({ target, type, listener: listener as EventListener })
      add(type, listener as EventListener, options as AddEventListenerOptions)
    })
  }
})

afterEach(() => {
  closePage()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

type Page = Awaited<ReturnType<typeof openPage>>

/** Ways in which a session of the first person gives way to the second's. */
const ENDINGS: readonly [name: string, end: (page: Page) => void][] = [
  [
    'the session was ended by the server',
    ({ signedOut, useSession }) => {
      signedOut('ended')
      useSession.setState(person('two'))
    },
  ],
  [
    'another account logged in in a second tab',
    ({ followOtherTabs }) => {
      const stop = followOtherTabs(() => undefined)
      Cookies.set('role', 'learner')
      Cookies.set('refreshToken', 'of-two')
      localStorage.setItem('user', JSON.stringify(person('two').user))
      dispatchEvent(new StorageEvent('storage', { key: 'karigor-session', newValue: 'session-began' }))
      stop()
    },
  ],
]

const sweep = async () => (await import('#src/stores/session/sweep-old-work.ts')).sweepOldWork()
const countUnsent = async () => (await import('#src/app/count-unsent.ts')).countUnsentWork()
/** Everything on the device under this person's name. */
const readOwn = (owner: string) =>
  Object.entries(localStorage)
    .filter(
      ([name, text]) => name.startsWith('karigor-own-') && (name.endsWith(`@${owner}`) || String(text).includes(`"owner":"${owner}"`)),
    )
    .map(([name]) => name)
    .join(' ')

const repeated = SUBJECTS.filter(({ isTriedOnce }) => !isTriedOnce)

describe.each(SUBJECTS)('$name', (subject) => {
  test('an item is sent once, and not before it can be undone no longer', async () => {
    const page = await openPage(subject)
    await page.add('item-1')
    await pass(10 * MINUTE)
    wake()
    await pass(MINUTE)
    expect(sent.map(idIn)).toEqual(['item-1'])
  })

  test.each([400, 403, 404, 409, 422])('an item that the server refuses by %d is not sent again by itself', async (status) => {
    const page = await openPage(subject)
    mood = status
    await page.add('item-1')
    mood = 'good'
    wake()
    await pass(60 * MINUTE)
    expect(countSent()).toBe(1)
  })

  test('nothing is sent after a logout, also when the same person comes back, and nothing stays on the device', async () => {
    const page = await openPage(subject)
    mood = DEAD
    await page.add('item-1')
    page.signedOut('logged-out')
    await pass(MINUTE)
    const before = countSent()
    mood = 'good'
    page.useSession.setState(person('one'))
    wake()
    await pass(10 * MINUTE)
    expect(countSent()).toBe(before)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('karigor-own-'))).toEqual([])
  })

  describe.each(ENDINGS)('after %s', (_ending, end) => {
    test('somebody else’s session sends nothing of it, and their logout leaves it alone', async () => {
      const page = await openPage(subject)
      mood = DEAD
      await page.add('item-1')
      end(page)
      await pass(MINUTE)
      const before = countSent()
      mood = 'good'
      wake()
      await pass(10 * MINUTE)
      expect(countSent()).toBe(before)
      expect(await countUnsent()).toBe(0)
      page.signedOut('logged-out')
      expect(readOwn('two')).toBe('')
    })

    test.skipIf(subject.isOfPage)('its owner comes back another day, and it is sent once', async () => {
      const page = await openPage(subject)
      mood = DEAD
      await page.add('item-1')
      end(page)
      await pass(MINUTE)
      await page.add('item-2')
      await pass(MINUTE)
      page.signedOut('logged-out')
      closePage()
      sleep(29 * DAY)
      sent = []
      mood = 'good'
      const later = await openPage(subject)
      await sweep()
      later.resume()
      await pass(30_000)
      expect(sent.map(idIn)).toEqual(['item-1'])
    })
  })

  test.skipIf(subject.isOfPage)('what its owner has not come back for in 30 days is thrown away', async () => {
    const page = await openPage(subject)
    mood = DEAD
    await page.add('item-1')
    page.signedOut('ended')
    closePage()
    sleep(29 * DAY)
    await sweep()
    expect(readOwn('one')).not.toBe('')
    sleep(2 * DAY)
    await sweep()
    expect(readOwn('one')).toBe('')
  })
})

describe.each(repeated)('$name', (subject) => {
  test.each([DEAD, 401, 408, 425, 429, 500, 503] as const)(
    'an item that fails by %s is sent again by itself within a minute or so',
    async (failure) => {
      const page = await openPage(subject)
      mood = failure
      await page.add('item-1')
      await pass(10 * MINUTE)
      expect(countSent()).toBeGreaterThan(5)
      mood = 'good'
      await pass(MINUTE + 5000)
      const before = countSent()
      await pass(60 * MINUTE)
      wake()
      await pass(MINUTE)
      expect(countSent()).toBe(before)
    },
  )

  test.each(['the line returns', 'the tab becomes visible', 'the person logs in again'])(
    'what waits is sent at once when %s, whatever the back-off says',
    async (event) => {
      const page = await openPage(subject)
      mood = DEAD
      await page.add('item-1')
      await pass(10 * MINUTE)
      const before = countSent()
      mood = 'good'
      if (event === 'the line returns') dispatchEvent(new Event('online'))
      else if (event === 'the tab becomes visible') document.dispatchEvent(new Event('visibilitychange'))
      else {
        page.useSession.setState({ status: 'guest', user: undefined })
        page.useSession.setState(person('one'))
      }
      await pass(50)
      expect(countSent()).toBe(before + 1)
      await pass(10 * MINUTE)
      expect(countSent()).toBe(before + 1)
    },
  )

  test('what waits is sent in the order in which it was written', async () => {
    const page = await openPage(subject)
    mood = DEAD
    await page.add('item-1', 'item-2', 'item-3')
    await pass(3 * MINUTE)
    sent = []
    mood = 'good'
    wake()
    await pass(1000)
    expect(sent.map(idIn)).toEqual(['item-1', 'item-2', 'item-3'])
  })

  test('what waits is sent where storage is denied', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const page = await openPage(subject)
    mood = DEAD
    await page.add('item-1', 'item-2')
    await pass(3 * MINUTE)
    sent = []
    mood = 'good'
    wake()
    await pass(1000)
    expect(sent.map(idIn)).toEqual(['item-1', 'item-2'])
  })
})

describe.each(SUBJECTS.filter(({ isOfPage }) => !isOfPage))('$name', (subject) => {
  test('what waits is sent by a page that opens later', async () => {
    const page = await openPage(subject)
    mood = DEAD
    await page.add('item-1')
    closePage()
    await pass(MINUTE)
    sent = []
    mood = 'good'
    const later = await openPage(subject)
    later.resume()
    await pass(30_000)
    expect(sent.map(idIn)).toEqual(['item-1'])
  })
})

describe.each(SUBJECTS.filter(({ lock }) => lock !== undefined))('$name', (subject) => {
  test('one tab sends: another waits until it is done', async () => {
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    const request = async (name: string, run: () => Promise<void>) => {
      if (name === subject.lock) await held
      return run()
    }
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const page = await openPage(subject)
    await page.add('item-1')
    await pass(10 * MINUTE)
    expect(countSent()).toBe(0)
    release()
    await pass(1000)
    expect(sent.map(idIn)).toEqual(['item-1'])
  })
})
