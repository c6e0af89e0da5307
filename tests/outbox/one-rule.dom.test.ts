/** One rule for every queued item in the outbox, whatever the subject. (decision 0015) */

import { describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#src/lib/duration.ts'
import { closePage, countSent, DEAD, idIn, line, openPage, pass, person, setUpDevice, wake } from './page.ts'
import { SUBJECTS } from './subjects.ts'

setUpDevice()

const repeated = SUBJECTS.filter(({ isTriedOnce }) => !isTriedOnce)

describe.each(SUBJECTS)('$name', (subject) => {
  test('an item is sent once, and only when it can no longer be undone', async () => {
    const page = await openPage(subject)
    await page.add('item-1')
    await pass(10 * MINUTE_MS)
    wake()
    await pass(MINUTE_MS)
    expect(line.sent.map(idIn)).toEqual(['item-1'])
  })

  test.each([400, 403, 404, 409, 422])(
    'an item that the server refuses by %d is not sent again by itself',
    async (status) => {
      const page = await openPage(subject)
      line.mood = status
      await page.add('item-1')
      line.mood = 'good'
      wake()
      await pass(60 * MINUTE_MS)
      expect(countSent()).toBe(1)
    },
  )

  test('nothing is sent after a logout, even when the same person returns, and nothing stays on the device', async () => {
    const page = await openPage(subject)
    line.mood = DEAD
    await page.add('item-1')
    page.signedOut('logged-out')
    await pass(MINUTE_MS)
    const before = countSent()
    line.mood = 'good'
    page.useSession.setState(person('one'))
    wake()
    await pass(10 * MINUTE_MS)
    expect(countSent()).toBe(before)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('karigor-own-'))).toEqual([])
  })
})

describe.each(repeated)('$name', (subject) => {
  test.each([DEAD, 401, 408, 425, 429, 500, 503] as const)(
    'an item that fails by %s is sent again by itself within about a minute',
    async (failure) => {
      const page = await openPage(subject)
      line.mood = failure
      await page.add('item-1')
      await pass(10 * MINUTE_MS)
      expect(countSent()).toBeGreaterThan(5)
      line.mood = 'good'
      await pass(MINUTE_MS + 5000)
      const before = countSent()
      await pass(60 * MINUTE_MS)
      wake()
      await pass(MINUTE_MS)
      expect(countSent()).toBe(before)
    },
  )

  test.each(['the connection returns', 'the tab becomes visible', 'the person logs in again'])(
    'queued items are sent at once when %s, whatever the back-off',
    async (event) => {
      const page = await openPage(subject)
      line.mood = DEAD
      await page.add('item-1')
      await pass(10 * MINUTE_MS)
      const before = countSent()
      line.mood = 'good'
      if (event === 'the connection returns') dispatchEvent(new Event('online'))
      else if (event === 'the tab becomes visible') document.dispatchEvent(new Event('visibilitychange'))
      else {
        page.useSession.setState({ status: 'guest', user: undefined })
        page.useSession.setState(person('one'))
      }
      await pass(50)
      expect(countSent()).toBe(before + 1)
      await pass(10 * MINUTE_MS)
      expect(countSent()).toBe(before + 1)
    },
  )

  test('queued items are sent in the order in which they were written', async () => {
    const page = await openPage(subject)
    line.mood = DEAD
    await page.add('item-1', 'item-2', 'item-3')
    await pass(3 * MINUTE_MS)
    line.sent = []
    line.mood = 'good'
    wake()
    await pass(1000)
    expect(line.sent.map(idIn)).toEqual(['item-1', 'item-2', 'item-3'])
  })

  test('queued items are sent where storage is denied', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const page = await openPage(subject)
    line.mood = DEAD
    await page.add('item-1', 'item-2')
    await pass(3 * MINUTE_MS)
    line.sent = []
    line.mood = 'good'
    wake()
    await pass(1000)
    expect(line.sent.map(idIn)).toEqual(['item-1', 'item-2'])
  })
})

describe.each(SUBJECTS.filter(({ isOfPage }) => !isOfPage))('$name', (subject) => {
  test('queued items are sent by a page that opens later', async () => {
    const page = await openPage(subject)
    line.mood = DEAD
    await page.add('item-1')
    closePage()
    await pass(MINUTE_MS)
    line.sent = []
    line.mood = 'good'
    const later = await openPage(subject)
    later.resume()
    await pass(30_000)
    expect(line.sent.map(idIn)).toEqual(['item-1'])
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
    await pass(10 * MINUTE_MS)
    expect(countSent()).toBe(0)
    release()
    await pass(1000)
    expect(line.sent.map(idIn)).toEqual(['item-1'])
  })
})
