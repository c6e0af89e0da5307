/**
 * A translating browser changes every text of the page while React keeps drawing it: each screen, a running
 * exam and the grading desk are used under a translator that never stops.
 */

import type { Page } from '@playwright/test'
import { allSaved, enter, handIn, question, receipt } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { moveTo } from '../support/moves.ts'
import type { people } from '../support/people.ts'
import { allScreens, sampleOf } from '../support/screens.ts'

const QUIZ = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-quiz-open'
const FIRST_PAPER = 'submission-grade-1'

/**
 * As a translator does, wraps each text node in two `font` elements, now and whenever a new one appears; it
 * skips elements with `translate="no"`.
 */
function beginTranslating(): void {
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (
        parent === null ||
        text.data.trim() === '' ||
        parent.closest('font, script, style, textarea, svg, [contenteditable], [translate=no]')
      )
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  }
  translate(document.body)
  new MutationObserver((changes) =>
    changes.forEach(({ target }) => target.isConnected && translate(target)),
  ).observe(document.body, {
    childList: true,
    subtree: true,
  })
}

const brokenPage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /পেজটি আনা গেল না|এই অংশটি আনা গেল না|অনুবাদের কারণে/ })

/** Opens everything that neither sends nor leaves. */
async function openParts(page: Page): Promise<void> {
  const parts = page
    .getByRole('main')
    .locator('summary, [role=tab], button[aria-expanded=false]')
    .filter({ visible: true })
  for (let at = 0; at < Math.min(3, await parts.count()); at += 1) {
    await parts
      .nth(at)
      .click({ timeout: 2000 })
      .catch(() => undefined)
  }
  await page.keyboard.press('Escape')
}

const roles: readonly (keyof typeof people | undefined)[] = [undefined, 'learner', 'teacher', 'talent']

for (const role of roles) {
  journey(
    `every screen of ${role ?? 'a guest'} works while the page is translated`,
    async ({ app, consoleWatch }) => {
      consoleWatch.allow(/40[0134]|not created by @remix-run|BlobNotFound|net::ERR/)
      const { page } = app
      if (role !== undefined) await app.loginAs(role)
      const addresses = sampleOf(allScreens).filter(({ as }) => as === role)
      await app.goto(addresses[0]!.address)
      await page.evaluate(beginTranslating)
      for (const { address } of addresses) {
        await moveTo(page, address)
        await expect(app.heading().first(), address).toBeVisible()
        await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
        await openParts(page)
        await expect(brokenPage(page), address).toHaveCount(0)
      }
    },
  )
}

journey(
  'a running exam is answered and handed in while the page is translated',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/404/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await page.evaluate(beginTranslating)
    await enter(page)
    await question(page, 1).getByRole('radio').first().check({ force: true })
    await allSaved(page)
    await page.keyboard.press('ArrowRight')
    await question(page, 2)
      .getByRole('checkbox')
      .or(question(page, 2).getByRole('radio'))
      .first()
      .check({ force: true })
    await allSaved(page)
    await handIn(page)
    await expect(brokenPage(page)).toHaveCount(0)
    await expect(
      receipt(page, 'জমা হয়েছে')
        .or(page.getByRole('heading', { level: 2, name: /জমা/ }))
        .first(),
    ).toBeVisible()
  },
)

journey(
  'a submission is opened from the queue and marked while the page is translated',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/404/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/submissions')
    await page.evaluate(beginTranslating)
    await page
      .getByRole('main')
      .locator(`a[href*="${FIRST_PAPER}"]`)
      .filter({ visible: true })
      .first()
      .click()
    const marks = page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
    await expect(marks).toBeVisible()
    await page.keyboard.press('Digit1')
    await page.keyboard.press('KeyJ')
    await expect(marks).toBeVisible()
    await expect(brokenPage(page)).toHaveCount(0)
  },
)
