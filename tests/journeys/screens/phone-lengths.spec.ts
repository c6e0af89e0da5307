/**
 * Lists that were many windows long on a phone: rows, folds and the first few keep them short. A longer list
 * needs a fold, not a higher figure.
 */

import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import { PHONE } from '../support/windows.ts'

/** Height of `main` in windows of a phone. */
const LONGEST = {
  '/assessments': 2,
  '/assessments/assessment-javascript': 3.5,
  '/skills': 1.5,
  '/about': 2,
  '/how-it-works': 2,
} as const

const LONGEST_OF_LEARNER = {
  '/dashboard/routine': 3.5,
  '/dashboard/recordings': 2.5,
  '/dashboard/assessments': 4.5,
  '/dashboard/assessments/assessment-javascript': 3.5,
  '/dashboard/profile': 3,
  '/dashboard/my-courses/batch-full-stack-12/classes': 3,
  '/dashboard/my-courses/batch-full-stack-12/leaderboard': 2,
} as const

journey('no list is longer on a phone than its figure', async ({ app }) => {
  const { page } = app
  await page.setViewportSize(PHONE)
  for (const [list, person] of [
    [LONGEST, undefined],
    [LONGEST_OF_LEARNER, 'learner'],
  ] as const) {
    if (person) await app.loginAs(person)
    for (const [address, windows] of Object.entries(list)) {
      await app.goto(address)
      await expectLoaded(page)
      const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
      expect.soft(height / PHONE.height, address).toBeLessThanOrEqual(windows)
    }
  }
})

journey(
  'with letters of twice the size the bars stay whole and a name is not broken into letters',
  async ({ app }) => {
    const { page } = app
    await page.setViewportSize(PHONE)
    await app.loginAs('learner')
    await app.goto('/dashboard/me')
    await expectLoaded(page)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const name = page.getByRole('main').getByText('নুসরাত জাহান')
    expect((await name.boundingBox())!.height).toBeLessThanOrEqual(150)
    const menu = page.getByRole('navigation').last()
    expect(
      await menu.getByRole('link').evaluateAll((links) =>
        links.flatMap((link) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          const icon = link.querySelector('svg')!.getBoundingClientRect()
          const words = [...link.childNodes].find((node) => node.nodeName !== 'svg')!
          text.selectNode(words)
          return text.getBoundingClientRect().top < icon.bottom - 4 ? [link.textContent] : []
        }),
      ),
      'words over their icon',
    ).toEqual([])
  },
)
