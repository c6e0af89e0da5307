/**
 * Values as servers really send them, in a real browser: no page is taken away by a fraction, an odd row or a
 * stream without a whole address. (rulings R30, R76)
 */

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '../../../scripts/script.ts'
import { expect, journey } from '../support/journey.ts'
import { changeReplies, replaceServer } from '../support/other-replies.ts'

/** Numbers that are only shown. */
const SHOWN =
  /(?:^|_)(?:count|total|rank|was|of|stars|points|streak|done|joined|invited|handed_in|unwatched|unchecked|seats_left|class_no)$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As a server reckons them that divides. */
function addFractions(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return SHOWN.test(name) ? value + 0.4 : value
  if (Array.isArray(value)) return value.map((one) => addFractions(one))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, addFractions(one, key)]))
}

/** A row of another kind at the end of each list. */
function addOddRow(reply: unknown): unknown {
  if (!isRecord(reply) || !Array.isArray(reply['data']) || !('total' in reply)) return reply
  return { ...reply, data: [...(reply['data'] as unknown[]), { _id: 7 }] }
}

const FAILED = /তথ্য আনা গেল না|পেজটি আনা গেল না|Something Went Wrong/
const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const SCREENS = [
  ['guest', '/'],
  ['guest', '/course/full-stack-javascript'],
  ['guest', '/assessments'],
  ['learner', '/dashboard'],
  ['learner', BATCH],
  ['learner', `${BATCH}/progress`],
  ['learner', '/dashboard/transactions'],
  ['teacher', '/teacher'],
  ['teacher', '/teacher/submissions'],
] as const

journey(
  'fractions in numbers that are shown, and an odd row in each list',
  async ({ app, copy, consoleWatch }) => {
    // The one message for developers.
    consoleWatch.allow(/broke its promise/)
    const { page } = app
    await replaceServer(
      page.context(),
      copy.isApi,
      changeReplies((reply) => addOddRow(addFractions(reply))),
    )
    let last: string = 'guest'
    for (const [as, address] of SCREENS) {
      if (as !== 'guest' && as !== last) {
        // The page of the person before would go on asking with the new cookies.
        await page.goto('about:blank')
        await app.loginAs(as)
      }
      last = as
      await page.goto(address)
      await expect(page.locator('h1').first(), address).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0)
      await page.screenshot({
        path: join(projectRoot, `test-results/servers/odd-${as}${address.replaceAll(/\W/g, '-')}.png`),
      })
      await expect(page.getByText(FAILED), address).toHaveCount(0)
      await expect(page.getByRole('main').getByText(/[০-৯]\.৪/), address).toHaveCount(0)
    }
  },
)

/** The recording's addresses as this server sends them. */
const changeAddresses = (change: (own: string) => Record<string, unknown>) =>
  changeReplies((reply, path) =>
    isRecord(reply) && isRecord(reply['data']) && /\/recording\/[^/]+$/.test(path)
      ? {
          ...reply,
          data: { ...reply['data'], player_url: null, ...change(String(reply['data']['url'])) },
        }
      : reply,
  )

const CLASS = `${BATCH}/recordings/recording-fs12-22`

async function expectRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/useState/)
  await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible()
  await expect(page.getByText(/পেজটি আনা গেল না|Something Went Wrong/)).toHaveCount(0)
}

journey('a stream below the media host plays', async ({ app, copy }) => {
  const { page } = app
  await app.loginAs('learner')
  const cut = (address: string) => address.slice(new URL(address).origin.length)
  const server = changeAddresses((own) => ({ url: cut(own), captions: null }))
  await replaceServer(page.context(), copy.isApi, server)
  await page.goto(CLASS)
  await expectRest(page)
  const readState = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.readyState)
  await expect.poll(readState).toBeGreaterThan(0)
})

for (const [url, said] of [
  ['films/one.m3u8', /^ভিডিওটি আনা গেল না/],
  ['rtmp://live.example/one', /^এই রেকর্ডিংয়ের ঠিকানা ঠিক নেই/],
  [null, /^এই রেকর্ডিংয়ের ঠিকানা ঠিক নেই/],
] as const)
  journey(`a stream at ${url} takes only the film away, and says so`, async ({ app, copy, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('learner')
    const server = changeAddresses(() => ({ url, captions: 'films/one.vtt' }))
    await replaceServer(page.context(), copy.isApi, server)
    await page.goto(CLASS)
    await expectRest(page)
    const player = page.getByRole('region', { name: 'ভিডিও প্লেয়ার' })
    await expect(player.getByText(said)).toBeVisible()
    await expect(player.getByRole('link', { name: 'সাপোর্টে জানান' })).toBeVisible()
    await page.screenshot({
      path: join(projectRoot, `test-results/servers/odd-stream-${url?.slice(0, 4)}.png`),
    })
  })
