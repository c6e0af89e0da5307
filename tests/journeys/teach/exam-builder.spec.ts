/** An exam from its title to publication: by keys on a wide window, in sheets on a phone. (spec 3 Exam, AI question generation) */

import {
  NEW,
  SAVED,
  openRow,
  outline,
  rows,
  names,
  isWide,
  closeSheet,
  begin,
  addQuestion,
  writeChoices,
  openPane,
} from '../support/exam-builder.ts'
import { expect, journey } from '../support/journey.ts'

journey('an exam is built, checked and published; the preview shows no key', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(NEW)
  await app.expectSound()
  await page.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
  await expect(page.getByText('পরীক্ষার একটি নাম লিখুন।')).toBeVisible()
  const minutes = page.getByLabel('সময় (মিনিট)')
  await minutes.fill('২০০০')
  await expect(minutes).toHaveAccessibleDescription('সময় ১,৪৪০ মিনিটের বেশি হতে পারে না।')
  await minutes.fill('৩০')
  await begin(page, 'মডিউল ৬ কুইজ')
  await addQuestion(page, 'State কোথায় থাকে?')

  await closeSheet(page)
  await page.getByRole('button', { name: 'প্রকাশ করুন' }).click()
  await expect(page.getByText('প্রশ্ন ১: সঠিক উত্তর বাছা হয়নি')).toBeVisible()
  await page.getByRole('button', { name: 'প্রশ্ন ১: অন্তত দুটি বিকল্প লিখতে হবে' }).click()
  await writeChoices(page)
  await app.expectSound()
  await closeSheet(page)

  const listKept = async () => [
    await page.evaluate(() => Object.keys(localStorage).toSorted()),
    (await sandbox.calls()).filter(({ method }) => method !== 'GET').length,
  ]
  await expect(page.getByText(SAVED)).toBeVisible()
  const before = await listKept()
  const eye = page.getByRole('button', { name: isWide(page) ? 'শিক্ষার্থীর চোখে দেখুন' : 'শিক্ষার্থী', exact: true })
  await eye.click()
  const preview = page.getByRole('group', { name: 'শিক্ষার্থী যেমন দেখবেন' })
  await expect(preview.getByRole('heading', { name: 'মডিউল ৬ কুইজ' })).toBeFocused()
  await expect(preview.getByRole('radio')).toHaveCount(4)
  await expect(preview.getByRole('radio', { checked: true })).toHaveCount(0)
  await preview.getByRole('radio', { name: 'উত্তর 2' }).check()
  await expect(preview.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(preview.getByText('কোথাও রাখা বা পাঠানো হয় না', { exact: false })).toBeVisible()
  await expect(preview.getByText('এই ডিভাইসে')).toHaveCount(0)
  await app.expectSound()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(eye).toBeFocused()
  await eye.press('Enter')
  await expect(preview.getByRole('radio')).toHaveCount(4)
  await expect(preview.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goBack()
  await expect(preview).toHaveCount(0)
  await expect(eye).toBeFocused()
  expect(await listKept(), 'nothing was stored or sent').toEqual(before)

  await page.getByRole('button', { name: 'প্রকাশ করুন' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('১টি প্রশ্ন')
  await dialog.getByRole('button', { name: 'প্রকাশ করুন' }).click()
  await expect(page.getByText('প্রকাশিত', { exact: true })).toBeVisible()
  const sent = (await sandbox.calls()).filter(({ method, path }) => method === 'POST' && path === 'exam')
  expect(sent).toHaveLength(1)
})

journey(
  'keys move questions within and between sections, and undo moves them back @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'কী দিয়ে কুইজ')
    for (const text of ['এক', 'দুই', 'তিন']) await addQuestion(page, text)
    expect(await names(page)).toEqual(['এক', 'দুই', 'তিন'])

    await rows(page).nth(2).focus()
    await page.keyboard.press('Alt+ArrowUp')
    expect(await names(page)).toEqual(['এক', 'তিন', 'দুই'])
    await expect(rows(page).nth(1)).toBeFocused()
    await expect(page.getByText(/৩টির মধ্যে ২ নম্বরে/)).toBeAttached()

    await outline(page).getByRole('button', { name: 'বিভাগ', exact: true }).press('Enter')
    await page.getByLabel('বিভাগের নাম').fill('ছোট প্রশ্ন')
    await rows(page).nth(2).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(outline(page).getByRole('group', { name: 'খ: ছোট প্রশ্ন' }).locator('[data-row]')).toHaveCount(
      1,
    )

    await page.keyboard.press('Control+KeyZ')
    await expect(outline(page).getByRole('group', { name: 'খ: ছোট প্রশ্ন' }).locator('[data-row]')).toHaveCount(
      0,
    )
    await page.keyboard.press('Control+Shift+KeyZ')
    await expect(outline(page).getByRole('group', { name: 'খ: ছোট প্রশ্ন' }).locator('[data-row]')).toHaveCount(
      1,
    )
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(outline(page).getByRole('group', { name: 'খ: ছোট প্রশ্ন' }).locator('[data-row]')).toHaveCount(
      1,
    )
  },
)

journey('a question is dragged by its handle @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(NEW)
  await begin(page, 'টেনে সাজানো কুইজ')
  for (const text of ['এক', 'দুই', 'তিন']) await addQuestion(page, text)
  const handle = page.getByTitle('প্রশ্ন 3 টেনে সরান'.replace('3', '৩'))
  const from = (await handle.boundingBox())!
  const to = (await rows(page).first().boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(['তিন', 'এক', 'দুই'])
})

journey('an unsent draft survives a reload and is sent later', async ({ app, sandbox, consoleWatch }) => {
  consoleWatch.allow(/503/)
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(NEW)
  await begin(page, 'লাইন ছাড়া কুইজ')
  await sandbox.fault({ method: 'PATCH', path: 'exam/{id}', kind: 'status', status: 503, times: 0 })
  await addQuestion(page, 'হারাবে না')
  await closeSheet(page)
  await expect(page.getByText('পাঠানো যায়নি, এই ডিভাইসে আছে')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('হারাবে না')
  await expect(page.getByText('পাঠানো যায়নি, এই ডিভাইসে আছে')).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'আবার পাঠান' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
})

journey(
  'deselected suggestions are generated again, selected ones are added to the exam',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'প্রস্তাবের কুইজ')
    await openPane(page, 'AI')
    const panel = page.getByRole('region', { name: 'AI দিয়ে প্রশ্ন তৈরি' })
    await panel.getByLabel('বিষয়').fill('useState')
    await panel.getByLabel('বিষয়').press('Enter')
    await panel.getByLabel('সংখ্যা').fill('৩')
    await panel.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
    await expect(panel.getByText('৩টি প্রশ্ন তৈরি হয়েছে')).toBeVisible()
    await expect(panel.getByText('কোনো ভাষা-মডেলের লেখা নয়', { exact: false })).toBeVisible()
    // The form has folded, and each proposal shows its options and the right one.
    await expect(panel.getByLabel('সংখ্যা')).toBeHidden()
    const proposals = panel.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    for (const proposal of await proposals.all())
      await expect(proposal.getByText(/^সঠিক উত্তর|^নম্বর যেভাবে|^শূন্যস্থান ১:/).first()).toBeAttached()
    await app.expectSound()

    const before = await proposals.allInnerTexts()
    await proposals.nth(1).getByRole('checkbox').uncheck()
    await panel.getByRole('button', { name: 'বাদ দেওয়া ১টি আবার তৈরি করুন' }).click()
    await expect(panel.getByText('৩টি রাখছেন')).toBeVisible()
    const after = await proposals.allInnerTexts()
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
    expect(after[1]).not.toBe(before[1])

    await proposals.nth(2).getByRole('checkbox').uncheck()
    await panel.getByRole('button', { name: '২টি যোগ করুন' }).click()
    await closeSheet(page)
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByText(SAVED)).toBeVisible()
  },
)

journey(
  'a lost reply creates no second exam, and later changes are stored',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await sandbox.fault({ method: 'POST', path: 'exam', kind: 'apply-then-drop', times: 0 })
    await page.getByLabel('শিরোনাম').fill('প্রথম নাম')
    await page.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await sandbox.clearFaults()
    await page.reload()
    await begin(page, 'পরের নাম')
    await app.goto('/teacher/batches/batch-full-stack-12/study-plan/plan-fs12-40')
    await expect(page.getByRole('listitem').filter({ hasText: 'পরের নাম' })).toHaveCount(1)
    await expect(page.getByText('প্রথম নাম')).toHaveCount(0)
  },
)

journey(
  'a logout with an unsent exam asks for confirmation, and the next teacher sees nothing of it',
  async ({ app, sandbox, consoleWatch }) => {
    // Reads of the day are on their way as the session ends.
    consoleWatch.allow(/503|401/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'না পাঠানো কুইজ')
    await sandbox.fault({ method: 'PATCH', path: 'exam/{id}', kind: 'status', status: 503, times: 0 })
    await addQuestion(page, 'শুধু এই ডিভাইসে')
    await closeSheet(page)
    await expect(page.getByText('পাঠানো যায়নি, এই ডিভাইসে আছে')).toBeVisible()
    await app.goto('/teacher')
    await page.getByRole('button', { name: 'তানভীর হাসান: অ্যাকাউন্টের মেনু' }).click()
    await page.getByRole('button', { name: 'লগআউট করুন' }).click()
    await expect(page.getByRole('dialog')).toContainText('১টি কাজ')
    await page.getByRole('dialog').getByRole('button', { name: 'লগআউট করুন' }).click()
    await expect(page).toHaveURL(/\/$/)
    const left = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(left).not.toContain('শুধু এই ডিভাইসে')
  },
)

journey(
  'with the checks open, a new question and a late one move nothing on the page @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'লম্বা কুইজ')
    await openPane(page, 'যাচাই')
    const publish = page.getByRole('button', { name: 'প্রকাশ করুন' })
    const expectStill = async () => {
      await expect(publish).toBeInViewport({ ratio: 1 })
      expect(
        await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]),
      ).toEqual([0, 0])
    }
    for (let no = 1; no <= 6; no++) {
      await addQuestion(page, `প্রশ্ন নম্বর ${no}`)
      await expectStill()
    }
    for (const at of [0, 5]) {
      await openRow(page, at)
      await expectStill()
    }
  },
)
