/**
 * A form filled in in an old tab, whose files a newer release has removed since: the typed text arrives, with
 * one reload at most. Without a worker the tab has loaded nothing beyond its page. (rulings R21, R28, R34)
 */

import type { Page } from '@playwright/test'
import { decide, pay } from '../support/checkout-page.ts'
import { CONTACT, contact, next, received, submit, text } from '../support/help-form.ts'
import { type Host, journey, openWithWorker } from '../support/host.ts'
import { type App, expect } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'
import { expectLoaded } from '../support/moves.ts'
import type { people } from '../support/people.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'

interface Form {
  form: string
  person: keyof typeof people
  /** Fills it in, publishes the release, and sends it. */
  walk: (app: App, release: () => void, sandbox: SandboxControl) => Promise<void>
}

/** Answers the question of the app; where its dialog is missing, the browser has asked. */
async function agree(page: Page, name: string): Promise<void> {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const isAnswered = page.waitForEvent('dialog', { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
  const own = question.getByRole('button', { name, exact: true })
  await Promise.race([isAnswered, own.click({ timeout: 20_000 })])
}

const PAPER = '/teacher/submissions/submission-mate-5-1'
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

const forms: readonly Form[] = [
  {
    form: 'a ticket',
    person: 'learner',
    walk: async ({ page, goto }, release, sandbox) => {
      await goto('/support?category=module')
      await text(page).fill('আগের রিলিজে লেখা টিকিট')
      await next(page).click()
      await contact(page).fill(CONTACT)
      release()
      await submit(page).click()
      await expect(received(page)).toBeVisible()
      expect(JSON.stringify((await sandbox.tickets()).at(-1))).toContain('আগের রিলিজে লেখা টিকিট')
    },
  },
  {
    form: 'the profile',
    person: 'learner',
    walk: async ({ page, goto }, release) => {
      await goto('/dashboard/profile')
      const name = page.getByRole('textbox', { name: 'ডাকনাম' })
      await name.fill('রিমা')
      release()
      await page.getByRole('form', { name: 'প্রোফাইল' }).getByRole('button', { name: 'সেভ করুন' }).click()
      await expect(page.getByText('সব সেভ করা আছে')).toBeVisible()
      await page.reload()
      await expect(name).toHaveValue('রিমা')
    },
  },
  {
    form: 'an assignment',
    person: 'learner',
    walk: async ({ page, goto }, release) => {
      await goto(
        '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/assignment/assignment-fs12-5',
      )
      const work = page.getByRole('region', { name: 'আপনার কাজ' })
      await expect(work).toBeVisible()
      release()
      const file = { name: 'todo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK-small-work') }
      await work.locator('input[type=file]').first().setInputFiles(file)
      await expect(work.getByRole('link', { name: 'todo.zip' })).toBeVisible()
      const agreed = agree(page, 'জমা দিন')
      await work.getByRole('button', { name: 'জমা দিন', exact: true }).click()
      await agreed
      await expect(page.getByRole('region', { name: 'জমা হয়েছে' })).toContainText('মূল্যায়ন চলছে')
    },
  },
  {
    form: 'a purchase',
    person: 'learnerWithoutCourses',
    walk: async ({ page, goto, heading }, release) => {
      await goto('/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1')
      await expect(page.getByRole('checkbox', { name: /শর্তাবলি/ })).toBeVisible()
      release()
      await pay(page)
      await decide(page, 'পেমেন্ট করুন')
      await expect(heading()).toHaveText('অভিনন্দন, ভর্তি সম্পন্ন!')
    },
  },
  {
    form: 'a notice',
    person: 'teacher',
    walk: async ({ page, goto, heading }, release) => {
      await goto('/teacher/notices/new?batch=batch-full-stack-12')
      await page.getByRole('textbox', { name: 'শিরোনাম' }).fill('কাল ছুটি')
      await page.getByRole('textbox', { name: /এক লাইনে/ }).fill('কাল কোনো ক্লাস নেই।')
      await page.getByRole('textbox', { name: /পুরো নোটিশ/ }).fill('কাল ক্লাস হবে না।')
      release()
      await page.getByRole('button', { name: 'প্রকাশ করুন' }).click()
      await expect(heading()).toHaveText('নোটিশ')
      await expect(page.getByRole('main').getByRole('link', { name: 'কাল ছুটি' })).toBeVisible()
    },
  },
  {
    form: 'marks and a word on a paper',
    person: 'teacher',
    walk: async ({ page, goto }, release) => {
      await goto(PAPER)
      const comment = marks(page).getByRole('textbox', { name: /^মন্তব্য/ })
      await expect(comment).toBeVisible()
      await markAllByKeys(page, '3')
      await comment.fill('আগের রিলিজে লেখা মন্তব্য')
      release()
      const saved = page.waitForResponse(
        (response) =>
          response.request().method() === 'PATCH' && response.url().includes('submission/revised/'),
      )
      await page.keyboard.press('Control+Enter')
      expect((await saved).status()).toBe(200)
      await page.goto(PAPER)
      await expect(comment).toHaveValue('আগের রিলিজে লেখা মন্তব্য')
      await expect(marks(page)).not.toContainText('নম্বর বাকি')
    },
  },
]

for (const hasWorker of [false, true])
  journey.describe(hasWorker ? 'with a worker' : 'without a worker', () => {
    journey.use({ serviceWorkers: hasWorker ? 'allow' : 'block' })

    const prepare = async ({ page }: App, host: Host): Promise<() => void> => {
      if (hasWorker) await openWithWorker(page, '/dashboard')
      else
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      page.on('dialog', (dialog) => void dialog.accept())
      return host.replaceAll
    }

    for (const { form, person, walk } of forms)
      journey(
        `${form} arrives after a release that shares no file, ${hasWorker ? 'with a worker' : 'without a worker'}`,
        async ({ app, host, sandbox, consoleWatch }) => {
          consoleWatch.allow(
            /40[14]|Failed to (?:load|fetch)|dynamically imported module|Refused to apply style/,
          )
          await app.loginAs(person)
          const release = await prepare(app, host)
          await walk(app, release, sandbox)
          await expectLoaded(app.page)
        },
      )
  })
