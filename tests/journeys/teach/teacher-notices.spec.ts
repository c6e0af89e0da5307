/** A notice to several batches: its reach, the result for each, and its withdrawal. (spec 3 Notice) */

import { expect, journey } from '../support/journey.ts'

journey(
  'a notice to three batches shows its reach, is sent again to the one that failed, also by a new tab, and is withdrawn',
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
    await expect(page.getByRole('heading', { name: '২টি ব্যাচে গেছে, ১টিতে যায়নি' })).toBeVisible()
    await app.expectSound()
    // Another tab knows what has arrived.
    await page.reload()
    await page.getByRole('button', { name: 'বাকিগুলোতে আবার পাঠান' }).click()
    await expect(app.heading()).toHaveText('নোটিশ')
    const rows = page.getByRole('main').getByRole('link', { name: 'কাল সবার ছুটি' })
    await expect(rows).toHaveCount(3)
    await rows.first().click()
    await page.getByRole('button', { name: 'নোটিশটি তুলে নিন' }).click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(rows).toHaveCount(3)
  },
)
