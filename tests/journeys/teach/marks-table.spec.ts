/** The table of marks, exported and imported. */

import { readFile } from 'node:fs/promises'
import { expect, journey } from '../support/journey.ts'
import { openQueueTools } from '../support/queue-tools.ts'

const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const

journey(
  'the marks of one exam are exported as a table, filled in and imported: differences first, then each result @desk',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/400|Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`/teacher/submissions?exam=exam-fs12-mongodb`)
    const saved = page.waitForEvent('download')
    await openQueueTools(page)
    await page.getByRole('button', { name: 'ছক ডাউনলোড করুন' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/MongoDB.*\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toMatch(
      /^\uFEFFনাম,চেষ্টা,জমা,অবস্থা,.*প্রশ্ন 1 \(8\) \[\w{5}\],.*প্রশ্ন 6 \(\d+\) \[\w{5}\],মোট,পূর্ণমান,মন্তব্য,খাতার আইডি$/,
    )
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.some((line) => line.startsWith('সুমাইয়া খাতুন,1,'))).toBe(true)
    // Filled in as a spreadsheet of this country might save it: semicolons, Bengali digits.
    const rows = lines.map((line) => line.replace('\uFEFF', '').split(','))
    const [head, ...papers] = rows
    const place = head!.findIndex((cell) => cell.startsWith('প্রশ্ন 1'))
    const waiting = papers.filter((cells) => cells[place] === '').slice(0, 4)
    const total = head!.indexOf('মোট')
    const marks = ['২', '২', '৯৯', '২']
    const filled = waiting.map((cells, at) =>
      cells.map((cell, column) =>
        column === place ? marks[at]! : column === total && at === 0 ? '77' : cell,
      ),
    )
    const table = [head!, ...filled].map((cells) => cells.join(';')).join('\r\n')
    await page.getByRole('button', { name: 'ছক থেকে বসান' }).click()
    const panel = page.getByRole('dialog', { name: 'ছক থেকে নম্বর' })
    const buffer = Buffer.from(table)
    await panel
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'marks.csv', mimeType: 'text/csv', buffer })
    const changes = panel.getByRole('region', { name: '৩টি খাতায় যা বদলাবে' })
    await expect(changes.getByText(/– থেকে ২$/)).toHaveCount(3)
    await expect(changes).toContainText('যে প্রশ্নে নম্বর বসবে')
    await expect(panel.getByRole('region', { name: '১টি সারিতে যা নেওয়া হয়নি' })).toContainText(
      'ফাইলের ৪ নম্বর সারি',
    )
    await expect(panel.getByRole('region', { name: '১টি ঘর পড়া হয় না' })).toContainText('‘মোট’: ১টি লেখা আছে')
    await changes.getByRole('checkbox').last().uncheck()
    await app.expectSound()
    const countSaves = async () =>
      Object.entries(await sandbox.counts()).find(([call]) =>
        call.startsWith('PATCH submission/revised'),
      )?.[1] ?? 0
    expect(await countSaves()).toBe(0)
    await sandbox.fault({ ...SAVE, kind: 'status', status: 400 })
    await panel.getByRole('button', { name: '২টিতে বসান' }).click()
    const results = panel.getByRole('region', { name: 'ফলাফল' })
    await results.getByRole('button', { name: /আবার পাঠান/ }).click()
    await expect(results.getByText('সেভ হয়েছে')).toHaveCount(2)
  },
)
