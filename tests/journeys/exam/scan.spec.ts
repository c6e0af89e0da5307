/** Photos of handwritten pages become one PDF in the exam room: cut, put in order, kept through a reload and offline. (ruling R70) */

import type { Page } from '@playwright/test'
import { allSaved, cutLine, enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { card, made, PHOTO_SIZE, readSizes, takePhoto } from '../support/scanned-pages.ts'

const UPLOAD = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-file-open'
/** Drags by a real pointer, from the middle of one place to another point. */
async function drag(
  page: Page,
  grip: ReturnType<Page['locator']>,
  by: { x: number; y: number },
  beforeDrop = async (): Promise<void> => undefined,
): Promise<void> {
  // Away from the bar at the foot of the window, which would take the press.
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await grip.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // A finger rests for a moment before a page leaves its place.
  await page.waitForTimeout(200)
  await page.mouse.move(x + width / 2 + by.x / 2, y + height / 2 + by.y / 2, { steps: 6 })
  await page.mouse.move(x + width / 2 + by.x, y + height / 2 + by.y, { steps: 6 })
  await beforeDrop()
  await page.mouse.up()
  // For 50 ms after a drop the list takes the next press away.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

journey(
  'photos are cut, put in order and handed in as one PDF, with a reload, a killed tab and a lost connection in between',
  async ({ app, context, copy, consoleWatch }, info) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(UPLOAD)
    await enter(page)
    const photo = takePhoto()
    let presses = 0
    const press = async (name: string | RegExp) => {
      presses += 1
      await page.getByRole('button', { name }).click()
    }
    await question(page, 1)
      .locator('input[type=file]')
      .setInputFiles(
        [1, 2, 3, 4, 5].map((no) => ({ name: `khata-${no}.png`, mimeType: 'image/png', buffer: photo })),
      )
    presses += 1
    await press('৫টি ছবি মিলিয়ে একটি PDF বানান')
    await expect(card(page).getByText('৫টি পৃষ্ঠা, একটি PDF')).toBeVisible()
    await expect(made(page)).toBeVisible()
    await allSaved(page)
    const findLink = (tab: Page) => question(tab, 1).getByRole('link', { name: /^khata-[12]\.pdf/ })
    const link = findLink(page)
    await expect(link).toBeVisible()
    const first = await (await page.request.get((await link.getAttribute('href'))!)).body()
    expect(readSizes(first)).toHaveLength(5)
    // The table is cut away: a page is as large as the paper in the photo, not as the photo.
    for (const [width, height] of readSizes(first)) {
      expect(Math.abs(width - 0.7 * PHOTO_SIZE.width)).toBeLessThan(0.03 * PHOTO_SIZE.width)
      expect(Math.abs(height - 0.78 * PHOTO_SIZE.height)).toBeLessThan(0.03 * PHOTO_SIZE.height)
    }
    info.annotations.push({
      type: 'scan',
      description: `${presses} presses to five pages in one PDF, ${Math.round(first.length / 5)} bytes a page`,
    })
    expect(presses).toBeLessThanOrEqual(12)
    await app.expectSound()

    await page.reload()
    await expect(made(page)).toBeVisible()
    const restore = await cutLine(context, copy.apiUrl)
    await press('পৃষ্ঠা ২ ঠিক করুন')
    const window = page.getByRole('dialog')
    await expect(window.getByRole('heading', { name: 'পৃষ্ঠা ২' })).toBeVisible()
    const corner = window.getByRole('button', { name: 'নিচে ডানের কোণ' })
    await corner.waitFor()
    const before = (await corner.boundingBox())!
    await drag(page, corner, { x: -40, y: -60 })
    await corner.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowUp')
    const after = (await corner.boundingBox())!
    expect(Math.round(after.x - before.x)).toBe(-41)
    expect(Math.round(after.y - before.y)).toBe(-70)
    await app.expectSound()
    await window.getByRole('button', { name: 'ডানে ঘোরান' }).click()
    await window.getByRole('radio', { name: 'সাদা-কালো' }).check()
    await window.getByRole('button', { name: 'পৃষ্ঠা রাখুন' }).click()
    await expect(window).toHaveCount(0)
    // The turned page goes first, by the pointer.
    await expect(made(page)).toBeVisible()
    const grip = card(page).getByRole('button', { name: /^পৃষ্ঠা ২, ৫টির মধ্যে/ })
    const [to, from] = [
      (await card(page).getByRole('listitem').first().boundingBox())!,
      (await grip.boundingBox())!,
    ]
    // A page that is dropped before the others make room stays where it was.
    await drag(page, grip, { x: to.x - from.x, y: 0 }, () =>
      expect(card(page).getByRole('listitem').first()).toHaveAttribute('style', /translate3d\([1-9]/),
    )
    await expect(made(page)).toBeVisible()

    // Two more from the camera's window, still offline; then the tab is killed.
    await press('পৃষ্ঠা যোগ করুন')
    await window
      .locator('input[type=file]')
      .setInputFiles([6, 7].map((no) => ({ name: `khata-${no}.png`, mimeType: 'image/png', buffer: photo })))
    await expect(window.getByRole('status').filter({ hasText: '৭টি পৃষ্ঠা সেভ হয়েছে' })).toBeVisible()
    await expect(window.getByRole('button', { name: 'পৃষ্ঠা ৭ ঠিক করুন' })).toBeInViewport({ ratio: 0.9 })
    await app.expectSound()
    await page.goto('chrome://crash').catch(() => undefined)
    await page.close({ runBeforeUnload: false })
    await restore()
    const tab = await context.newPage()
    await tab.goto(UPLOAD)
    const camera = tab.getByRole('dialog', { name: 'খাতার ছবি তুলুন' })
    await expect(camera.getByRole('button', { name: /ঠিক করুন$/ })).toHaveCount(7)
    await camera.getByRole('button', { name: 'হয়ে গেছে' }).click()
    await expect(camera).toHaveCount(0)
    await expect(card(tab).getByText('৭টি পৃষ্ঠা, একটি PDF')).toBeVisible()

    await expect(async () => {
      const href = await findLink(tab).getAttribute('href', { timeout: 2000 })
      const sizes = readSizes(await (await tab.request.get(href!)).body())
      expect(sizes).toHaveLength(7)
      expect(sizes[0]![0]).toBeGreaterThan(sizes[0]![1])
      expect(sizes[1]![0]).toBeLessThan(sizes[1]![1])
    }).toPass({ timeout: 60_000 })
  },
)
