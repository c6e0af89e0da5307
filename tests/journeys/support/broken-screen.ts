/** A screen whose reads get bad responses: what must hold then, and after the retry. (ruling R42) */

import { expect, type Page, type Route } from '@playwright/test'
import type { ConsoleWatch } from './console-watch.ts'
import { expectLoaded, forgetReplies } from './moves.ts'
import type { Fault, SandboxControl } from './sandbox-control.ts'
import type { ScreenRow } from './screens.ts'

type Breaking = Pick<Fault, 'kind' | 'status' | 'body' | 'headers'>

export const breakings = {
  html: { kind: 'html', status: 200 },
  'html labelled as JSON': { kind: 'html', status: 200, headers: { 'content-type': 'application/json' } },
  'error 500': { kind: 'status', status: 500 },
  'cut JSON': { kind: 'status', status: 200, body: '{"code":200,"status":"success","data":[{"_id":"x","ti' },
  'an empty body': { kind: 'status', status: 200, body: '' },
  'a broken line': { kind: 'drop-before' },
} satisfies Record<string, Breaking>

/** The browser's own message about a bad response, and the one message for developers. */
export function allowBadResponses(watch: ConsoleWatch): void {
  watch.allow(/Failed to load resource|net::ERR|blocked by CORS policy/)
  watch.allow(/broke its promise/)
}

/** The failed state of one read or more, inside the page. */
const retries = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(আবার চেষ্টা করুন|আবার)$/ })

/**
 * A due is shown without its amount, and counts as present, as long as only the amount is unknown. Whether a part of a heading begins a
 * line depends on when it is read.
 */
const normaliseHeading = (heading: string) =>
  heading.replace(/^৳[০-৯,]+ বাকি আছে$/, 'কোর্সের টাকা বাকি আছে').replaceAll(/\s+/g, '')

const headingsOf = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading').allInnerTexts()).map(normaliseHeading)

/** Opens the screen without faults; returns its headings, by which it is recognised later. */
export async function openSound(page: Page, { address }: ScreenRow): Promise<string[]> {
  await forgetReplies(page)
  await page.goto(address)
  await expectLoaded(page)
  let headings: string[] | undefined
  // The name of an exam may come after its page.
  const isStill = async () => {
    const now = await headingsOf(page)
    const isSame = now.join('\n') === headings?.join('\n')
    headings = now
    return isSame
  }
  await expect.poll(isStill, { intervals: [400] }).toBe(true)
  return headings ?? []
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header, nav').filter({ visible: true }).first()).toBeVisible()
  const toasts = await page.locator('[data-sonner-toast]').allInnerTexts()
  expect(new Set(toasts).size, `toasts: ${toasts.join(' | ')}`).toBe(toasts.length)
}

/** A page requests its optional parts again when the connection returns. */
async function bringLineBack(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** Presses every retry button until the page is complete again. */
async function expectRecovery(page: Page, sound: readonly string[]): Promise<void> {
  await expect(async () => {
    const waiting = retries(page)
    if ((await waiting.count()) > 0) await waiting.first().click({ timeout: 1000 })
    else await bringLineBack(page)
    await expect(waiting).toHaveCount(0, { timeout: 1500 })
    // A read that follows another one may fail after the first press.
    expect(await headingsOf(page)).toEqual(expect.arrayContaining([...sound]))
  }).toPass({ timeout: 60_000 })
}

/** Every read of the page gets a bad response; `isLoud` = at least one of them is missed on screen. */
export async function expectBrokenResponseHandled(
  page: Page,
  sandbox: SandboxControl,
  sound: readonly string[],
  { breaking, path = '*', isLoud = true }: { breaking: Breaking; path?: string; isLoud?: boolean },
): Promise<void> {
  await sandbox.fault({ method: 'GET', path, times: 0, ...breaking })
  await page.reload()
  // A broken connection is tried three times before it counts as a failure.
  if (isLoud) await expect(retries(page).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectUsable(page)
  await sandbox.clearFaults()
  await expectRecovery(page, sound)
}

/**
 * No read gets a response: a skeleton, after 8 s the message about a slow connection, and a cancel that leads
 * to the failed state.
 */
export async function expectSlowLineShown(
  page: Page,
  isApi: (url: URL) => boolean,
  sound: readonly string[],
): Promise<void> {
  const held: Route[] = []
  await page.route(
    isApi,
    (route) => void (route.request().method() === 'GET' ? held.push(route) : route.continue()),
  )
  await page.clock.install()
  // A list that is drawn from the device as it was last read has no skeleton.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('copy-certificates@')) localStorage.removeItem(key)
  })
  await page.reload()
  const busy = page.locator('[aria-busy="true"]').first()
  await expect(busy).toBeVisible()
  const cancel = page.getByRole('main').getByRole('button', { name: 'থামান' })
  await expect(cancel).toHaveCount(0)
  await page.clock.fastForward(8100)
  await expect(page.getByText('ইন্টারনেট ধীর, তাই দেরি হচ্ছে।').first()).toBeVisible()
  while ((await cancel.count()) > 0) await cancel.first().click()
  await expect(retries(page).first()).toBeVisible()
  await expectUsable(page)
  await page.unroute(isApi)
  await expectRecovery(page, sound)
}
