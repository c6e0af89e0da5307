/** The player's page as journeys use it. */

import { expect, type Page } from '@playwright/test'

export const BATCH = '/dashboard/my-courses/batch-full-stack-12'
export const CLASS_22 = `${BATCH}/recordings/recording-fs12-22`
/** The seed's learner stopped at 42:18. */
export const STOPPED_AT = 2538

export const position = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).inputValue())
export const noteAt = (page: Page, clock: string) => page.getByRole('button', { name: `${clock}-এ যান` })
export const video = (page: Page) => page.locator('video')
export const seconds = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

/** The media host's player is unreachable, so the plain one replaces it. (ruling R26) */
export async function withoutHostedPlayer(page: Page): Promise<void> {
  await page.route('**/player.css', (route) => route.abort())
}

/** Presses a key outside any field, by its physical position. */
export async function key(page: Page, code: string): Promise<void> {
  await page.locator('h1').focus()
  await page.keyboard.press(code)
}

export async function openPlain(page: Page, address = CLASS_22): Promise<void> {
  await withoutHostedPlayer(page)
  await page.goto(address)
  await expect(video(page)).toBeVisible()
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0)
}

export const SAVED = 'PATCH recording-progress/:id'
export const playing = (page: Page) => page.getByRole('button', { name: 'থামান' }).first()
