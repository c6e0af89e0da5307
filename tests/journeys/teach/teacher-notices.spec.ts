/** A notice to several batches: its reach, what waits of it, and its withdrawal. (spec 3 Notice, ruling R82) */

import { expect, journey } from '../support/journey.ts'

journey(
  'a notice to three batches shows its reach, goes by itself to the one that failed, and is withdrawn',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503|Failed to load resource/)
    const { page } = app
    const field = (name: string | RegExp) => page.getByRole('textbox', { name })
    await app.loginAs('teacher')
    await app.goto('/teacher/notices/new?batch=batch-full-stack-12')
    await field('শিরোনাম').fill('কাল সবার ছুটি')
    await field(/এক লাইনে/).fill('কাল কোনো ক্লাস নেই।')
    await field(/পুরো নোটিশ/).fill('কাল ক্লাস হবে না।')
    await expect(page.getByText('১৪২ জন শিক্ষার্থী এই নোটিশ পাবেন।').first()).toBeVisible()
    await page.getByText('আরও ব্যাচে পাঠান').click()
    const others = page.getByRole('checkbox')
    await others.nth(0).check()
    await others.nth(1).check()
    await expect(page.getByText(/৩টি ব্যাচের [০-৯,]+ জন শিক্ষার্থী/)).toBeVisible()
    await app.expectSound()
    // The first of the three calls fails.
    await sandbox.fault({ method: 'POST', path: 'notice', kind: 'status', status: 503 })
    await page.getByRole('button', { name: 'প্রকাশ করুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'প্রকাশ করুন' }).click()
    await expect(app.heading()).toHaveText('নোটিশ')
    const rows = page.getByRole('main').getByRole('link', { name: 'কাল সবার ছুটি' })
    await expect(rows).toHaveCount(2)
    // Another tab sends what is left.
    await page.reload()
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'এখনো যায়নি' })).toBeHidden()
    await rows.first().click()
    await page.getByRole('button', { name: 'নোটিশটি তুলে নিন' }).click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(rows).toHaveCount(3)
  },
)

journey(
  'a notice that is written without a connection waits, is taken back, and goes once the connection is back',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const { page } = app
    const field = (name: string | RegExp) => page.getByRole('textbox', { name })
    const waiting = page.getByRole('region', { name: 'এখনো যায়নি' })
    const ask = () => page.getByRole('button', { name: 'প্রকাশ করুন' }).click()
    const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'প্রকাশ করুন' }).click()
    await app.loginAs('teacher')
    await app.goto('/teacher/notices')
    await page.getByRole('link', { name: 'নতুন নোটিশ' }).click()
    await page.getByRole('combobox', { name: /ব্যাচ/ }).selectOption({ index: 1 })
    await field('শিরোনাম').fill('কাল সবার ছুটি')
    await field(/এক লাইনে/).fill('কাল কোনো ক্লাস নেই।')
    await field(/পুরো নোটিশ/).fill('কাল ক্লাস হবে না।')
    await page.getByText('আরও ব্যাচে পাঠান').click()
    await page.getByRole('checkbox').first().check()
    await ask()
    await expect(page.getByRole('dialog')).toBeVisible()
    await context.setOffline(true)
    await confirm()
    await expect(app.heading()).toHaveText('নোটিশ')
    await expect(waiting.getByText('ইন্টারনেট এলে নিজে থেকে যাবে')).toBeVisible()
    await app.expectSound()
    await waiting.getByRole('button', { name: 'লেখায় ফিরিয়ে নিন' }).click()
    await expect(field('শিরোনাম')).toHaveValue('কাল সবার ছুটি')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await ask()
    await confirm()
    await expect(waiting).toBeVisible()
    expect((await sandbox.counts())['POST notice'] ?? 0).toBe(0)
    await context.setOffline(false)
    await expect(waiting).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'কাল সবার ছুটি' })).toHaveCount(2)
    expect((await sandbox.counts())['POST notice']).toBe(2)
  },
)
