/**
 * Orientation: from the course page to a booked slot, moved, shown on the day, and the number of those whom
 * no slot suits. (ruling R61)
 */

import { expect, journey } from '../support/journey.ts'

const PAGE = '/orientation/orientation-web'
const BOOK = 'এই সময়টি নিন'
const booked = 'আপনার আসন রাখা আছে'

journey('a guest finds the slots on the course page, books one, and moves it', async ({ app, sandbox }) => {
  const { page } = app
  await app.goto('/course/full-stack-javascript')
  const block = page.locator('#book-orientation')
  await block.scrollIntoViewIfNeeded()
  await block.getByRole('link', { name: 'সময় দেখুন' }).click()
  await expect(page).toHaveURL(/#book-orientation$/)
  const hours = page.getByRole('radio')
  await expect(hours).toHaveCount(5)
  await expect(hours.first(), 'the first hour is full').toBeDisabled()
  await app.expectSound()

  await page.getByRole('button', { name: BOOK }).click()
  await expect(page.getByText('একটি সময় বেছে নিন।')).toBeVisible()
  await hours.nth(1).check()
  await page.getByRole('textbox', { name: 'নাম' }).fill('রিনা আক্তার')
  await page.getByRole('textbox', { name: 'মোবাইল নম্বর বা ইমেইল' }).fill('০১৭')
  await page.getByRole('button', { name: BOOK }).click()
  await expect(page.getByText('সঠিক মোবাইল নম্বর বা ইমেইল দিন।')).toBeVisible()
  await page.getByRole('textbox', { name: 'মোবাইল নম্বর বা ইমেইল' }).fill('০১৭১২৩৪৫৬৭৯')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'নাম' }), 'what is typed outlives a reload').toHaveValue(
    'রিনা আক্তার',
  )
  await expect(hours.nth(1)).toBeChecked()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: BOOK }).click()
  await expect(page.getByText(booked)).toBeVisible()
  await expect(page.getByText(booked), 'the result of the press is in sight').toBeInViewport()
  await app.expectSound()

  await page.reload()
  await expect(page.getByText(booked), 'this browser is known again').toBeVisible()
  await page.getByRole('button', { name: 'সময় বদলান' }).click()
  await expect(hours).toHaveCount(4)
  await hours.nth(2).check()
  const chosen = await page
    .getByRole('radio', { checked: true })
    .evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.innerText)
  await expect(
    page.getByRole('textbox', { name: 'নাম' }),
    'the same contact is there for the change',
  ).toHaveValue('রিনা আক্তার')
  await page.getByRole('button', { name: 'এই সময়ে বদলান' }).click()
  // Told in its place.
  await expect(page.getByText(booked)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: booked })).toContainText(
    chosen?.split('\n')[0] ?? '?',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ক্যালেন্ডারে রাখুন' }).click()
  expect((await download).suggestedFilename()).toBe('karigor-orientation.ics')
  expect((await sandbox.counts())['POST orientation-book']).toBe(2)
})

journey(
  'another guest takes the last seat: the slot says so, and the typed text stays',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/409/)
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await app.goto(PAGE)
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('textbox', { name: 'নাম' }).fill('রিনা আক্তার')
    await sandbox.fault({ path: 'orientation-book', kind: 'status', status: 409, method: 'POST' })
    await page.getByRole('button', { name: BOOK }).click()
    await expect
      .poll(async () => (await sandbox.counts())['GET live/orientation/:id'], 'the seats are asked for anew')
      .toBeGreaterThan(1)
    const refused = page.getByRole('main').getByRole('alert')
    await expect(refused).toContainText('রিনা আক্তার')
    await refused.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
    await expect(page.getByRole('textbox', { name: 'নাম' })).toHaveValue('রিনা আক্তার')

    await page.getByRole('button', { name: BOOK }).click()
    await expect(page.getByText(booked)).toBeVisible()
    for (const address of ['/dashboard', '/dashboard/routine']) {
      await app.goto(address)
      const card = page.getByRole('region', { name: 'ওরিয়েন্টেশন' })
      await expect(card).toContainText(booked)
      await expect(card.getByRole('link', { name: 'সময় দেখুন' })).toHaveAttribute(
        'href',
        `${PAGE}#book-orientation`,
      )
    }
  },
)

journey('a guest whom no slot suits leaves a number', async ({ app, sandbox }) => {
  const { page } = app
  await app.goto(PAGE)
  await page.getByRole('radio', { name: /কোনো সময়ই মেলে না/ }).check()
  await page.getByRole('textbox', { name: 'নাম' }).fill('রিনা আক্তার')
  await page.getByRole('textbox', { name: 'মোবাইল নম্বর বা ইমেইল' }).fill('rina@example.com')
  await page.getByRole('button', { name: 'আমাকে জানান' }).click()
  await expect(page.getByRole('status').getByText('আপনার নম্বর পেয়েছি', { exact: true })).toBeVisible()
  expect((await sandbox.counts())['POST orientationlead']).toBe(1)
})
