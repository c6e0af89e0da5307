/** An assignment from the first file to the marks. (rulings R34, R46) */

import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { jpeg } from '../../support/pictures.ts'
import { type App, expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { logIn } from '../support/session.ts'

const MODULE = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6'
const DUE = `${MODULE}/assignment/assignment-fs12-5`
const MARKED = `${MODULE}/assignment/assignment-fs12-4`
const WAITING = 'ফাইলটি এখনো পৌঁছায়নি। এই ডিভাইসে আছে, ইন্টারনেট পেলে নিজে থেকেই যাবে।'
const MEGABYTE = 1024 * 1024

const work = (page: Page) => page.getByRole('region', { name: 'আপনার কাজ' })
const receipt = (page: Page) => page.getByRole('region', { name: 'জমা হয়েছে' })
const submitButton = (page: Page) => work(page).getByRole('button', { name: 'জমা দিন', exact: true })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Gives files as a chooser does; there, files that `accept` hides can be chosen too. */
async function choose(
  page: Page,
  ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>
): Promise<void> {
  await work(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(...files)
}

async function chooseSmall(page: Page, name = 'todo.zip'): Promise<void> {
  await choose(page, { name, mimeType: 'application/zip', buffer: Buffer.from('PK-small-work') })
  await expect(work(page).getByRole('link', { name })).toBeVisible()
}

/** A slow upload, in bytes a second; without a number at full speed. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return (uploadThroughput = -1) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
}

/** Every percent that the row shows, in order. */
async function watchPercents(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seenPercents: seen })
    new MutationObserver(() => {
      const text = document.querySelector('[aria-labelledby=hand-in] strong')?.textContent ?? ''
      const latin = text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
      if (/^\d+%$/.test(latin) && seen.at(-1) !== Number.parseInt(latin, 10))
        seen.push(Number.parseInt(latin, 10))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seenPercents: number[] }).seenPercents)
}

journey(
  'the connection breaks half way, then the same bytes are sent although the file changed on disk',
  async ({ app, sandbox, consoleWatch }, info) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(DUE)
    const line = await lineOf(page)
    const percents = await watchPercents(page)
    const bytes = randomBytes(2 * MEGABYTE)
    const path = info.outputPath('todo.zip')
    writeFileSync(path, bytes)

    await line(250_000)
    // For good, since a browser retries a broken connection by itself.
    await sandbox.fault({
      method: 'PATCH',
      path: 'submission/revised/{id}',
      kind: 'drop-before',
      delay_ms: 6000,
      times: 0,
    })
    await choose(page, path)
    // The press counts while the file is on its way. (ruling R81)
    await expect(submitButton(page)).toBeEnabled()
    await expect.poll(async () => (await percents()).at(-1) ?? 0).toBeGreaterThanOrEqual(45)
    await expect(work(page).getByRole('alert')).toHaveText(WAITING)
    // What the page sends when it is first idle may begin a second try, from 0.
    const all = await percents()
    const again = all.indexOf(0, 1)
    const before = again === -1 ? all : all.slice(0, again)
    expect(before).toEqual(before.toSorted((one, other) => one - other))
    expect(before).not.toContain(100)

    writeFileSync(path, 'something else by now')
    await line()
    await sandbox.clearFaults()
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().includes('submission/revised/'),
    )
    await work(page).getByRole('button', { name: 'আবার' }).click()
    const { data } = (await (await saved).json()) as {
      data: { saved: { value: { sha256: string; size: number } }[] }
    }
    expect(data.saved[0]?.value).toMatchObject({ sha256: sha256(bytes), size: bytes.length })
    await expect(work(page).getByRole('link', { name: 'todo.zip' })).toBeVisible()
  },
)

journey(
  'an upload can be cancelled, and a failed file survives a reload and is sent by itself',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(DUE)
    const line = await lineOf(page)
    await line(100_000)
    const field = await work(page).locator('input[type=file]').first().elementHandle()
    await choose(page, { name: 'big.zip', mimeType: 'application/zip', buffer: randomBytes(MEGABYTE) })
    await work(page).getByRole('button', { name: 'big.zip পাঠানো থামান' }).click()
    await expect(work(page).getByRole('progressbar')).toHaveCount(0)
    await line()

    await sandbox.fault({
      method: 'PATCH',
      path: 'submission/revised/{id}',
      kind: 'status',
      status: 503,
      times: 0,
    })
    await choose(page, { name: 'todo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK-kept') })
    await expect(work(page).getByRole('alert')).toBeVisible()
    // The file picker of a phone stays on this very field while the attempt is created and read.
    expect(await field?.evaluate((each) => each.isConnected)).toBe(true)
    await app.expectSound()
    await page.reload()
    await expect(work(page).getByRole('alert')).toHaveText(WAITING)
    await sandbox.clearFaults()
    await expect(work(page).getByRole('link', { name: 'todo.zip' })).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
  },
)

/** Opens the assignment, cuts the connection and chooses a small file, which then waits. */
async function chooseWithoutLine(app: App, context: BrowserContext, name: string): Promise<void> {
  await app.loginAs('learner')
  await app.goto(DUE)
  await expect(work(app.page)).toBeVisible()
  await context.setOffline(true)
  await choose(app.page, { name, mimeType: 'application/zip', buffer: Buffer.from('PK-offline') })
  await expect(work(app.page).getByRole('alert')).toHaveText(WAITING)
}

journey(
  'a file that was chosen offline is sent by itself when the connection returns',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await chooseWithoutLine(app, context, 'todo.zip')
    await context.setOffline(false)
    await expect(work(page).getByRole('link', { name: 'todo.zip' })).toBeVisible()
    await expect(submitButton(page)).toBeEnabled()
  },
)

/** The same learner uploads a file on another device. */
async function giveElsewhere(apiUrl: string, file: string, edit: number): Promise<void> {
  const { accessToken } = await logIn(apiUrl, people.learner)
  const headers = { accesstoken: accessToken, guestid: 'phone', fingerprint: 'phone', metadata: '{}' }
  const begun = await fetch(`${apiUrl}/submission/revised`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ assignment: 'assignment-fs12-5' }),
  })
  const { data } = (await begun.json()) as { data: { _id: string; version: number } }
  const body = new FormData()
  const mark = { version: `${data.version}`, question: 'assignment-fs12-5', edit: `${edit}`, writer: 'phone' }
  for (const [name, value] of Object.entries(mark)) body.append(name, value)
  body.append('file', new File(['PK-phone-work'], file, { type: 'application/zip' }))
  expect(
    (await fetch(`${apiUrl}/submission/revised/${data._id}`, { method: 'PATCH', headers, body })).ok,
  ).toBe(true)
}

journey(
  'the file that was uploaded last is stored, even if another device counted further',
  async ({ app, copy }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(DUE)
    await page.route(`${copy.apiUrl}/submission/revised`, async (route) => {
      const begun = await route.fetch()
      await giveElsewhere(copy.apiUrl, 'phone.zip', 4)
      await route.fulfill({ response: begun })
    })
    await chooseSmall(page, 'desk.zip')
  },
)

journey(
  'a waiting file does not replace a later one by itself',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await chooseWithoutLine(app, context, 'desk.zip')
    await giveElsewhere(copy.apiUrl, 'phone.zip', 1)
    await context.setOffline(false)
    await expect(work(page).getByRole('link', { name: 'phone.zip' })).toBeVisible()
    await expect(work(page).getByRole('alert')).toContainText('এটি বেছে নেওয়ার পরে আরেকটি ফাইল পৌঁছেছে।')
    await work(page).getByRole('button', { name: 'আবার' }).click()
    await expect(work(page).getByRole('link', { name: 'desk.zip' })).toBeVisible()
    await expect(work(page).getByRole('link', { name: 'phone.zip' })).toHaveCount(0)
  },
)

journey(
  'a file that arrived although its reply was lost is shown as stored',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(DUE)
    await chooseSmall(page, 'prothom.zip')
    await sandbox.fault({
      method: 'PATCH',
      path: 'submission/revised/{id}',
      kind: 'apply-then-drop',
      times: 0,
    })
    await choose(page, {
      name: 'ditiyo.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK-second-work'),
    })
    await expect(work(page).getByRole('alert')).toBeVisible()
    await work(page).getByRole('button', { name: 'ditiyo.zip সরান' }).click()
    await expect(work(page).getByRole('link', { name: 'ditiyo.zip' })).toBeVisible()
    await expect(work(page).getByRole('link', { name: 'prothom.zip' })).toHaveCount(0)
  },
)

journey('a JPEG is accepted with each of its extensions where the list says .jpg', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(DUE)
  await choose(page, { name: 'chobi.jfif', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg()) })
  await expect(work(page).getByRole('link', { name: 'chobi.jfif' })).toBeVisible()
})

journey('a rejected file is reported before anything is sent', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(DUE)
  const refused = (text: string) => expect(work(page).getByText(text)).toBeVisible()
  await choose(page, { name: 'page.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await refused('এই ধরনের ফাইল এখানে নেওয়া হয় না।')
  await choose(page, { name: 'empty.zip', mimeType: 'application/zip', buffer: Buffer.alloc(0) })
  await refused('ফাইলটি ফাঁকা। অন্য ফাইল দিন।')
  await choose(page, { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * MEGABYTE + 1) })
  await refused('ফাইলটি ৫ এমবি-এর বেশি। ছোট করে আবার দিন।')
  expect((await sandbox.counts())['POST submission/revised']).toBeUndefined()
})

journey(
  'handed in once, though pressed twice and the reply was lost; then it is shown as handed in',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(DUE)
    await app.expectSound()
    await chooseSmall(page)
    await sandbox.forgetCalls()
    await sandbox.fault({ method: 'PATCH', path: 'submission/revised/{id}', kind: 'apply-then-drop' })
    await submitButton(page).dblclick()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('অ্যাসাইনমেন্টটি জমা দেবেন?')
    await dialog.getByRole('button', { name: 'জমা দিন' }).dblclick()

    await expect(receipt(page)).toContainText('মূল্যায়ন চলছে')
    await expect(receipt(page).getByRole('link', { name: 'todo.zip' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'জমা হয়েছে' })).toBeFocused()
    const calls = (await sandbox.calls()).filter(({ method }) => method === 'PATCH')
    // The one press, and its retry with the same key after the lost reply.
    expect(calls.length).toBeLessThanOrEqual(2)
    await expect(dialog).toHaveCount(0)
    await app.expectSound()
    await page.reload()
    await expect(receipt(page)).toContainText('রসিদ নম্বর')
    await page.getByRole('link', { name: 'স্টাডি প্ল্যান' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'অ্যাসাইনমেন্ট ৫' })).toContainText('মূল্যায়ন চলছে')
  },
)

journey(
  'late work is accepted and marked as late; a refusal appears beside the button',
  async ({ app, sandbox, consoleWatch }) => {
    // The access token has expired meanwhile.
    consoleWatch.allow(/401|409/)
    const { page } = app
    await app.loginAs('learner')
    await sandbox.forward(3 * 24 * 3600)
    await app.goto(DUE)
    await chooseSmall(page)
    await submitButton(page).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('দেরিতে জমা')
    await sandbox.fault({ method: 'PATCH', path: 'submission/revised/{id}', kind: 'status', status: 409 })
    await dialog.getByRole('button', { name: 'জমা দিন' }).click()
    await expect(work(page).getByRole('alert')).toContainText('জমা নেওয়া হয়নি')
    await submitButton(page).click()
    await dialog.getByRole('button', { name: 'জমা দিন' }).click()
    await expect(receipt(page)).toContainText('দেরিতে জমা')
  },
)

journey("marks, criteria and the teacher's comment", async ({ app }) => {
  await app.loginAs('learner')
  await app.goto(MARKED)
  const result = app.page.getByRole('region', { name: 'ফল' })
  await expect(result).toContainText('১৮/২০')
  await expect(result).toContainText('তানভীর হাসান')
  await expect(result).toContainText('রুটগুলো গোছানো হয়েছে')
  await app.expectSound()
})

journey('before an exam: its rules, and that it cannot be started yet', async ({ app }) => {
  await app.loginAs('learner')
  await app.goto(`${MODULE}/exam/exam-fs12-quiz-5`)
  await expect(app.page.getByRole('heading', { name: 'এখন পরীক্ষাটি দেওয়া যাবে না' })).toBeVisible()
  await app.expectSound()
})
