/** Grading by mouse and finger, and comments on lines of code. (ruling R34) */

import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { convertToLatin } from '#src/lib/bn.ts'
import { type App, expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { pressSlowly } from '../support/press.ts'
import { logIn } from '../support/session.ts'

const QUEUE = '/teacher/submissions'
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
const savesIn = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'))

/** Presses the second mark of each row of one submission, and expects it in that row. */
async function pressEachRow(app: App, paper: string): Promise<void> {
  const { page } = app
  const suggested = page.waitForResponse(/assess-ai/)
  await app.goto(`${QUEUE}/${paper}`)
  await suggested
  await expect(marks(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(marks(page).getByRole('group').first()).toBeVisible()
  const rows = marks(page)
    .getByRole('group')
    .filter({ has: page.locator('kbd') })
  const count = await rows.count()
  expect(count).toBeGreaterThan(2)
  const places = () => rows.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetTop))
  const before = await places()
  // From the last to the first, so that a row above the previous one is chosen each time.
  for (const at of Array.from({ length: count }, (_, back) => count - 1 - back)) {
    const mark = rows.nth(at).getByRole('button').nth(1)
    // A phone has the sum above the rows, which may cover the next one.
    await mark.evaluate((key) => key.scrollIntoView({ block: 'center' }))
    await pressSlowly(page, mark)
    await expect(mark, `row ${at + 1}`).toHaveAttribute('aria-pressed', 'true')
    await expect(rows.nth(at)).toHaveAttribute('aria-current', 'true')
    expect(await places(), `after row ${at + 1} no row has moved`).toEqual(before)
  }
  await expect(rows.getByRole('button', { pressed: true })).toHaveCount(count)
}

journey(
  'a press on a mark in any row gives that mark, also beside a suggestion of the assistant',
  async ({ app }) => {
    await app.loginAs('teacher')
    // A code test, and a file submission whose marks take two lines on a phone.
    await pressEachRow(app, 'submission-grade-15?exam=exam-fs12-array')
    await pressEachRow(app, 'submission-grade-31')
  },
)

journey(
  'a comment on a line is saved letter by letter: by Ctrl+Enter, by Esc and over a closed tab @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/submission-grade-22?exam=exam-fs12-array`)
    const line = page.locator('[data-line="2"]').first()
    await line.click()
    await page.keyboard.type('এখানে নাম দিন')
    await page.goto('about:blank')
    await app.goto(`${QUEUE}/submission-grade-22?exam=exam-fs12-array`)
    await expect(page.getByText('এখানে নাম দিন')).toBeVisible()
    await expect(page.getByText('খসড়া এই ডিভাইসে আছে')).toBeVisible()
    await page.locator('[data-line="3"]').first().click()
    await page.keyboard.type('সীমা দেখুন')
    await page.keyboard.press('Escape')
    await expect(page.getByText('সীমা দেখুন')).toBeVisible()
    await page.locator('[data-line="1"]').first().click()
    await page.keyboard.type('ভালো শুরু')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'শেষ করুন' }).click()
    await expect.poll(async () => savesIn(await sandbox.calls()).length).toBe(1)
    await expect(page.getByRole('img', { name: 'সেভ হয়েছে' })).toBeVisible()
    await app.goto(`${QUEUE}/submission-grade-22?exam=exam-fs12-array&checked=all`)
    for (const text of ['এখানে নাম দিন', 'সীমা দেখুন', 'ভালো শুরু']) await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText('কোনো খসড়া নেই')).toBeVisible()
  },
)

journey(
  'code has a monospaced font, in a submission as in the text of its question @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/submission-grade-15?exam=exam-fs12-array`)
    const line = page.locator('[data-pane=work] li code').first()
    await expect(line).toBeVisible()
    const measure = (code: Element) => {
      const [narrow, wide] = ['iiiiiiii', 'WWWWWWWW'].map((letters) => {
        const made = code.appendChild(document.createElement('span'))
        made.textContent = letters
        const { width } = made.getBoundingClientRect()
        made.remove()
        return Math.round(width)
      })
      return wide! - narrow!
    }
    for (const code of [line, page.locator('[data-pane=work] article p code').first()])
      await expect.poll(() => code.evaluate(measure)).toBe(0)
    // Keys use the device's monospaced font before a Bengali one.
    const families = await page
      .locator('kbd')
      .first()
      .evaluate((key) => getComputedStyle(key).fontFamily)
    expect(families).toMatch(/monospace.*Bengali/)
  },
)

journey(
  'progress changes with each graded submission, and nothing above a draft says that there is none @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/submission-grade-15?exam=exam-fs12-array`)
    const figure = page.getByText(/^[০-৯]+\/[০-৯]+$/).first()
    const done = async () =>
      Number(
        convertToLatin(
          (
            await page
              .getByRole('banner')
              .or(page.locator('header'))
              .getByText(/^[০-৯]+\/[০-৯]+$/)
              .first()
              .innerText()
          ).split('/')[0]!,
        ),
      )
    await expect(figure).toBeVisible()
    const before = await done()
    for (const graded of [1, 2]) {
      const address = page.url()
      await expect(marks(page).getByRole('button', { name: 'মেনে নিন' })).toBeVisible()
      await expect(page.getByText('কোনো খসড়া নেই')).toBeVisible()
      await page.keyboard.press('Shift+A')
      await expect(page.getByText('খসড়া এই ডিভাইসে আছে')).toBeVisible()
      await expect(page.getByText('কোনো খসড়া নেই')).toHaveCount(0)
      await page.keyboard.press('Control+Enter')
      await expect(page).not.toHaveURL(address)
      await expect.poll(done).toBe(before + graded)
    }
  },
)

journey(
  'a submitted ZIP is opened beside its marks, and a damaged one says so in a sentence',
  async ({ app, consoleWatch }) => {
    const { page } = app
    const work = page.getByRole('region', { name: 'জমা দেওয়া কাজ' })
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/submission-mate-5-3?assignment=assignment-fs12-5`)
    await expect(work.getByText(/৪টি ফাইল · [০-৯]+ লাইন/)).toBeVisible()
    await expect(work.getByText(/ফাইল বাদে/)).toBeVisible()
    await expect(work.getByRole('tab')).toHaveCount(4)
    await expect(work.getByText("router.get('/', async (req, res)")).toBeVisible()
    await work.getByRole('tab', { name: /^README\.md/ }).click()
    await expect(work.getByText('# টুডু API')).toBeVisible()
    await app.expectSound()
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    await page.route(/todo-api\.zip/, (route) => route.abort())
    await page.reload()
    await expect(work.getByText('ফাইলটি আনা গেল না।')).toBeVisible()
    await page.unroute(/todo-api\.zip/)
    await page.route(/todo-api\.zip/, (route) =>
      route.fulfill({ body: 'এটি কোনো ZIP নয়', headers: { 'access-control-allow-origin': '*' } }),
    )
    await work.getByRole('button', { name: /আবার/ }).click()
    await expect(work.getByText(/ZIP ফাইলটি ভাঙা/)).toBeVisible()
    await expect(work.getByRole('link', { name: 'ফাইল ডাউনলোড করুন' })).toBeVisible()
    // Many files are shown as a tree; a file that is neither text nor picture says so.
    const many = Object.fromEntries(
      ['index.html', 'a.css', 'b.css', 'c.css', 'd.css', 'e.css'].map((name) => [
        `app/${name}`,
        strToU8(`/* ${name} */`),
      ]),
    )
    const body = Buffer.from(
      zipSync({ ...many, 'app/data/photo.png.zip': Uint8Array.of(0xe9, 0, 0xff, 0x80, 1) }),
    )
    await page.route(/todo-api\.zip/, (route) =>
      route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.reload()
    const tree = work.getByRole('navigation', { name: 'ভেতরের ফাইল' })
    await tree.getByRole('button', { name: /^d\.css/ }).click()
    await expect(work.getByText('/* d.css */')).toBeVisible()
    await tree.getByRole('button', { name: /^photo\.png\.zip/ }).click()
    await expect(work.getByText('এই ফাইলের লেখা এখানে পড়া যায় না। ZIP ডাউনলোড করে দেখুন।')).toBeVisible()
    await app.expectSound()
    // No file that a learner submits removes the marks.
    const deep = Buffer.from(zipSync({ [`${'a/'.repeat(8000)}x.txt`]: strToU8('x') }))
    await page.unroute(/todo-api\.zip/)
    await page.route(/todo-api\.zip/, (route) =>
      route.fulfill({ body: deep, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.reload()
    await expect(work.getByText(/৪০টির বেশি ফোল্ডার/)).toBeVisible()
    await expect(marks(page).getByRole('group').first()).toBeVisible()
    // A submission of two files names both, and scrolls to the second.
    await app.goto(`${QUEUE}/submission-grade-30?exam=exam-fs12-file-open`)
    const files = work.getByRole('navigation', { name: 'জমা দেওয়া ফাইল' })
    await files.getByRole('button', { name: /demo\.webm/ }).click()
    await expect(work.locator('[data-chosen=true] video')).toBeInViewport()
  },
)

journey(
  'a second ZIP stands beside the first: its files added, removed and changed, each with its lines',
  async ({ app }) => {
    const { page } = app
    const work = page.getByRole('region', { name: 'জমা দেওয়া কাজ' })
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/submission-grade-35?exam=exam-fs12-file-open`)
    const changes = work.getByRole('region', { name: 'যেসব ফাইল বদলেছে' })
    await expect(changes.getByText('২টি বদলেছে · ১টি নতুন · ১টি বাদ · ১টি একই')).toBeVisible()
    // The first changed file is open.
    await expect(changes.getByText('১ লাইন যোগ, ১ লাইন বাদ')).toBeVisible()
    await changes.locator('summary', { hasText: 'server.js' }).click()
    await expect(
      changes.locator('del', { hasText: 'send' }).or(changes.getByText('const todos = []')),
    ).toBeVisible()
    await changes.locator('summary', { hasText: 'routes/todos.js' }).click()
    await expect(changes.getByText("router.get('/', async (req, res)")).toBeVisible()
    await app.expectSound()
    await work.getByRole('radio', { name: 'শুধু এবার' }).check({ force: true })
    await expect(work.getByRole('tab')).toHaveCount(4)
  },
)

journey(
  'a submission is reviewed, and all attempts of its learner are one press away @desk',
  async ({ app, copy, sandbox }) => {
    const { page } = app
    // More than the batch has learners, so that the first of them have one more attempt.
    const body = JSON.stringify({ count: 150 })
    await fetch(`${copy.controlUrl}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { accessToken } = await logIn(copy.apiUrl, people.teacher)
    // The newest are on the last page.
    const query = 'exam=exam-fs12-essay-open&count=100&page=2'
    const reply = await fetch(`${copy.apiUrl}/submission/unchecked-submission?${query}`, {
      headers: { accesstoken: accessToken },
    })
    const { data } = (await reply.json()) as { data: { _id: string; try_no: number }[] }
    const last = data.find(({ try_no: no }) => no === 3)
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/${last?._id}?exam=exam-fs12-essay-open`)
    await marks(page).getByText('এই শিক্ষার্থীর সব চেষ্টা').click()
    await expect(marks(page).getByRole('listitem').filter({ hasText: '৩য় চেষ্টা' })).toContainText('এখন খোলা')
    await app.expectSound()
    await marks(page).getByRole('link', { name: '২য় চেষ্টা' }).click()
    await expect(page).not.toHaveURL(new RegExp(last?._id ?? ''))
    await expect(page).toHaveURL(/exam=exam-fs12-essay-open/)

    await marks(page).getByText('কাজের রিভিউ').click()
    await marks(page).locator('form').getByText('৪', { exact: true }).click({ force: true })
    await marks(page).getByRole('textbox', { name: 'রিভিউর কথা' }).fill('উদাহরণগুলো সুন্দর')
    await marks(page).getByRole('button', { name: 'রিভিউ দিন' }).click()
    await expect(marks(page).getByText('৫-এ ৪ উদাহরণগুলো সুন্দর')).toBeVisible()
    // It is shown before it is sent.
    await expect.poll(async () => (await sandbox.counts())['POST review']).toBe(1)
  },
)

journey('on a phone the total stays visible while the rows of a submission scroll', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 360, height: 800 })
  await app.loginAs('teacher')
  await app.goto(`${QUEUE}/submission-grade-15?exam=exam-fs12-array`)
  const total = page.locator('[data-pane=marks]').getByText('/ ৩০').first()
  await expect(total).toBeInViewport()
  await page.locator('[data-pane=marks] [data-scrolls]').evaluate((pane) => pane.scrollTo(0, 400))
  await expect(total).toBeInViewport()
})
