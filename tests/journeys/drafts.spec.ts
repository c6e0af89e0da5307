/** Drafts hold texts that are typed and not sent; they outlive a killed tab and everybody else's login. (rulings R16, R21) */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, journey } from './support/journey.ts'
import { logInHere, logOutHere } from './support/moves.ts'
import { people } from './support/people.ts'

const BATCH = '/teacher/batches/batch-full-stack-12'
const FORMS = [
  { what: 'a notice', address: '/teacher/notices/new?batch=batch-full-stack-12', field: /পুরো নোটিশ/ },
  { what: 'a day of the plan', address: `${BATCH}/study-plan/new?module=module-fs12-6`, field: /এই দিনে কী হবে/ },
] as const

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** Closes the tab as a phone does that needs its memory: nothing of the page runs any more. */
async function killTab(page: Page, context: BrowserContext): Promise<Page> {
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  return next
}

for (const { what, address, field: name } of FORMS) {
  journey(`${what} that was typed is there again after a killed tab`, async ({ app, context, copy }) => {
    await app.loginAs('teacher')
    await app.goto(address)
    await field(app.page, name).pressSequentially('শেষ অক্ষর পর্যন্ত')
    const next = await killTab(app.page, context)
    await next.goto(copy.clientUrl + address)
    await expect(field(next, name)).toHaveValue('শেষ অক্ষর পর্যন্ত')
  })
}

journey('somebody else’s login and logout on the same browser leave a draft to its owner', async ({ app, context, consoleWatch }) => {
  consoleWatch.allow(/40[134]/)
  const { page } = app
  const address = '/teacher/notices/new?batch=batch-full-stack-12'
  await app.loginAs('teacher')
  await app.goto(address)
  await field(page, 'শিরোনাম').fill('আমার অর্ধেক লেখা')
  await context.clearCookies()
  await page.goto('/login')
  await logInHere(page, people.learner)
  await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
  await expect(page.getByText('আমার অর্ধেক লেখা')).toHaveCount(0)
  await page.goto('/courses')
  await logOutHere(page)
  await expect(page.getByRole('button', { name: 'লগইন', exact: true }).first()).toBeVisible()
  await page.goto(`/login?return=${encodeURIComponent(address)}`)
  await logInHere(page, people.teacher)
  await expect(field(page, 'শিরোনাম')).toHaveValue('আমার অর্ধেক লেখা')
  await page.goto('/courses')
  await logOutHere(page)
  await page.getByRole('dialog').getByRole('button', { name: 'লগআউট' }).click()
  await expect(page.getByRole('button', { name: 'লগইন', exact: true }).first()).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(stored).not.toContain('অর্ধেক')
})
