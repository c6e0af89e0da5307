/** Job posts: found, matched, saved, applied for once, in both windows. (ruling R54) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const PLACE = '/dashboard/jobs'
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024
const cards = (page: Page) => page.getByRole('list', { name: 'পদের তালিকা' }).getByRole('listitem')
const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
const open = (page: Page, title: string) =>
  card(page, title).getByRole('link', { name: title }).first().click()
/** The post beside the list, or in its sheet. */
const post = (page: Page) =>
  isWide(page) ? page.getByRole('region', { name: 'চাকরি' }) : page.getByRole('dialog')
const form = (page: Page) => page.getByRole('dialog', { name: 'আবেদন করুন' })
const APPLY = 'PATCH jobpost/apply/:id'

journey('posts are filtered by the address, and a chip removes one filter', async ({ app, sandbox }) => {
  await app.loginAs('learner')
  const { page } = app
  await app.goto(PLACE)
  await expect(page.getByRole('tab', { name: 'খোলা ২৭' })).toBeVisible()
  // The nearest deadline comes first.
  await expect(cards(page).first()).toContainText('সাপোর্ট ইঞ্জিনিয়ার')
  await page.getByRole('button', { name: 'ফিল্টার' }).click()
  const sheet = page.getByRole('dialog', { name: 'ফিল্টার' })
  await expect.poll(async () => (await sandbox.counts())['GET jobpost/list/category']).toBe(1)
  await sheet.getByRole('combobox', { name: 'বিষয়' }).selectOption({ label: 'ওয়েব ডেভেলপমেন্ট' })
  await sheet.getByRole('combobox', { name: 'জায়গা' }).selectOption('ঢাকা')
  await sheet.getByRole('searchbox').fill('ডিজাইনার')
  await expect(sheet.getByRole('button', { name: 'কোনো পদ নেই' })).toBeVisible()
  await sheet.getByRole('searchbox').fill('react')
  await sheet.getByRole('button', { name: '৩টি পদ দেখুন' }).click()
  await expect(cards(page)).toHaveCount(3)
  await app.expectSound()
  expect(new URL(page.url()).searchParams.get('category_slug')).toBe('web-development')
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'react: তুলে দিন' }).click()
  await expect(page.getByRole('button', { name: 'ফিল্টার ২' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
  await app.goto(`${PLACE}?search=রাঁধুনি&type=slavery`)
  await expect(page.getByRole('heading', { name: 'এই শর্তে কোনো পদ নেই' })).toBeVisible()
})

journey(
  'a post says what matches, leads to missing skills, and has no button after its deadline',
  async ({ app }) => {
    await app.loginAs('learner')
    const { page } = app
    await app.goto(`${PLACE}?category_slug=web-development`)
    await expect(card(page, 'জুনিয়র ফ্রন্টএন্ড ডেভেলপার')).toContainText('৫টির মধ্যে ৪টি স্কিল মেলে')
    await open(page, 'জুনিয়র ফ্রন্টএন্ড ডেভেলপার')
    await expect(page).toHaveURL(/\/job-frontend\?category_slug=web-development$/)
    await expect(post(page).getByRole('heading', { name: 'যা করতে হবে' })).toBeVisible()
    if (isWide(page))
      await expect(post(page).getByRole('heading', { name: 'জুনিয়র ফ্রন্টএন্ড ডেভেলপার' })).toBeFocused()
    await expect(post(page).getByRole('link', { name: /frontend-role\.pdf/ })).toHaveAttribute(
      'href',
      /\/files\//,
    )
    await expect(post(page).getByRole('link', { name: 'অ্যাসেসমেন্ট দিন' })).toHaveAttribute(
      'href',
      '/dashboard/assessments/assessment-react',
    )
    await post(page).getByRole('button', { name: 'React: জানা থাকলে স্কিলে যোগ করুন' }).click()
    await expect(post(page).getByText('৫টির মধ্যে ৫টি স্কিল মেলে')).toBeVisible()
    await app.expectSound()
    if (!isWide(page)) {
      await page.goBack()
      await expect(post(page)).toHaveCount(0)
      await expect(card(page, 'জুনিয়র ফ্রন্টএন্ড ডেভেলপার').getByRole('link')).toBeFocused()
    }
    await app.goto(`${PLACE}/job-old-frontend`)
    await expect(post(page).getByText('আবেদন শেষ')).toBeVisible()
    await expect(post(page).getByRole('link', { name: 'আবেদন করুন' })).toHaveCount(0)
  },
)

journey('a post is saved and removed with an undo, and applications show their state', async ({ app }) => {
  await app.loginAs('learner')
  const { page } = app
  await app.goto(`${PLACE}?kept=true`)
  await expect(cards(page)).toHaveCount(2)
  await card(page, 'React ডেভেলপার')
    .getByRole('button', { name: /সেভ তুলে নিন/ })
    .click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('tab', { name: 'আবেদন করা ৫' }).click()
  await expect(page).toHaveURL(/has_applied=true/)
  const interview = card(page, 'ইউআই ডেভেলপার')
  await expect(interview.getByText('ইন্টারভিউয়ে ডেকেছে')).toBeVisible()
  await expect(interview.locator('[aria-current="step"]')).toHaveText('ইন্টারভিউ')
  await expect(card(page, 'ফ্রন্টএন্ড ইন্টার্ন').getByText('নিয়োগ বন্ধ হয়েছে')).toBeVisible()
  await app.expectSound()
})

journey(
  'an application is sent once with a new CV and its note, though the replies are lost',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_|Failed to load resource|503/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto(`${PLACE}/job-react`)
    await post(page).getByRole('link', { name: 'আবেদন করুন' }).click()
    const note = form(page).getByRole('textbox', { name: /দুই লাইন লিখুন/ })
    await note.fill('আপনাদের অর্ডার পেজটি দেখেছি।')
    await expect(form(page).getByText('খসড়া সেভ হয়েছে')).toBeVisible()
    await expect(form(page).getByText('nusrat@karigor.example')).toBeVisible()
    await page.reload()
    await expect(note).toHaveValue('আপনাদের অর্ডার পেজটি দেখেছি।')
    await expect(form(page).getByRole('radio').first()).toBeChecked()

    const choose = async (name: string) => {
      const chooser = page.waitForEvent('filechooser')
      await form(page).getByRole('button', { name: 'ফাইল বেছে নিন' }).click()
      await (
        await chooser
      ).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 new') })
    }
    await choose('photo.png')
    await expect(
      form(page)
        .getByText(/এখানে .+ নেওয়া|দিন/)
        .first(),
    ).toBeVisible()
    // Of several files one is chosen, or one PDF is made; none is lost in silence.
    const many = page.waitForEvent('filechooser')
    await form(page).getByRole('button', { name: 'ফাইল বেছে নিন' }).click()
    const scan = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a') })
    await (await many).setFiles([scan('প্রথম.pdf'), scan('দ্বিতীয়.pdf')])
    await expect(form(page).getByRole('button', { name: '২টি ফাইল মিলিয়ে একটি PDF বানান' })).toBeVisible()
    await form(page)
      .getByRole('button', { name: /^দ্বিতীয়\.pdf/ })
      .click()
    await expect(form(page).getByText('নেওয়া হয়নি: প্রথম.pdf।')).toBeVisible()
    await expect(form(page).getByRole('radio', { name: /দ্বিতীয়\.pdf/ })).toBeChecked()
    await sandbox.fault({ method: 'POST', path: 'jobpost/upload/:id', kind: 'status', status: 503 })
    await choose('নতুন-সিভি.pdf')
    await form(page).getByRole('button', { name: 'আবার', exact: true }).click()
    await expect(form(page).getByRole('radio', { name: /নতুন-সিভি\.pdf/ })).toBeChecked()
    await app.expectSound()

    await sandbox.fault({ method: 'PATCH', path: 'jobpost/apply/:id', kind: 'apply-then-drop' })
    await form(page).getByRole('button', { name: 'আবেদন পাঠান' }).click()
    await expect(form(page).getByText('আবেদন পাঠানো হয়েছে')).toBeVisible()
    await expect.poll(async () => (await sandbox.counts())[APPLY]).toBeGreaterThan(1)
    await form(page).getByRole('button', { name: 'পদটিতে ফিরুন' }).click()
    await expect(post(page).getByText('পাঠানো হয়েছে').first()).toBeVisible()
    await expect(post(page).getByRole('link', { name: 'আবেদন করুন' })).toHaveCount(0)
    await app.goto(`${PLACE}?has_applied=true`)
    await expect(page.getByRole('tab', { name: 'আবেদন করা ৬' })).toBeVisible()
  },
)

journey(
  'an offline application waits, and a refused one says why and loses nothing',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_|Failed to load resource|410/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto(`${PLACE}/job-frontend?apply=true`)
    // The CVs have loaded before the connection is cut.
    await expect(form(page).getByRole('radio').first()).toBeChecked()
    await form(page)
      .getByRole('textbox', { name: /দুই লাইন লিখুন/ })
      .fill('লাইন ছাড়া লেখা')
    await context.setOffline(true)
    await form(page).getByRole('button', { name: 'আবেদন পাঠান' }).click()
    await expect(form(page).getByText(/ইন্টারনেট এলে নিজে থেকে যাবে/)).toBeVisible()
    const msg = 'এই পদে আবেদনের সময় শেষ হয়ে গেছে।'
    await sandbox.fault({
      method: 'PATCH',
      path: 'jobpost/apply/:id',
      kind: 'status',
      status: 410,
      body: { code: 410, status: 'error', msg, data: null },
    })
    await context.setOffline(false)
    await expect(form(page).getByText(new RegExp(msg))).toBeVisible()
    await form(page).getByRole('button', { name: 'ঠিক করে আবার পাঠান' }).click()
    await expect(form(page).getByRole('textbox', { name: /দুই লাইন লিখুন/ })).toHaveValue('লাইন ছাড়া লেখা')
    await form(page).getByRole('button', { name: 'আবেদন পাঠান' }).click()
    await expect(form(page).getByText('আবেদন পাঠানো হয়েছে')).toBeVisible()
  },
)

journey('the CV builder opens on its own origin, and its CV can be sent', async ({ app, context }) => {
  await app.loginAs('learner')
  const { page } = app
  await app.goto(`${PLACE}/job-vue?apply=true`)
  const opened = context.waitForEvent('page')
  await form(page).getByRole('button', { name: 'সিভি বিল্ডারে বানান' }).click()
  const builder = await opened
  await builder.getByRole('textbox').fill('HTML ও CSS শিখেছি।')
  await expect.poll(() => builder.url()).not.toContain('token')
  await builder.getByRole('button', { name: 'সিভি সেভ করুন' }).click()
  await expect(builder.getByText('সিভি সেভ হয়েছে।')).toBeVisible()
  await builder.close()
  await page.reload()
  await expect(form(page).getByRole('radio', { name: /karigor-cv\.doc/ })).toBeChecked()
})

journey('a guest sees who found work, by subject in the address, and can ask for help', async ({ app }) => {
  const { page } = app
  await app.goto('/job-placement')
  const list = page.getByRole('list', { name: 'যাঁরা কাজ পেয়েছেন' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'ইউএক্স ডিজাইন ২' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('সুমাইয়া')
  await expect(list).not.toContainText('খাতুন')
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await app.goto('/job-placement?category=english')
  await expect(page.getByRole('heading', { name: 'এই বিষয়ে এখনো কারও কথা লেখা হয়নি' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /মোবাইল নম্বর বা ইমেইল/ })).toBeVisible()
})

journey('two thousand posts are all read and drawn a few at a time', async ({ app, consoleWatch }) => {
  // The local API has none of these posts.
  consoleWatch.allow(/status of 404/)
  await app.loginAs('learner')
  const { page } = app
  const expire_at = (at: number) => new Date(Date.now() + (at + 1) * 3_600_000).toISOString()
  const build = (at: number) => ({
    _id: `many-${at}`,
    title: `পদ ${at}`,
    company: 'নকশিঘর',
    location: 'বনানী, ঢাকা',
    type: 'remote',
    currency: 'BDT',
    posted_at: expire_at(-50),
    expire_at: expire_at(at),
    skills: ['React'],
  })
  await page.route(/\/jobpost\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const from = (Number(asked.get('page') ?? 1) - 1) * 100
    const data = Array.from({ length: 100 }, (_, at) => build(from + at))
    const json = { code: 200, status: 'success', msg: '', data, total: 2000, page: 1, count: 100 }
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
  })
  await app.goto(PLACE)
  await expect(page.getByRole('tab', { name: 'খোলা ২,০০০' })).toBeVisible()
  const scroller = isWide(page) ? page.getByRole('region', { name: 'পদের তালিকা' }) : page.locator('html')
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(page.getByRole('link', { name: 'পদ 1999', exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await cards(page).count()).toBeLessThan(40)
})

journey(
  'a teacher reads the open posts and can neither save nor apply; a talent continues to the interview',
  async ({ app, context }) => {
    await app.loginAs('teacher')
    const { page } = app
    await app.goto('/teacher/jobs?type=remote')
    await expect(cards(page).first()).toContainText('ফ্রন্টএন্ড ডেভেলপার (Vue)')
    await expect(cards(page).getByRole('link')).toHaveCount(0)
    await expect(cards(page).getByRole('button')).toHaveCount(0)
    await app.goto('/dashboard/jobs')
    await expect(app.heading()).not.toHaveText('চাকরি')
    await context.clearCookies()
    await app.loginAs('talent')
    await app.goto(`${PLACE}/job-react`)
    await expect(post(page).getByRole('link', { name: 'ইন্টারভিউয়ের সময় দেখুন' })).toHaveAttribute(
      'href',
      '/talent-desk/interviews',
    )
  },
)
