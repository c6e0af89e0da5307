/** The review lists the remarks on the last try before another hand-in; the ticks stay on the device. (picture 38) */

import { allSaved, enter, question, receipt } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const TWICE = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-4/exam/exam-fs12-twice'
const ASKED = 'গতবার যা ঠিক করতে বলা হয়েছিল'

journey(
  'remarks on the last try are ticked before handing in again, and stay so over a reload',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(TWICE)
    await enter(page)
    await question(page, 1).getByRole('textbox').fill('জিনিসের নাম দিয়ে: GET /todos, DELETE /todos/12।')
    await allSaved(page)
    const openReview = async () => {
      await page.getByRole('heading', { level: 2 }).first().focus()
      await page.keyboard.press('KeyR')
      return page.getByRole('region', { name: ASKED })
    }
    const list = await openReview()
    await expect(list.getByRole('checkbox')).toHaveCount(3)
    await list.getByRole('checkbox', { name: /জিনিসের নাম থাকবে/ }).check()
    await expect(list.getByRole('progressbar', { name: '৩টির ১টি ঠিক করেছেন' })).toBeVisible()
    await expect(list.getByText(/২টি বাকি রেখেও জমা দিতে পারেন/)).toBeVisible()
    await app.expectSound()
    await page.reload()
    await expect(question(page, 1)).toBeVisible()
    await openReview()
    await expect(list.getByRole('checkbox', { name: /জিনিসের নাম থাকবে/ })).toBeChecked()
    await list.getByRole('button', { name: 'প্রশ্ন ২' }).click()
    await question(page, 2).getByRole('textbox').fill('সেভ করার আগে যাচাই, ভুল হলে ৪০০।')
    await allSaved(page)
    await openReview()
    await page.getByRole('button', { name: 'পরীক্ষা জমা দিন' }).click()
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
  },
)
