/**
 * One rule for owners: a queued item belongs only to its owner, whoever logs in and out in the same browser.
 * (decision 0015, rulings R16, R21)
 */

import Cookies from 'js-cookie'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#src/lib/duration.ts'
import {
  closePage,
  countSent,
  DEAD,
  idIn,
  line,
  openPage,
  pass,
  person,
  sleep,
  setUpDevice,
  wake,
} from './page.ts'
import { SUBJECTS } from './subjects.ts'

setUpDevice()

type Page = Awaited<ReturnType<typeof openPage>>

/** Ways in which a session of the first person is replaced by the second's. */
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

const sweep = async () => (await import('#src/stores/session/remove-old-work.ts')).removeOldWork()
const countUnsent = async () =>
  (await (await import('#src/app/outbox/count-unsent.ts')).countUnsentWork()).count
/** Everything on the device under this person's name. */
const readOwn = (owner: string) =>
  Object.entries(localStorage)
    .filter(
      ([name, text]) =>
        name.startsWith('karigor-own-') &&
        (name.endsWith(`@${owner}`) || String(text).includes(`"owner":"${owner}"`)),
    )
    .map(([name]) => name)
    .join(' ')

describe.each(SUBJECTS)('$name', (subject) => {
  describe.each(ENDINGS)('after %s', (_ending, end) => {
    test('another person’s session sends none of it, and their logout keeps it', async () => {
      const page = await openPage(subject)
      line.mood = DEAD
      await page.add('item-1')
      end(page)
      await pass(MINUTE_MS)
      const before = countSent()
      line.mood = 'good'
      wake()
      await pass(10 * MINUTE_MS)
      expect(countSent()).toBe(before)
      expect(await countUnsent()).toBe(0)
      page.signedOut('logged-out')
      expect(readOwn('two')).toBe('')
    })

    if (subject.isOfPage) return
    test('its owner returns another day, and it is sent once', async () => {
      const page = await openPage(subject)
      line.mood = DEAD
      await page.add('item-1')
      end(page)
      await pass(MINUTE_MS)
      await page.add('item-2')
      await pass(MINUTE_MS)
      page.signedOut('logged-out')
      closePage()
      sleep(29 * DAY_MS)
      line.sent = []
      line.mood = 'good'
      const later = await openPage(subject)
      await sweep()
      later.resume()
      await pass(30_000)
      expect(line.sent.map(idIn)).toEqual(['item-1'])
    })
  })

  if (subject.isOfPage) return
  test('items whose owner has not returned within 30 days are deleted', async () => {
    const page = await openPage(subject)
    line.mood = DEAD
    await page.add('item-1')
    page.signedOut('ended')
    closePage()
    sleep(29 * DAY_MS)
    await sweep()
    expect(readOwn('one')).not.toBe('')
    sleep(2 * DAY_MS)
    await sweep()
    expect(readOwn('one')).toBe('')
  })
})
