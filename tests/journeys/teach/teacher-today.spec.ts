/** A teacher's day: waiting work, where they stopped, and the class that begins. (spec 6) */

import { convertToLatin } from '#src/lib/bn.ts'
import { expect, journey } from '../support/journey.ts'

journey(
  'the day leads with one press to the oldest submission, and every number to its list down to the public performance',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher')
    const toGrade = page.getByRole('region', { name: /^খাতা দেখা বাকি/ })
    const work = toGrade.getByRole('listitem')
    await work
      .first()
      .getByRole('link', { name: /সবচেয়ে পুরোনো খাতাটি দেখুন$/ })
      .click()
    await expect(page).toHaveURL(/submissions\/[^?]+\?(exam|assignment)=/)
    await expect(page.locator('[data-pane=marks]').getByRole('group').first()).toBeVisible()
    await page.keyboard.press('Digit1')
    await page.goBack()
    // Started work is listed where the teacher stopped, and leads back to the submission.
    const stopped = page
      .getByRole('region', { name: 'যেখানে থেমেছিলেন' })
      .getByRole('link', { name: /টিতে নম্বর$/ })
    await expect(stopped).toHaveAttribute('href', /\?(exam|assignment)=/)
    const row = work.filter({ hasText: 'কোড টেস্ট' })
    const count = await row.locator('strong').innerText()
    await row.getByRole('link').first().click()
    await expect(
      page.locator(`li[aria-setsize="${convertToLatin(count).match(/^\d+/)?.[0]}"]`).first(),
    ).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: /^রিটেস্টের আবেদন/ }).click()
    await expect(page).toHaveURL(/only=/)
    await expect(page.getByRole('main').getByText('রিটেস্ট').first()).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: /^নজর দরকার/ }).click()
    await expect(page).toHaveURL(/learners\?show=/)
    await page.getByRole('link', { name: 'পারফরম্যান্স' }).click()
    await page.getByRole('link', { name: 'সবার জন্য খোলা পেজ' }).click()
    await expect(app.heading()).toHaveText('ব্যাচের পারফরম্যান্স')
    await expect(page.getByRole('list', { name: 'ব্যাচের অবস্থা' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('১৪২')
    await app.expectSound()
  },
)

journey(
  'a class is started with one press on the day, from fifteen minutes before it',
  async ({ app, sandbox, consoleWatch }) => {
    // A token may expire while the sandbox's clock is moved under an open page.
    consoleWatch.allow(/401/)
    const { page } = app
    await app.loginAs('teacher')
    const answered = page.waitForResponse(/overview\/upcoming-classes\?/)
    await app.goto('/teacher')
    const { data } = (await (await answered).json()) as { data: { at: string }[] }
    const start = page.getByRole('button', { name: 'ক্লাস শুরু করুন' })
    for (const minutes of [16, 14]) {
      const at = new Date(Date.parse(data[0]!.at) - minutes * 60_000)
      await page.clock.setFixedTime(at)
      await sandbox.moveTo(at.toISOString())
      await app.loginAs('teacher')
      await app.goto('/teacher')
      await expect(page.getByRole('heading', { name: /ক্লাস ২৩/ })).toBeVisible()
      await expect(start).toHaveCount(minutes === 14 ? 1 : 0)
    }
    const opened = page.waitForEvent('popup')
    await start.click()
    await (await opened).waitForURL(/player/)
  },
)
