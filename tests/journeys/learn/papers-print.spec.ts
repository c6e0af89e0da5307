/** Every paper in both languages: one A4 page each. `npm run test:engines` prints the same ones in Firefox. */

import { test } from '@playwright/test'
import { checkPrint } from '../../support/check-print.ts'
import { addLanguage, isPaperReady, PAPERS } from '../../support/papers.ts'
import { expect, journey } from '../support/journey.ts'

for (const paper of PAPERS) {
  journey(`the ${paper.name} prints on one A4 page in both languages @desk`, async ({ app }) => {
    const { page } = app
    if (paper.who) await app.loginAs(paper.who)
    for (const language of ['bn', 'en'] as const) {
      await app.goto(addLanguage(paper.address, language))
      for (const name of paper.presses ?? []) {
        const button = page.getByRole('button', { name })
        // A name is confirmed once.
        await expect(button.or(page.locator('article')).first()).toBeVisible()
        if (await button.isVisible()) await button.click()
      }
      await expect.poll(() => page.evaluate<boolean>(isPaperReady(paper, language))).toBe(true)
      const { faults, wasRead } = checkPrint(
        await page.pdf({ preferCSSPageSize: true }),
        paper,
        language,
        'chromium',
      )
      expect(faults, `${paper.name}, ${language}`).toEqual([])
      if (!wasRead)
        test.info().annotations.push({
          type: 'no poppler',
          description: 'this machine has no pdftotext: pages, fonts and joints alone were read',
        })
    }
  })
}
