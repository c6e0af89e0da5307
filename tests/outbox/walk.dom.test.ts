/**
 * The walk: each request of the contract with the connection cut before, during and after its press, the tab closed, and
 * the next day. It is sent once; where the response was lost it is looked up, repeated without harm, or left to the
 * person. (rulings R42, R82)
 */

import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#src/lib/duration.ts'
import type { Seen } from '../support/fake-line.ts'
import { closePage, countSent, DEAD, line, openPage, pass, setUpDevice, sleep, wake } from './page.ts'
import { type RequestSample, SAMPLES } from './request-samples.ts'
import type { Subject } from './subjects.ts'

const ITEM = 'item-1'

setUpDevice()

/** A form's boundary, its first line, is new each time. */
function readBody({ body }: Seen): string {
  const text = new TextDecoder().decode(body)
  const [boundary = ''] = text.split('\r\n')
  return text.startsWith('--') ? text.replaceAll(boundary, '') : text
}

/** The page of one subject of the requests. */
function showSubject(name: string, { load, values, reply, read }: RequestSample): Subject {
  return {
    name,
    load: async () => {
      const request = await load()
      const { pressRequest, sendRequests } = await import('#src/api/requests/request-outbox.ts')
      const add = (id: string) => pressRequest(request, values(id) as never)
      return { add, resume: () => void sendRequests() }
    },
    path: /./,
    reply,
    ...(read && { read }),
  }
}

const ENTRIES = Object.entries(SAMPLES)

describe.each(ENTRIES)('%s', (name, sample) => {
  const subject = showSubject(name, sample)
  const settle = async () => {
    wake()
    await pass(MINUTE_MS)
    wake()
    await pass(MINUTE_MS)
  }

  test('cut before the press: sent once when the connection is back', async () => {
    const page = await openPage(subject)
    line.mood = DEAD
    await page.add(ITEM)
    line.mood = 'good'
    line.sent = []
    // An answer that never came leaves this one to the person.
    await settle()
    expect(countSent()).toBe(sample.repeat === 'asked' ? 0 : 1)
  })

  test('cut during the press: the server has it, its response is lost', async () => {
    const page = await openPage(subject)
    line.mood = 'taken'
    await page.add(ITEM)
    expect(countSent()).toBeGreaterThan(0)
    line.mood = 'good'
    await settle()
    if (sample.repeat === 'again') {
      // With the same key, or the same values.
      expect(countSent()).toBeGreaterThan(1)
      expect([...new Set(line.sent.map(readBody))]).toHaveLength(1)
    } else expect(countSent()).toBe(1)
  })

  test('cut after the press: nothing is sent again', async () => {
    const page = await openPage(subject)
    await page.add(ITEM)
    line.mood = DEAD
    await settle()
    line.mood = 'good'
    await settle()
    expect(countSent()).toBe(1)
  })

  test.each([
    ['the tab closed', 0],
    ['the next day', DAY_MS],
  ])('pressed without a connection, %s: the next page sends it once', async (_when, later) => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    const page = await openPage(subject)
    await page.add(ITEM)
    expect(countSent()).toBe(0)
    closePage()
    sleep(later)
    Reflect.deleteProperty(navigator, 'onLine')
    const next = await openPage(subject)
    next.resume()
    await settle()
    expect(countSent()).toBe(1)
  })
})
