/**
 * What a teacher copies from an earlier batch or exam, and how days and options are put in order. (ruling
 * R36)
 */

import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, journey } from '../support/journey.ts'

/** Chooses the first line with these words as soon as it is there. */
async function choose(select: Locator, words: string): Promise<void> {
  const value = await select.getByRole('option').filter({ hasText: words }).first().getAttribute('value')
  await select.selectOption(value)
}

journey(
  'days of another batch are copied with shifted deadlines; failed ones are retried after a reload; days are moved by keys',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/batches')
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /ব্যাচ ১৩/ })
      .first()
      .getByRole('link')
      .click()
    await page.getByRole('button', { name: 'অন্য ব্যাচ থেকে আনুন' }).click()
    const panel = page.getByRole('region', { name: 'অন্য ব্যাচ থেকে দিন আনুন' })
    const source = panel.getByLabel('কোন ব্যাচ থেকে')
    await expect(source).toBeFocused()
    await choose(source, 'ব্যাচ ১২')
    const module = panel.locator('details').filter({ has: page.locator('summary', { hasText: 'মডিউল ৬' }) })
    await module.locator('summary').click()
    const days = module.getByRole('listitem').getByRole('checkbox')
    await days.first().check()
    await days.last().check()
    const shift = panel.getByLabel('তারিখ কত দিন সরবে')
    await shift.fill('৪০')
    await expectAccessible(page)
    await sandbox.fault({ method: 'POST', path: 'study-plan', kind: 'status', status: 503 })
    const send = panel.getByRole('button', { name: '২টি দিন আনুন' })
    await expect(panel.getByLabel('কোন মডিউলে বসবে')).toContainText('মডিউল ৬')
    expect(
      await panel
        .getByLabel('কোন মডিউলে বসবে')
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    ).toMatch(/^মডিউল ৬/)
    await send.click()
    await expect(page.getByRole('dialog')).toContainText(/‘মডিউল ৬.*’-এর শেষে ২টি দিন যোগ হবে/)
    await page.getByRole('dialog').getByRole('button', { name: 'আনুন' }).click()
    const again = panel.getByRole('button', { name: 'বাকিগুলো আবার আনুন' })
    await expect(again).toBeEnabled()
    // The earlier choices are there first, and the press waits for the plan behind them.
    await sandbox.fault({ path: 'study-plan/revised/:id', kind: 'delay', delay_ms: 700, times: 2 })
    await page.reload()
    await again.click()
    await expect(page.getByText('২টি দিন এসেছে।')).toBeVisible()
    expect(
      (await sandbox.calls()).filter(({ method, path }) => method === 'POST' && path === 'study-plan'),
    ).toHaveLength(3)
    // The newest day moves one step up, by the key on its handle, and back by undo.
    const names = () =>
      page.getByRole('main').getByRole('heading', { level: 2, name: /^দিন/ }).allInnerTexts()
    const before = await names()
    expect(before.length).toBeGreaterThan(1)
    await page
      .getByRole('button', { name: /^দিন .* সরান/ })
      .last()
      .press('ArrowUp')
    await expect.poll(names).not.toEqual(before)
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect.poll(names).toEqual(before)
    await expectAccessible(page)
  },
)

journey(
  'an exam begins as a copy, adds a question from the bank, and shows its formula @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/exams/new?study_plan=plan-fs12-40')
    const batches = page.getByLabel('কোন ব্যাচের')
    await choose(batches, 'ব্যাচ ১২')
    const exams = page.getByLabel('পরীক্ষা', { exact: true })
    await choose(exams, 'কুইজ')
    await app.expectSound()
    await page.getByRole('button', { name: 'কপি করুন', exact: true }).click()
    await expect(page.getByText('কপি হয়েছে।')).toBeVisible()
    await page.getByRole('radio', { name: 'ব্যাংক' }).check()
    const bank = page.getByRole('region', { name: 'আগের পরীক্ষার প্রশ্ন' })
    await bank.getByLabel('শব্দ দিয়ে খুঁজুন').fill('একটি')
    const found = bank.getByRole('listitem').filter({ hasText: 'একটি উত্তর' })
    await bank.getByLabel('শব্দ দিয়ে খুঁজুন').fill('')
    await found
      .first()
      .getByRole('button', { name: /যোগ করুন$/ })
      .click()
    await app.expectSound()
    const option = (letter: string) => page.getByLabel(`বিকল্প ${letter}`, { exact: true })
    const second = await option('খ').inputValue()
    await page.getByRole('button', { name: /^বিকল্প ক সরান/ }).press('ArrowDown')
    await expect(option('ক')).toHaveValue(second)
    await page.getByLabel('প্রশ্ন', { exact: true }).fill('যদি $x^2 = 4$ হয়, কোনটি ঠিক?')
    await page.getByRole('button', { name: 'শিক্ষার্থীর চোখে দেখুন' }).click()
    await expect(page.locator('math').first()).toBeVisible()
  },
)
