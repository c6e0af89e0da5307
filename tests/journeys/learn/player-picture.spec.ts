/**
 * The picture of the player and its surroundings: its place while it plays, its end, a rotated phone,
 * captions. (ruling R26)
 */

import type { Locator, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { key, openPlain, position, seconds, STOPPED_AT, video } from '../support/player-page.ts'
import { PHONE, WIDE } from '../support/windows.ts'

const topOf = async (target: Locator) => Math.round((await target.boundingBox())?.y ?? Number.NaN)

journey(
  'nothing below the picture moves when the video is played and its progress is saved',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await expect(page.getByText('থেমেছিলেন')).toBeVisible()
    const tabs = page.getByRole('tablist').first()
    const before = await topOf(tabs)
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT)
    await expect(page.getByText('থেমেছিলেন')).toBeHidden()
    expect(await topOf(tabs)).toBe(before)
    await key(page, 'KeyK')
    await expect(page.getByText('অগ্রগতি সেভ হয়েছে')).toBeVisible()
    expect(await topOf(tabs)).toBe(before)
  },
)

journey('a finished video says so, and still does at the next visit', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  await app.loginAs('learner')
  const { page } = app
  await openPlain(page)
  await key(page, 'End')
  // The player seeks to the learner's position when the stream is ready, so a seek to the end before that is
  // undone.
  const goToEnd = (element: HTMLVideoElement) => {
    if (!(element.duration - element.currentTime < 2)) element.currentTime = element.duration - 1
    return element.seeking ? Infinity : element.duration - element.currentTime
  }
  await expect.poll(() => video(page).evaluate(goToEnd)).toBeLessThan(2)
  await key(page, 'KeyK')
  await expect(page.locator('main').getByText('ক্লাসটি শেষ পর্যন্ত দেখেছেন', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('ক্লাসটি আগে শেষ পর্যন্ত দেখেছেন')).toBeVisible()
})

journey(
  'a rotated phone shows the whole picture, with the scrubber in reach',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await page.setViewportSize({ width: 740, height: 360 })
    await openPlain(page)
    expect(await video(page).boundingBox()).toEqual({ x: 0, y: 0, width: 740, height: 360 })
    const scrubber = page.getByRole('slider', { name: 'ভিডিওর অবস্থান' })
    await scrubber.click({ position: { x: 20, y: 10 } })
    await expect.poll(() => position(page)).toBeLessThan(STOPPED_AT)
    await page.getByRole('button', { name: 'সেটিংস' }).last().click()
    await expect(page.getByRole('group', { name: 'সেটিংস' })).toBeVisible()
  },
)

journey('a larger caption size is remembered', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  await app.loginAs('learner')
  const { page } = app
  await page.setViewportSize(PHONE)
  await openPlain(page)
  const picture = page.locator('[data-captions]')
  await expect(picture).toHaveAttribute('data-captions', 'normal')
  await page.getByRole('button', { name: 'সেটিংস' }).first().click()
  await page.getByRole('radio', { name: 'আরও বড়' }).click()
  await expect(picture).toHaveAttribute('data-captions', 'largest')
  await page.reload()
  await expect(picture).toHaveAttribute('data-captions', 'largest')
})

/** Where two pictures of one size differ, from 0 at the top to 1 at the bottom. */
const findChange = (page: Page, pictures: readonly Buffer[]) =>
  page.evaluate(
    async (texts) => {
      const read = async (text: string) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes]))
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
        pen?.drawImage(image, 0, 0)
        return pen?.getImageData(0, 0, image.width, image.height)
      }
      const [one, other] = await Promise.all(texts.map(read))
      if (!one || !other) return undefined
      const differs = (row: number) => {
        const begin = row * one.width * 4
        return one.data
          .subarray(begin, begin + one.width * 4)
          .some((value, at) => Math.abs(value - (other.data[begin + at] ?? 0)) > 40)
      }
      const rows = Array.from({ length: one.height }, (_, row) => row).filter(differs)
      return { top: (rows[0] ?? 0) / one.height, bottom: (rows.at(-1) ?? 0) / one.height }
    },
    pictures.map((each) => each.toString('base64')),
  )

for (const size of [PHONE, { width: 800, height: 360 }, WIDE])
  journey(
    `captions lie in the lowest fifth while the controls are hidden: ${size.width} px`,
    async ({ app, consoleWatch }) => {
      consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
      await app.loginAs('learner')
      const { page } = app
      await page.setViewportSize(size)
      await openPlain(page)
      const picture = page.locator('[data-captions]')
      await key(page, 'KeyK')
      await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT)
      await expect(picture).toHaveAttribute('data-shown', 'false')
      const shoot = async (mode: 'showing' | 'hidden') => {
        await video(page).evaluate((element: HTMLVideoElement, to) => {
          for (const track of element.textTracks) track.mode = to
        }, mode)
        // On a phone the controls are below the video, inside the captured area.
        return video(page).screenshot()
      }
      // A pause would bring the controls back.
      await video(page).evaluate((element: HTMLVideoElement) => {
        element.playbackRate = 0
      })
      const change = await findChange(page, [await shoot('showing'), await shoot('hidden')])
      expect(change?.top).toBeGreaterThan(0.6)
      expect(change?.bottom).toBeGreaterThan(0.9)
      expect(((change?.top ?? 0) + (change?.bottom ?? 0)) / 2).toBeGreaterThan(0.8)
    },
  )

journey('a free course plays for a guest', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  const { page } = app
  await openPlain(page, '/free/git-github')
  await app.expectSound()
  await key(page, 'KeyK')
  await expect.poll(() => seconds(page)).toBeGreaterThan(1)
})
