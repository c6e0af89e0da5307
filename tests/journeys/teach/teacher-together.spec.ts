/**
 * Two teachers of one batch at once: nothing is overwritten unseen, and nothing typed is lost. (rulings R34,
 * R36)
 */

import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { logIn } from '../support/session.ts'

const BATCH = 'batch-full-stack-12'

journey(
  'another teacher changes a day, withdraws a notice and moves a day while they are being worked on @desk',
  async ({ app, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/404|Failed to load resource/)
    const { page } = app
    const { accessToken } = await logIn(copy.apiUrl, people.teacher)
    const headers = { accesstoken: accessToken, 'content-type': 'application/json' }
    const askElsewhere = async (method: string, path: string, body?: object) => {
      const reply = await fetch(`${copy.apiUrl}/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(reply.ok, `${method} ${path}`).toBe(true)
      return ((await reply.json()) as { data: { _id: string } }).data
    }
    const field = (name: string | RegExp) => page.getByRole('textbox', { name })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await app.loginAs('teacher')

    // A day: what only the other changed stays, and the page asks about what both changed.
    await app.goto(`/teacher/batches/${BATCH}/study-plan/plan-fs12-40`)
    await field('দিনের নাম').fill('আমার নাম')
    await askElsewhere('PATCH', 'study-plan/plan-fs12-40', { title: 'তাঁর নাম', instructions: '<p>খাতা আনুন।</p>' })
    await press('সেভ করুন')
    const both = page.getByRole('alert').filter({ hasText: 'এর মধ্যে এটি অন্য জায়গা থেকে বদলানো হয়েছে' })
    await expect(both).toBeFocused()
    await expect(both).toContainText('ওখানে: “তাঁর নাম”')
    await app.expectSound()
    await both.getByRole('button', { name: 'এখানকারটা রাখুন' }).click()
    await expect(field(/শিক্ষার্থীদের নির্দেশনা/)).toHaveValue('খাতা আনুন।')
    await press('সেভ করুন')
    await expect(page.getByRole('heading', { name: /আমার নাম/, level: 2 })).toBeVisible()

    // The order of days: the other's order is not overwritten, and a failed move is retried by keys.
    const names = () =>
      page.getByRole('main').getByRole('heading', { level: 2, name: /^দিন/ }).allInnerTexts()
    const handle = page.getByRole('button', { name: /^দিন .* সরান/ }).last()
    const seen = await names()
    await askElsewhere('PATCH', 'study-plan/plan-fs12-40', { day_no: 42 })
    await handle.press('ArrowUp')
    await expect(page.getByText(/এর মধ্যে দিনগুলো অন্য জায়গা থেকে সাজানো হয়েছে/)).toBeVisible()
    await expect.poll(names).not.toEqual(seen)
    const theirs = await names()
    await sandbox.fault({ method: 'PATCH', path: 'study-plan/:id', kind: 'status', status: 400 })
    await handle.press('ArrowUp')
    await page.getByRole('button', { name: 'আবার সরান' }).press('Enter')
    await expect(page.getByRole('button', { name: 'ফিরিয়ে আনুন' })).toBeVisible()
    await expect.poll(names).not.toEqual(theirs)

    // A withdrawn notice: its text is still there, and can be sent as a new one, after a reload too.
    const { _id: id } = await askElsewhere('POST', 'notice', {
      title: 'ক্লাস পিছিয়েছে',
      date: (await sandbox.now()).slice(0, 10),
      topic: '',
      meta_description: 'রাত ১০টায়',
      description: '<p>রাত ১০টায়।</p>',
      is_published: true,
      is_urgent: false,
      batch: BATCH,
    })
    await app.goto(`/teacher/notices/${id}`)
    await field('শিরোনাম').fill('ক্লাস আধঘণ্টা পিছিয়েছে')
    await askElsewhere('DELETE', `notice/${id}`)
    await press('সেভ করুন')
    const gone = page.getByText('এর মধ্যে নোটিশটি তুলে নেওয়া হয়েছে।')
    await expect(gone).toBeVisible()
    await page.reload()
    await expect(gone).toBeVisible()
    await expect(field('শিরোনাম')).toHaveValue('ক্লাস আধঘণ্টা পিছিয়েছে')
    await app.expectSound()
    await press('প্রকাশ করুন')
    await expect(page.getByRole('link', { name: 'ক্লাস আধঘণ্টা পিছিয়েছে' })).toBeVisible()
  },
)
