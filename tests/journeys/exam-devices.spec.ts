/** One attempt on two devices: whoever comes back to one goes on from what the other has written. (ruling R34) */
import { allSaved, enter, question } from './support/exam.ts'
import { expect, journey } from './support/journey.ts'
import { people } from './support/people.ts'
import { giveSession } from './support/session.ts'

const ESSAY = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-essay-open'

journey('a desk that was left open shows, once it is looked at again, what the phone wrote since @desk', async ({ app, browser, copy }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(ESSAY)
  await enter(page)
  const mine = question(page, 1).getByRole('textbox')
  await mine.fill('শুরু')
  await allSaved(page)

  const phone = await browser.newContext({ baseURL: copy.clientUrl })
  await giveSession(phone, copy.clientUrl, copy.apiUrl, people.learner)
  const there = await phone.newPage()
  await there.goto(ESSAY)
  const theirs = question(there, 1).getByRole('textbox')
  await expect(theirs).toHaveValue('শুরু')
  await theirs.press('End')
  await theirs.pressSequentially(' ফোনে লেখা')
  await allSaved(there)

  // Whoever changes windows often does not ask each time.
  await expect(async () => {
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
    await expect(mine).toHaveValue('শুরু ফোনে লেখা', { timeout: 1000 })
  }).toPass()
  await mine.press('End')
  await mine.pressSequentially('।')
  await allSaved(page)
  await there.reload()
  await expect(theirs).toHaveValue('শুরু ফোনে লেখা।')
  await phone.close()
})
