/** A module for the bus: taken along whole, opened without a connection, and gone with the session. (ruling R68) */

import type { Page } from '@playwright/test'
import { expectAllStored, journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { expectLoaded, logOutHere } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { logIn } from '../support/session.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const MODULE = `${BATCH}/module/module-fs12-6`
const CUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/

/** Its teacher adds slides to the module. */
async function addSlides(page: Page, apiUrl: string): Promise<void> {
  const { accessToken } = await logIn(apiUrl, people.teacher)
  const body = new FormData()
  for (const [name, value] of [
    ['title', 'ক্লাস ২২-এর স্লাইড'],
    ['module', 'module-fs12-6'],
    ['category', 'স্লাইড'],
  ] as const)
    body.append(name, value)
  await page.setContent('<h1>useState</h1>')
  const pdf = new Uint8Array(await page.pdf())
  body.append('file', new File([pdf], 'slides-22.pdf', { type: 'application/pdf' }))
  const headers = { accesstoken: accessToken, guestid: 'desk', fingerprint: 'desk', metadata: '{}' }
  const answer = await fetch(`${apiUrl}/resource`, { method: 'POST', headers, body })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** Its teacher shows code in the task; returns once the server has it. */
async function addCode(apiUrl: string): Promise<void> {
  const { accessToken } = await logIn(apiUrl, people.teacher)
  const answer = await fetch(`${apiUrl}/assignment/assignment-fs12-5`, {
    method: 'PATCH',
    headers: {
      accesstoken: accessToken,
      guestid: 'desk',
      fingerprint: 'desk',
      metadata: '{}',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ description: '```js\n6 * 7\n```\n\n```sql\nSELECT 40 + 2 AS answer\n```' }),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

const row = (page: Page, title: RegExp) => page.getByRole('listitem').filter({ hasText: title }).first()

/** Each row of the module: a link opens with nothing missing, and what is not here says so before and at the press. */
async function pressEachRow(page: Page): Promise<{ opened: string[]; refused: string[] }> {
  const end = { opened: [] as string[], refused: [] as string[] }
  const rows = page.getByRole('region', { name: /^React/ }).getByRole('listitem')
  await expect(rows.filter({ visible: true }).first()).toBeVisible()
  const summaries = page.locator('main summary')
  for (let at = 0; at < (await summaries.count()); at += 1) await summaries.nth(at).click()
  const count = await rows.count()
  for (let at = 0; at < count; at += 1) {
    const [away, link] = [rows.nth(at).getByRole('button'), rows.nth(at).getByRole('link')]
    for (const button of await away.filter({ visible: true }).all()) {
      await expect(rows.nth(at)).toContainText('ইন্টারনেট লাগবে')
      const title = await button.innerText()
      await button.click()
      await expect(page.getByText(`“${title}” ফোনে নেই। ইন্টারনেট এলে খুলবে।`).last()).toBeVisible()
      end.refused.push(title)
    }
    if ((await link.filter({ visible: true }).count()) === 0) continue
    await expect(rows.nth(at)).toContainText(/ফোনে আছে/)
    const href = await link.first().getAttribute('href')
    await link.first().click()
    // A file that is on the device opens in a page of ours.
    const isOwn = (url: URL) =>
      href?.startsWith('http') ? url.pathname.startsWith('/dashboard/kept/') : url.pathname === href
    await expect(page).toHaveURL(isOwn)
    await expectLoaded(page)
    await expect(page.getByRole('main').getByRole('alert'), href ?? '').toHaveCount(0)
    end.opened.push(href!)
    await page.goBack()
    await expect(rows.filter({ visible: true }).first()).toBeVisible()
    for (let open = 0; open < (await summaries.count()); open += 1)
      if (!(await summaries.nth(open).evaluate(({ parentElement }) => parentElement!.hasAttribute('open'))))
        await summaries.nth(open).click()
  }
  return end
}

journey(
  'a module is taken along, and opens whole without a connection after a release that shares no file',
  async ({ app, copy, context, host, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await addSlides(page, copy.apiUrl)
    await addCode(copy.apiUrl)
    await app.loginAs('learner')
    await openWithWorker(page, MODULE)
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/recording\/recording-fs12-22$/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'মডিউল সঙ্গে নিন' }).click()
    const sheet = page.getByRole('dialog', { name: 'মডিউল সঙ্গে নিন' })
    await expect(sheet.getByRole('checkbox', { name: 'ফাইল ৪টি' })).toBeChecked()
    // A press before the size of the classes is known would leave them out.
    await expect(sheet.getByRole('button', { name: /কত বড়, দেখা হচ্ছে/ })).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(sheet.getByText('ইন্টারনেট লাগবেই: সরাসরি ক্লাস, পরীক্ষা দেওয়া, বাইরের লিংক')).toBeVisible()
    await sheet.getByRole('radio', { name: /^শুধু শব্দ/ }).check({ force: true })
    await sheet.getByRole('button', { name: /^মডিউলটি নিন · / }).click()
    await expect(page.getByText(/^ফোনে আছে, .+ পর্যন্ত/)).toBeVisible({ timeout: 120_000 })

    host.replaceAll()
    await page.reload()
    const prompt = page.getByRole('region', { name: 'কারিগরের নতুন সংস্করণ এসেছে' })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await prompt.getByRole('button', { name: 'এখনই নিন' }).click()
    await page.waitForFunction(() => !('isSamePage' in window))
    await expect(app.heading()).toBeVisible()
    await expectAllStored(page)
    await context.setOffline(true)

    // What is not there says so before the press, and again at the press.
    await page.goto(MODULE)
    await expect(row(page, /কুইজ: MongoDB রিভিশন/)).toContainText('ইন্টারনেট লাগবে')
    await page.getByRole('button', { name: 'কুইজ: MongoDB রিভিশন' }).click()
    await expect(page.getByText('“কুইজ: MongoDB রিভিশন” ফোনে নেই। ইন্টারনেট এলে খুলবে।')).toBeVisible()

    const walked = await pressEachRow(page)
    // A class, a task, a file, and the result of an exam; an exam to come is refused.
    expect(walked.refused).toContain('কুইজ: MongoDB রিভিশন')
    expect(walked.opened.length, walked.opened.join(' ')).toBeGreaterThan(4)
    expect(walked.opened).toContain(`${MODULE}/exam/exam-fs12-mongodb`)

    await expect(row(page, /^.*অ্যাসাইনমেন্ট ৫/)).toContainText('ফোনে আছে, এখনই জমা দেওয়া যায়')
    await page.getByRole('link', { name: /^অ্যাসাইনমেন্ট ৫/ }).click()
    await expect(page.getByRole('heading', { name: /REST API দিয়ে টুডু অ্যাপ/ }).first()).toBeVisible()
    // Its code runs, though neither language ran before.
    await page.getByRole('button', { name: /চালান$/ }).first().click()
    await expect(page.getByRole('group', { name: 'ফল', exact: true }).first()).toHaveText('মান: 42')
    await page.getByRole('button', { name: /চালান$/ }).last().click()
    await expect(page.getByRole('cell')).toHaveText(['42'])

    await page.goto(`${BATCH}/resources`)
    await page.getByRole('link', { name: /ক্লাস ২২-এর স্লাইড/ }).click()
    await expect(app.heading()).toHaveText('slides-22.pdf')
    const drawn = () =>
      page
        .getByRole('main')
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
          return data.some((value, at) => at % 4 === 0 && value < 128 && data[at + 3] === 255)
        })
    await expect.poll(drawn).toBe(true)
    await page.goBack()
    await page.getByRole('link', { name: /SignupForm\.jsx/ }).click()
    await expect(page.getByRole('main')).toContainText('function SignupForm')

    await page.goto('/dashboard/kept')
    await expect(page.getByRole('link', { name: /^৬\. React/ })).toHaveAttribute('href', MODULE)
    await page.getByRole('link', { name: /^ক্লাস ২২/ }).click()
    await expect(page.getByText('ফোনে রাখা শব্দ চলছে')).toBeVisible()
  },
)

journey(
  'a module goes by a press with its files, comes back by the undo, and is gone after a logout',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    const countFiles = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('karigor-kept'))
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return all.flat().length
      })
    await app.loginAs('learner')
    // From the day itself, where its module is named.
    await openWithWorker(page, '/dashboard')
    await page.getByRole('button', { name: 'মডিউল সঙ্গে নিন' }).click()
    const sheet = page.getByRole('dialog', { name: 'মডিউল সঙ্গে নিন' })
    await sheet.getByRole('checkbox', { name: /^ক্লাস/ }).uncheck()
    await sheet.getByRole('button', { name: /^মডিউলটি নিন/ }).click()
    await page.getByRole('link', { name: 'মডিউল ফোনে আছে' }).click()
    await expect(page).toHaveURL(MODULE)
    await expect(page.getByText(/^ফোনে আছে, .+ পর্যন্ত/)).toBeVisible()
    await expect.poll(countFiles).toBe(3)
    // A browser short of room deletes a file.
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each === 'karigor-kept module-fs12-6')!
      const cache = await caches.open(name)
      await cache.delete((await cache.keys())[0]!)
    })
    expect(await countFiles()).toBe(2)
    await page.goto('/dashboard/kept')
    await expect.poll(countFiles).toBe(3)
    await page.getByRole('button', { name: /^মুছুন: React/ }).click()
    await expect.poll(countFiles).toBe(0)
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect.poll(countFiles).toBe(3)
    // The page of this device counts it, with its size and its end.
    await page.goto('/dashboard/on-device')
    const here = page.getByRole('listitem').filter({ hasText: 'সঙ্গে নেওয়া মডিউল ১টি' })
    await expect(here).toContainText(/কেবি · ইন্টারনেট ছাড়া ৩০ দিন/)
    await here.getByRole('button', { name: /^মুছুন/ }).click()
    await expect.poll(countFiles).toBe(0)
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect.poll(countFiles).toBe(3)
    await logOutHere(page)
    await page
      .getByRole('dialog')
      .filter({ hasText: 'ফোনে রাখা' })
      .getByRole('button', { name: 'লগআউট করুন' })
      .click()
    await expect.poll(countFiles).toBe(0)
  },
)

journey('the next module comes by itself on Wi-Fi, once the person has said so', async ({ app, context }) => {
  const { page } = app
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'wifi', saveData: false } }),
  )
  await app.loginAs('learner')
  await openWithWorker(page, `${BATCH}/module/module-fs12-5`)
  await page.getByRole('button', { name: 'মডিউল সঙ্গে নিন' }).click()
  const sheet = page.getByRole('dialog', { name: 'মডিউল সঙ্গে নিন' })
  await sheet.getByRole('checkbox', { name: /^ক্লাস/ }).uncheck()
  await sheet.getByRole('switch', { name: 'পরের মডিউলও নিজে থেকে আসুক' }).check()
  await sheet.getByRole('button', { name: /^মডিউলটি নিন/ }).click()
  await expect(page.getByText(/^ফোনে আছে, .+ পর্যন্ত/)).toBeVisible()
  await page.goto('/dashboard/kept')
  await expect(page.getByRole('link', { name: /^৬\. React/ })).toBeVisible()
  await expect(page.getByText('ফাইল ৩টি', { exact: false })).toBeVisible()
})
