/** A device that saves data: nothing large comes before somebody presses for it. (ruling R69) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { CLASS_22, seconds, withoutHostedPlayer } from '../support/player-page.ts'
import { pressSlowly } from '../support/press.ts'

/** The seed's courses have no pictures of their own, so their replies get one. */
async function givePictures(page: Page): Promise<string[]> {
  const asked: string[] = []
  const address = new URL('/share.png', page.url()).href
  page.on('request', (request) => request.url().includes('share.png?') && asked.push(request.url()))
  await page.route(/\/course\?/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: { _id: string }[] }
    const withCover = data.map((course) => ({ ...course, cover: `${address}?${course._id}` }))
    await route.fulfill({ response, json: { ...rest, data: withCover } })
  })
  await page.route(/\/recording\/recording-fs12-22/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...rest, data: { ...data, poster: `${address}?poster` } } })
  })
  return asked
}

async function switchOn(page: Page): Promise<void> {
  await page.goto('/dashboard/me')
  await pressSlowly(page, page.getByText('ডেটা বাঁচান', { exact: true }))
  await expect(page.getByRole('switch', { name: 'ডেটা বাঁচান' })).toBeChecked()
}

journey(
  'covers and the poster of a class come by a press, in a place of their size',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await switchOn(page)
    const asked = await givePictures(page)
    await page.goto('/courses')
    const card = page.getByRole('article').first()
    const button = card.getByRole('button', { name: 'ছবি দেখুন' })
    await expect(button).toBeVisible()
    await app.expectSound()
    // Its place in the layout: a card rises under the mouse.
    const place = () =>
      card.evaluate((element: HTMLElement) => [element.offsetTop, element.offsetWidth, element.offsetHeight])
    const before = await place()
    expect(asked).toEqual([])
    await pressSlowly(page, button)
    await expect(card.locator('img').first()).toBeVisible()
    await expect.poll(() => asked.length).toBe(1)
    expect(await place()).toEqual(before)
    await expect(card.getByRole('link').first()).toBeFocused()
    // Another page and back: the choice holds.
    await card.getByRole('link').first().press('Enter')
    await expect(page).not.toHaveURL(/\/courses/)
    await page.goBack()
    await expect(card.locator('img').first()).toBeVisible()

    await withoutHostedPlayer(page)
    await page.goto(CLASS_22)
    // No video is there before it is played.
    const player = page.getByRole('region', { name: 'ভিডিও প্লেয়ার' })
    const poster = player.getByRole('button', { name: 'ছবি দেখুন' })
    await expect(poster).toBeVisible()
    await expect(player.locator('img[src*="poster"], video')).toHaveCount(0)
    await pressSlowly(page, poster)
    await expect(player.locator('img[src*="share.png?poster"]')).toBeVisible()
  },
)

journey(
  'no second of a class comes before it is played, and then only its small picture',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await switchOn(page)
    const asked: string[] = []
    page.on(
      'request',
      (request) => /\/(?:stream|player)\//.test(new URL(request.url()).pathname) && asked.push(request.url()),
    )
    await page.goto(CLASS_22)
    const play = page.getByRole('button', { name: 'চালান', exact: true }).filter({ visible: true }).first()
    await expect(play).toBeVisible()
    // What it will cost is said from its smallest playlist, and nothing else has come: no frame, no engine, no second.
    await expect(page.getByText(/^পুরো ভিডিও প্রায় /)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.map((url) => new URL(url).pathname.split('/').at(-1))).toEqual(['class.m3u8'])
    await expect(page.locator('iframe, video')).toHaveCount(0)
    const segments: string[] = []
    page.on('request', (request) => /-\d\d\.m4s|init/.test(request.url()) && segments.push(request.url()))
    await pressSlowly(page, play)
    await expect.poll(() => seconds(page)).toBeGreaterThan(1)
    expect(segments.length).toBeGreaterThan(0)
    expect(segments.filter((url) => !url.includes('/tiny-'))).toEqual([])
  },
)
