/** Two tabs of one browser agree about what was read, written and bought. (ruling R21) */

import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'

journey('data read, and changes of the profile, appear in the other tab', async ({ app, context, copy }) => {
  const { page } = app
  await app.loginAs('learner')
  const other = await context.newPage()
  await other.goto(`${copy.clientUrl}/dashboard/notifications`)
  await expect(other.getByText('৩টি নতুন', { exact: true })).toBeVisible()
  await app.goto('/dashboard/notifications')
  await page.getByRole('button', { name: 'সব পড়া হয়েছে' }).click()
  await expect(other.getByText('৩টি নতুন', { exact: true })).toHaveCount(0)

  await other.goto(`${copy.clientUrl}/dashboard/me`)
  await app.goto('/dashboard/profile')
  await expectLoaded(page)
  await page.getByRole('textbox', { name: 'পুরো নাম' }).fill('নুসরাত ইসলাম')
  await page.getByRole('button', { name: 'সেভ করুন' }).first().click()
  await expect(other.getByRole('main').getByText('নুসরাত ইসলাম')).toBeVisible()
})

journey(
  'a free course that was joined in one tab can be opened in the other',
  async ({ app, context, copy }) => {
    const { page } = app
    const address = '/course/git-github'
    await app.loginAs('learnerWithoutCourses')
    const other = await context.newPage()
    await other.goto(copy.clientUrl + address)
    await expect(
      other.getByRole('main').getByRole('button', { name: 'বিনামূল্যে ভর্তি হোন' }).filter({ visible: true }),
    ).toBeVisible()
    await app.goto(address)
    await page
      .getByRole('main')
      .getByRole('button', { name: 'বিনামূল্যে ভর্তি হোন' })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/dashboard\/my-courses\/batch-git-github/)
    await expect(
      other.getByRole('main').getByRole('link', { name: 'ক্লাসে যান' }).filter({ visible: true }),
    ).toBeVisible()
  },
)
