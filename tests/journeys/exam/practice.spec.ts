/**
 * Practice quizzes: opened from the tasks, answered across a reload and a failed call, with the result at
 * once and unlimited rounds. (ruling R34)
 */

import type { Locator, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const PRACTICE = '/dashboard/practice'

function asked(page: Page, about: string): Locator {
  return page.locator('section').filter({ hasText: about })
}

journey(
  'a practice quiz is opened from the tasks, shows its result, and can be repeated',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/tasks')
    await page.getByRole('link', { name: 'অনুশীলন কুইজ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('অনুশীলন')
    await page.getByRole('link', { name: 'অনুশীলন: জাভাস্ক্রিপ্টের ছোট প্রশ্ন: শুরু করুন' }).click()
    const length = asked(page, 'তালিকার দৈর্ঘ্য').getByRole('textbox')
    const push = asked(page, 'শেষে মান যোগ').getByRole('radio', { name: 'push()' })
    await expect(push).toBeVisible()
    await app.expectSound()

    await length.fill('length')
    await push.check()
    await expect(page.getByText('৫টির মধ্যে ২টির উত্তর দিয়েছেন')).toBeVisible()
    await page.reload()
    await expect(length).toHaveValue('length')
    await expect(push).toBeChecked()

    await sandbox.fault({ path: 'submission/quiz', kind: 'status' })
    await page.getByRole('button', { name: 'ফল দেখুন' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'উত্তর এখানেই আছে' })).toBeVisible()
    await expect(length).toHaveValue('length')
    await page.getByRole('button', { name: 'ফল দেখুন' }).click()
    await expect(page.getByRole('heading', { name: 'আপনার ফল' })).toBeFocused()
    await expect(page.getByText('৫টির মধ্যে ২টি ঠিক হয়েছে')).toBeVisible()
    await expect(asked(page, 'typeof []').filter({ hasText: 'সঠিক উত্তর' }).last()).toContainText(
      'Array.isArray()',
    )
    await app.expectSound()

    await page.getByRole('button', { name: 'আবার দিন' }).click()
    await expect(page.getByText('৫টির মধ্যে ০টির উত্তর দিয়েছেন')).toBeVisible()
    await expect(length).toHaveValue('')
  },
)

journey(
  'a finished exam is not a practice quiz, and a future one is refused',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/403/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(`${PRACTICE}/exam-fs12-html`)
    await expect(page.getByRole('heading', { name: 'এটি অনুশীলন কুইজ নয়' })).toBeVisible()
    await app.goto(`${PRACTICE}/exam-fs12-quiz-open`)
    await expect(page.getByRole('main').getByText('আগে পরীক্ষাটি')).toBeVisible()
  },
)

journey(
  'questions that went wrong in an exam are practised on the device, and Back leads to the result',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses/batch-full-stack-12/module/module-fs12-4/exam/exam-fs12-node')
    await page.getByRole('link', { name: /^৩টি ভুল নিয়ে অনুশীলন/ }).click()
    await expect(page.getByRole('region', { name: 'প্রশ্ন ১' })).toBeVisible()
    await app.expectSound()
    await page.getByRole('region', { name: 'প্রশ্ন ১' }).getByRole('radio', { name: 'POST' }).check()
    await sandbox.forgetCalls()
    await page.getByRole('button', { name: 'ফল দেখুন' }).click()
    await expect(page.getByText('৩টির মধ্যে ১টি ঠিক হয়েছে')).toBeVisible()
    await app.expectSound()
    expect((await sandbox.calls()).filter(({ method }) => method !== 'GET')).toEqual([])
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'এরপর কী' })).toBeVisible()
  },
)
