/** Papers on the grading desk, read and pinned in place: photos and PDFs. (rulings R46, R71) */

import type { Page } from '@playwright/test'
import { writePdf } from '#src/engines/scan/inside/write-pdf.ts'
import { refuseConsent } from '../../support/decided-consent.ts'
import { jpeg } from '../../support/pictures.ts'
import { expect, journey } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'
import { WIDE } from '../support/windows.ts'

const QUEUE = '/teacher/submissions'
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

journey(
  'a photographed page is turned, enlarged at the pointer and fitted, while digits go to the marks @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    // A landscape sheet, as a phone that was held sideways sends it.
    const body = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } })
    await page.route(/portfolio\.png/, (route) =>
      route.fulfill({ body, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
    )
    await app.goto(`${QUEUE}/submission-grade-27`)
    const work = page.getByRole('region', { name: 'জমা দেওয়া কাজ' })
    const picture = work.getByRole('img', { name: 'ছবি: portfolio.png' })
    const size = async () => {
      const { width, height } = (await picture.boundingBox())!
      return { width: Math.round(width), height: Math.round(height) }
    }
    const stage = work.getByRole('region', { name: /^ছবি: portfolio\.png/ })
    await expect.poll(async () => (await size()).width).toBeGreaterThan(100)
    const whole = await size()
    await work.getByRole('button', { name: 'ডানে ঘোরান' }).click()
    await expect
      .poll(async () => {
        const now = await size()
        return now.height > now.width
      })
      .toBe(true)
    await page.keyboard.press('Shift+R')
    await expect.poll(size).toEqual(whole)
    // Ctrl and the wheel keep what is under the pointer.
    await stage.hover({ position: { x: 30, y: 200 } })
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -400)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await size()).width).toBeGreaterThan(whole.width * 2)
    const { x: left } = (await picture.boundingBox())!
    expect(left, 'the left edge is still in sight').toBeGreaterThan((await stage.boundingBox())!.x - 60)
    // The mouse drags the page.
    const place = (await stage.boundingBox())!
    await page.mouse.move(place.x + 300, place.y + 200)
    await page.mouse.down()
    await page.mouse.move(place.x + 200, place.y + 200, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round((await picture.boundingBox())!.x)).toBeLessThan(left - 80)
    await work.getByRole('button', { name: 'পুরো পৃষ্ঠা' }).click()
    await expect.poll(size).toEqual(whole)
    await stage.focus()
    await page.keyboard.press('+')
    await expect.poll(async () => (await size()).width).toBeGreaterThan(whole.width)
    await page.keyboard.press('3')
    await expect(marks(page).getByRole('button', { pressed: true })).toHaveText(['৩'])
    await app.expectSound()
    // A press puts a pin with words, which a reload keeps and the mouse moves.
    await work.getByRole('button', { name: 'পুরো পৃষ্ঠা' }).click()
    await expect.poll(size).toEqual(whole)
    await page.keyboard.press('p')
    const { x, y } = (await picture.boundingBox())!
    await page.mouse.click(x + whole.width * 0.4, y + whole.height * 0.6)
    await expect(work.getByRole('textbox', { name: 'পিন ১-এর কথা' })).toBeFocused()
    await page.keyboard.type('দারুণ')
    await page.keyboard.press('Escape')
    const pin = work.locator('[data-pin="1"]')
    // The words are written: the keys are the desk's again, and the pin stays where it is.
    await expect(stage).toBeFocused()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', '2']) await page.keyboard.press(key)
    await page.reload()
    await expect(pin).toHaveAccessibleName('পিন ১: দারুণ')
    await expect
      .poll(async () => pin.evaluate(({ style }) => [style.left, style.top]))
      .toEqual(['40%', '60%'])
    await expect.poll(async () => (await size()).width).toBeGreaterThan(100)
    const before = (await pin.boundingBox())!
    await page.mouse.move(before.x + 10, before.y + 34)
    await page.mouse.down()
    await page.mouse.move(before.x + 10 + whole.width * 0.2, before.y + 34, { steps: 5 })
    await page.mouse.up()
    await expect
      .poll(async () => Number.parseFloat(await pin.evaluate(({ style }) => style.left)))
      .toBeGreaterThan(55)
    await app.expectSound()
  },
)

journey('the pages of a PDF are turned and pinned in place, and a damaged PDF says so', async ({ app }) => {
  const { page } = app
  const sheet = { jpeg: new Blob([jpeg()]), width: 600, height: 800 }
  let body = Buffer.from(await writePdf([sheet, sheet, sheet], 'khata').arrayBuffer())
  await page.route(/report\.pdf/, (route) =>
    route.fulfill({
      body,
      contentType: 'application/pdf',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await app.loginAs('teacher')
  await app.goto(`${QUEUE}/submission-grade-28`)
  const work = page.getByRole('region', { name: 'জমা দেওয়া কাজ' })
  const open = (no: string) => work.getByRole('img', { name: `নথি: report.pdf, পৃষ্ঠা ${no}` })
  await expect(open('১').locator('canvas')).toBeVisible()
  await work.getByRole('button', { name: 'পরের পৃষ্ঠা' }).click()
  await expect(open('২').locator('canvas')).toBeVisible()
  await work.getByRole('button', { name: 'পিন বসান' }).click()
  await open('২').click({ position: { x: 30, y: 30 } })
  await page.keyboard.type('উপরে গোল করুন')
  await work.getByRole('button', { name: 'পিন রাখুন' }).click()
  const thumb = work.getByRole('button', { name: /^পৃষ্ঠা ২ ১\s?টি পিন/ })
  // Where a phone's sheet does not cut it in half.
  await thumb.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await app.expectSound()
  body = Buffer.from('%PDF-1.4 damaged')
  await page.reload()
  await expect(work.getByRole('alert')).toHaveText(/^PDF-টি নষ্ট/)
  await expect(work.getByText('উপরে গোল করুন')).toBeVisible()
  await expect(work.getByRole('link', { name: 'ডাউনলোড করুন', exact: true })).toBeVisible()
})

journey(
  'a learner sees the pins of the teacher at their places on the handed-in photo',
  async ({ app, browser, baseURL, copy }, info) => {
    const { page } = app
    const task = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/assignment/assignment-fs12-5'
    await app.loginAs('learner')
    await app.goto(task)
    const own = page.getByRole('region', { name: 'আপনার কাজ' })
    const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } })
    await own
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'khata.png', mimeType: 'image/png', buffer: photo })
    await expect(own.getByRole('link', { name: 'khata.png' })).toBeVisible()
    await own.getByRole('button', { name: 'জমা দিন', exact: true }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'জমা দিন' })
      .click()
    await expect(page.getByRole('region', { name: 'জমা হয়েছে' })).toBeVisible()

    // The teacher sits at a desk, also when the learner has a phone.
    const desk = await browser.newContext({
      baseURL,
      locale: 'bn-BD',
      timezoneId: 'Asia/Dhaka',
      viewport: WIDE,
      isMobile: false,
      hasTouch: false,
    })
    await refuseConsent(desk)
    await giveSession(desk, copy.clientUrl, copy.apiUrl, people.teacher)
    const teacher = await desk.newPage()
    await teacher.goto(`${QUEUE}?assignment=assignment-fs12-5`)
    await teacher.getByRole('link', { name: /^নুসরাত জাহান(?!:)/ }).click()
    const picture = teacher.getByRole('img', { name: 'ছবি: khata.png' })
    await expect(picture).toBeVisible()
    // A drawing that has not its size yet has no places.
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(100)
    for (const [no, spot, words] of [
      [1, 0.25, 'একক লিখুন'],
      [2, 0.75, 'সুন্দর'],
    ] as const) {
      await teacher.keyboard.press('p')
      const { x, y, width, height } = (await picture.boundingBox())!
      await teacher.mouse.click(x + width * spot, y + height * spot)
      await expect(teacher.getByRole('textbox', { name: /^পিন .-এর কথা$/ })).toBeFocused()
      await teacher.keyboard.type(words)
      await teacher.keyboard.press('Escape')
      await expect(teacher.locator(`[data-pin="${no}"]`)).toBeVisible()
      await expect(teacher.locator('[data-stage]')).toBeFocused()
    }
    await markAllByKeys(teacher, '3')
    const saved = teacher.waitForResponse(
      (reply) => reply.request().method() === 'PATCH' && reply.url().includes('submission/revised/'),
    )
    await teacher.keyboard.press('Control+Enter')
    expect((await saved).ok()).toBe(true)
    await desk.close()

    await page.reload()
    // The photo is fetched when its place comes into view; until then the pins are lines of text.
    const paper = page.locator('[data-page-view]')
    const pins = paper.locator('[data-pin]')
    await expect(async () => {
      await page.getByText('একক লিখুন').first().scrollIntoViewIfNeeded({ timeout: 1000 })
      await expect(pins).toHaveCount(2, { timeout: 3000 })
    }).toPass({ timeout: 40_000 })
    await expect(pins.first()).toHaveAccessibleName('পিন ১: একক লিখুন')
    // The tip of a pin lies where the teacher pressed, on a photo as large as this window shows it.
    const sheet = (await paper.getByRole('img', { name: 'আপনার খাতা' }).boundingBox())!
    for (const [at, spot] of [
      [0, 0.25],
      [1, 0.75],
    ] as const) {
      const place = await pins.nth(at).evaluate(({ style }) => [style.left, style.top])
      for (const side of place) expect(Math.abs(Number.parseFloat(side) - spot * 100)).toBeLessThan(2)
    }
    expect(sheet.width).toBeGreaterThan(100)
    await expect(paper.getByText('সুন্দর')).toBeVisible()
    await pins.first().click()
    await app.expectSound()
    await info.attach('result', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await app.expectSound()
  },
)
