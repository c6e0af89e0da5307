/** A learner's page is reached from every name and face that a teacher sees. */

import type { Locator } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

journey(
  'from rows, the desk, levels, a class and similar answers a face or name leads to the learner’s page, and back',
  async ({ app }) => {
    const { page } = app
    const main = page.getByRole('main')
    const faces = () => main.getByRole('link', { name: /: শিক্ষার্থীর পেজ$/ })
    /** The page of the learner in view, then back to the starting point. */
    const visit = async (link: Locator) => {
      const name = ((await link.getAttribute('aria-label')) ?? (await link.innerText())).replace(
        /: শিক্ষার্থীর পেজ$/,
        '',
      )
      const before = page.url()
      await link.click()
      await expect(page).toHaveURL(/\/batches\/[^/]+\/learners\/|\/teacher\/learners\//)
      await expect(app.heading()).toHaveText(new RegExp(`${name}|^শিক্ষার্থী$`))
      await page.goBack()
      await expect(page).toHaveURL(before)
    }
    await app.loginAs('teacher')
    await app.goto('/teacher/submissions')
    await visit(faces().first())
    // The row beside the face still opens the submission.
    await main.locator('li[aria-posinset="1"] a[href*="/submissions/"]').click()
    await expect(page.locator('[data-pane=marks]').getByRole('group').first()).toBeVisible()
    await visit(page.locator('[data-pane=work] header').getByRole('link'))
    await app.goto('/teacher/levels')
    await visit(faces().first())
    await app.goto('/teacher/live/live-fs12-23')
    await visit(main.getByRole('link', { name: 'রাকিব হোসেন' }))
    await app.goto('/teacher/exams/exam-fs12-mongodb/statistics?view=likeness')
    await visit(
      main
        .getByRole('region', { name: 'উত্তরের মিল' })
        .getByRole('listitem')
        .first()
        .getByRole('link')
        .first(),
    )
    // The page asks for the batch of a learner who is in several, unless the link comes from one of them.
    await app.goto('/teacher/learners/person-nusrat')
    await main.getByRole('link', { name: /ব্যাচ ১২/ }).click()
    await expect(app.heading()).toContainText('নুসরাত জাহান')
    await app.goto('/teacher/learners/nobody')
    await expect(page.getByText('এই শিক্ষার্থী আপনার কোনো ব্যাচে নেই')).toBeVisible()
    await app.expectSound()
  },
)
