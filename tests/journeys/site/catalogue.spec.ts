/**
 * A guest looks for a course: filters and their address, more pages, search in several spellings, a failed
 * list, a lead.
 */

import { expect, journey } from '../support/journey.ts'

const cards = 'main article'

journey('the home page shows courses, leads on, and passes every check', async ({ app }) => {
  await app.goto('/')
  await expect(app.heading()).toContainText('নিজের হাতে')
  await expect(app.page.locator(cards)).toHaveCount(4)
  // In both windows the card says when the course starts.
  await expect(
    app.page
      .locator(cards)
      .first()
      .getByText(/[০-৯] \S+ থেকে/),
  ).toBeVisible()
  await app.expectSound()
  await app.page.getByRole('heading', { name: 'সামনে শুরু হচ্ছে' }).scrollIntoViewIfNeeded()
  await app.page.mouse.wheel(0, 900)
  await expect(app.page.getByRole('heading', { name: 'শিক্ষার্থীরা যা বলছেন' })).toBeAttached()
  await app.page.getByRole('link', { name: 'সামনে শুরু হচ্ছে: সব দেখুন' }).click()
  await expect(app.page).toHaveURL(/\/courses$/)
  await expect(app.heading()).toBeFocused()
})

journey('filters are part of the address and survive reload and Back', async ({ app }, { project }) => {
  await app.goto('/courses')
  const count = app.page.getByText(/টির মধ্যে .*টি দেখানো হচ্ছে/)
  await expect(count).toContainText('২৭টির মধ্যে ১২টি')
  if (project.name === 'phone') {
    await app.page.getByRole('button', { name: 'ফিল্টার' }).click()
    const sheet = app.page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'লাইভ কোর্স' }).click()
    await sheet.getByRole('button', { name: 'রাত', exact: true }).click()
    const show = sheet.getByRole('button', { name: /টি কোর্স দেখুন/ })
    await expect(show).toBeVisible()
    // Not before the sheet has closed.
    await expect(app.page).toHaveURL(/\/courses$/)
    await show.click()
  } else {
    await app.page.getByRole('button', { name: 'লাইভ কোর্স' }).click()
    await app.page.getByRole('button', { name: 'রাত', exact: true }).click()
  }
  await expect(app.page).toHaveURL(/kind=live&day=night/)
  const filtered = await count.textContent()
  await app.page.reload()
  await expect(count).toHaveText(filtered ?? '')
  const chosen = app.page.getByRole('list', { name: 'চালু ফিল্টার' })
  await expect(chosen.getByRole('link')).toHaveCount(3)

  await app.page.locator(cards).first().getByRole('link').click()
  await expect(app.page).toHaveURL(/\/course\//)
  await app.page.goBack()
  await expect(app.page).toHaveURL(/kind=live&day=night/)
  await expect(count).toHaveText(filtered ?? '')

  await chosen.getByRole('link', { name: 'রাত: বাদ দিন' }).click()
  await expect(app.page).toHaveURL(/\/courses\?kind=live$/)
})

journey(
  'more pages appear below, are part of the address, and one Back leaves them',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    await app.goto('/')
    await app.page.getByRole('link', { name: 'সামনে শুরু হচ্ছে: সব দেখুন' }).click()
    await expect(app.page.locator(cards)).toHaveCount(12)
    await sandbox.fault({ path: 'course', kind: 'status' })
    await app.page.getByRole('button', { name: 'আরও দেখুন' }).click()
    await expect(app.page).toHaveURL(/page=2/)
    await app.page.getByRole('main').getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(app.page.locator(cards)).toHaveCount(24)
    await app.page.getByRole('button', { name: 'আরও দেখুন' }).click()
    await expect(app.page.locator(cards)).toHaveCount(27)
    await expect(app.page.locator(cards).nth(24).getByRole('link')).toBeFocused()
    await app.page.goBack()
    await expect(app.page).toHaveURL(/\/$/)
  },
)

journey(
  'a failed list is tried again; an empty one says so and leads on',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    await sandbox.fault({ path: 'course', kind: 'status' })
    await app.goto('/courses?q=react')
    await app.page.getByRole('main').getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(app.page.locator(cards).first()).toBeVisible()

    await app.goto('/courses?q=কিছুইনেই')
    await expect(app.page.getByText('“কিছুইনেই” নামে কিছু পাওয়া যায়নি')).toBeVisible()
    await app.page.getByRole('link', { name: 'সব কোর্স দেখুন' }).click()
    await expect(app.page.locator(cards).first()).toBeVisible()
  },
)

journey('three spellings find the same course', async ({ app }) => {
  for (const spelling of ['ফ্লাটার', 'flutter', 'phlatar']) {
    await app.goto(`/search?q=${encodeURIComponent(spelling)}`)
    // Similar ones follow below.
    await expect(app.page.locator(cards).first()).toContainText('Flutter')
  }
})

journey('suggestions by keys, a history that can be deleted', async ({ app }) => {
  await app.goto('/search')
  const field = app.page.getByRole('main').getByRole('combobox')
  await field.fill('paith')
  await expect(app.page.getByRole('option').first()).toBeVisible()
  await field.press('Escape')
  await expect(app.page.getByRole('listbox')).toHaveCount(0)
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect(app.page.getByRole('option', { selected: true })).toHaveCount(1)
  await field.fill('figma')
  // The server remembers its replies; the earlier cards are others.
  const answer = app.page.waitForResponse(/\/search\?q=figma/)
  await field.press('Enter')
  await answer
  await expect(app.page).toHaveURL(/search\?q=figma/)
  await expect(app.page.locator(cards).first()).toBeVisible()

  await app.goto('/search')
  const remembered = app.page.getByRole('main').getByRole('link', { name: 'figma', exact: true })
  await expect(remembered).toBeVisible()
  await app.page.getByRole('button', { name: '“figma” তালিকা থেকে মুছে ফেলুন' }).click()
  await expect(remembered).toHaveCount(0)
  await app.page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
  await expect(remembered).toBeVisible()
  await app.page.getByRole('button', { name: '“figma” তালিকা থেকে মুছে ফেলুন' }).click()
  await expect(remembered).toHaveCount(0)
  await app.expectSound()
})

journey(
  'a lead is stored across a reload and a failed call, and sent once',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
    await app.goto('/lead/course_book_in_advance')
    const form = app.page.getByRole('main').locator('form')
    await form.getByLabel('মোবাইল নম্বর বা ইমেইল').fill('0171')
    await form.getByRole('button', { name: 'পাঠান' }).click()
    await expect(form.getByText('সঠিক মোবাইল নম্বর বা ইমেইল দিন।')).toBeVisible()
    await form.getByLabel('মোবাইল নম্বর বা ইমেইল').fill('০১৭১২-৩৪৫৬৭৮')
    await form.getByLabel('কী জানতে চান?').fill('পরের ব্যাচ কবে?')
    await app.page.reload()
    await expect(form.getByLabel('কী জানতে চান?')).toHaveValue('পরের ব্যাচ কবে?')

    await sandbox.fault({ path: 'lead', kind: 'apply-then-drop' })
    await form.getByRole('button', { name: 'পাঠান' }).click()
    await expect(app.page.getByText('আপনার নম্বর পেয়েছি, ধন্যবাদ।')).toBeVisible()
    await app.goto('/lead/course_book_in_advance')
    await expect(form.getByLabel('কী জানতে চান?')).toHaveValue('')
  },
)

journey('every public address has its own page', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/404.*no-such-subject/)
  const addresses = [
    '/about',
    '/terms',
    '/privacy',
    '/refund-policy',
    '/accessibility',
    '/download',
    '/support',
    '/free',
    '/category/web-development',
  ]
  const contents = [
    '/how-it-works',
    '/career-support',
    '/newsletter',
    '/academic-degrees',
    '/skills',
    '/lead/career_advice',
    '/assessments',
    '/job-placement',
  ]
  for (const address of [...addresses, ...contents]) {
    await app.goto(address)
    await expect(app.heading(), address).not.toHaveText('পেজটি পাওয়া যায়নি')
  }
  await app.goto('/category/no-such-subject')
  await expect(app.heading()).toHaveText('পেজটি পাওয়া যায়নি')
})

journey(
  'a phone lists courses in rows and a desk in cards, and no two neighbours look alike',
  async ({ app }, { project }) => {
    const { page } = app
    const drawings = page.locator(`${cards} svg[data-category]`)
    await app.goto('/courses')
    await expect(drawings).toHaveCount(12)
    const looks = await drawings.evaluateAll((all) =>
      all.map((each) => `${each.dataset.category} ${each.lastElementChild?.getAttribute('href')}`),
    )
    expect(new Set(looks).size).toBe(looks.length)
    const picture = (await drawings.first().boundingBox())!
    const card = (await page.locator(cards).first().boundingBox())!
    if (project.name === 'phone') {
      expect([picture.width, picture.height]).toEqual([96, 96])
      // The picture and its margins: the text beside it is no higher.
      expect(card.height).toBeLessThanOrEqual(96 + 2 * 12 + 2)
      // At least four rows begin on the first screen although search and filter take two lines.
      expect((await page.locator(cards).nth(3).boundingBox())!.y).toBeLessThan(740)
      await page.getByRole('group', { name: 'কোর্সের ধরন' }).getByRole('button', { name: 'রেকর্ডেড' }).click()
      await expect(page).toHaveURL(/kind=recorded/)
      await page.getByRole('button', { name: 'সব', exact: true }).click()
      await expect(page).toHaveURL(/\/courses$/)
    } else expect(card.height).toBeGreaterThan(picture.height * 2)

    await page.setViewportSize({ width: 320, height: 740 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await app.expectSound()
  },
)

journey('the cross of a search field is as wide as a thumb and clears the field', async ({ app }) => {
  const { page } = app
  await app.goto('/courses')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('পাইথন')
  // This far from the edge the browser's own cross, of 16 px, ends.
  const box = (await field.boundingBox())!
  await page.mouse.click(box.x + box.width - 36, box.y + box.height / 2)
  await expect(field).toHaveValue('')
})
