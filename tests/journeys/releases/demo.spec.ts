/** The demo build on a plain static host: no server answers but the sandbox inside the page. (rulings R6, R9) */

import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { readEnvironment } from '../../../env.config.ts'
import { getOutputFolder } from '../../../scripts/build/record.ts'
import { projectRoot } from '../../../scripts/script.ts'
import { makeClientServer } from '../../../scripts/serve/client-server.ts'
import { logInHere } from '../support/moves.ts'
import { people } from '../support/people.ts'

const test = base.extend<object, { demoUrl: string }>({
  demoUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
    async ({}, hand) => {
      execFileSync(process.execPath, ['scripts/build.ts', '--demo', '--if-changed'], {
        cwd: projectRoot,
        stdio: 'inherit',
      })
      const server = makeClientServer(
        join(projectRoot, getOutputFolder('local', true)),
        readEnvironment('local', projectRoot),
      )
      await new Promise<void>((resolve) => server.listen(0, resolve))
      await hand(`http://localhost:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ demoUrl }, hand) => hand(demoUrl),
})

// One after the other, since two workers would build into one folder.
test.describe.configure({ mode: 'default' })

test('home, a login, a paid course and its recording, with no server but the host of the files', async ({
  page,
  demoUrl,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(demoUrl))
      strangers.push(request.url())
  })

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('মন দিয়ে শিখুন')
  await expect(page.getByRole('heading', { name: /ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট/ }).first()).toBeVisible()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill(people.learner.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true }).fill(people.learner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/my-courses$/)

  await page.goto('/purchase/data-science-python')
  await page.getByRole('checkbox', { name: /মেনে নিচ্ছি/ }).check()
  await page
    .getByRole('button', { name: /পরিশোধ করুন/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'পেমেন্ট করুন' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('অভিনন্দন, ভর্তি সম্পন্ন!')
  await page.goto('/dashboard/my-courses')
  await expect(page.getByRole('link', { name: /ডেটা সায়েন্স/ }).first()).toBeVisible()

  await page.goto('/dashboard/my-courses/batch-full-stack-12/recordings/recording-fs12-22')
  const video = page.frameLocator('iframe').locator('video')
  await expect
    .poll(async () => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0)
  expect(strangers).toEqual([])
})

test('two tabs write to one database, and neither undoes the other', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'ফোন নম্বর' })).toBeVisible()
  await logInHere(page, people.learnerWithoutCourses)
  await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
  const other = await context.newPage()
  // Both start from the same state; the second reads it before the first has written.
  await page.goto('/purchase/git-github')
  await other.goto('/purchase/statistics-free')
  for (const tab of [page, other]) {
    await tab.getByRole('checkbox', { name: /শর্তাবলি/ }).check()
    await tab.getByRole('button', { name: 'বিনামূল্যে ভর্তি হোন' }).filter({ visible: true }).click()
    await expect(tab).toHaveURL(/\/dashboard\/my-courses\/batch-/)
  }
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/my-courses')
    await expect(tab.getByRole('link', { name: /গিট ও গিটহাব/ }).first()).toBeVisible()
    await expect(tab.getByRole('link', { name: /পরিসংখ্যান/ }).first()).toBeVisible()
  }
})
