/** A login leads to the requested page, whose files are already there. (spec 4, rulings R16, R18) */

import { expect, journey } from '../support/journey.ts'
import { openPanel, passwordField, phoneField, sendPhone } from '../support/login.ts'
import { people } from '../support/people.ts'
import { watchMoves } from '../support/watched-move.ts'

const MY_COURSES = /\/dashboard\/my-courses$/

journey(
  'the press after a password waits for no file, and my courses are asked for at once',
  async ({ app, copy }) => {
    const { page } = app
    await openPanel(page)
    await sendPhone(page, people.learner.phone)
    await passwordField(page).fill(people.learner.password)
    const watch = await watchMoves(page, copy)
    const { waves, files } = await watch.see(() => page.keyboard.press('Enter'))
    await expect(page).toHaveURL(MY_COURSES)
    expect(waves[0]).toEqual(['POST user/login-msisdn'])
    expect(waves[1]).toEqual(expect.arrayContaining(['GET batch', 'GET batch/enrolled-bundle-courses']))
    expect(waves).toHaveLength(2)
    // The outbox loads after the page.
    expect(files.slice(0, files.indexOf('person.js'))).toEqual([])
  },
)

journey('the requested address opens after the login', async ({ app }) => {
  const { page } = app
  await app.goto('/dashboard/transactions?page=2')
  await expect(page).toHaveURL(/\/login\?return=/)
  await app.expectSound()
  await sendPhone(page, people.learner.phone)
  await passwordField(page).fill(people.learner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/transactions\?page=2$/)
})

journey('an address of another origin is refused', async ({ app }) => {
  const { page } = app
  for (const foreign of [
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?return=${encodeURIComponent(foreign)}`)
    await expect(phoneField(page)).toBeFocused()
  }
  await sendPhone(page, people.learner.phone)
  await passwordField(page).fill(people.learner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(MY_COURSES)
})

journey('a logged-in person is redirected', async ({ app }) => {
  await app.loginAs('learner')
  await app.page.goto('/login?return=%2Fcourses')
  await expect(app.page).toHaveURL(/\/courses$/)
})
