/** Rows of recordings beside their keep button: nothing is cut, on the narrowest phone and with letters of twice the size. (WCAG 1.4.4) */

import { expect, journey } from '../support/journey.ts'
import { BATCH } from '../support/player-page.ts'
import { NARROWEST, PHONE } from '../support/windows.ts'

for (const [name, window, letters] of [
  ['360 px', PHONE, ''],
  ['320 px', NARROWEST, ''],
  ['320 px and 200 %', NARROWEST, '200%'],
] as const)
  journey(`rows of recordings are whole at ${name}`, async ({ app }) => {
    await app.page.setViewportSize(window)
    await app.loginAs('learner')
    for (const address of ['/dashboard/recordings', `${BATCH}/recordings`]) {
      await app.goto(address)
      const rows = app.page
        .getByRole('listitem')
        .filter({ has: app.page.getByRole('button', { name: /^ক্লাস রাখুন/ }) })
      await expect(rows.first()).toBeVisible()
      if (letters)
        await app.page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
      const cut = () =>
        rows.evaluateAll((all) =>
          all.flatMap((row) =>
            [...row.querySelectorAll('a, p')]
              .filter(
                (text) =>
                  text.scrollWidth > text.clientWidth + 1 ||
                  text.scrollHeight > text.clientHeight + 1 ||
                  text.getBoundingClientRect().right > row.getBoundingClientRect().right,
              )
              .map((text) => text.textContent),
          ),
        )
      await expect.poll(cut).toEqual([])
      expect(await app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        window.width,
      )
    }
  })
