/** The oldest supported browsers, which lack newer features, and those below them. (README: browsers) */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { NEWER_THAN_FLOOR } from '../../rules/code-bans.ts'
import { enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'

/**
 * Makes the browser one of the oldest supported: what any of the three lacks is removed before the first
 * script runs.
 */
async function takeAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: readonly [object, readonly string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [RegExp, ['escape']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        [
          'union',
          'intersection',
          'difference',
          'isSubsetOf',
          'isSupersetOf',
          'isDisjointFrom',
          'symmetricDifference',
        ],
      ],
      [globalThis, ['Iterator', 'requestIdleCallback', 'scheduler']],
    ]
    const helpers = [
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ]
    const iterators: unknown = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
    for (const name of helpers) Reflect.deleteProperty(iterators as object, name)
    for (const [target, names] of lacking) for (const name of names) Reflect.deleteProperty(target, name)
  })
}

const PAGES = {
  guest: [
    '/',
    '/courses',
    '/course/full-stack-javascript',
    '/search?q=react',
    '/login',
    '/support?category=module',
    '/download',
  ],
  learner: [
    '/dashboard',
    '/dashboard/my-courses',
    '/dashboard/my-courses/batch-full-stack-12',
    '/dashboard/notes',
    '/dashboard/profile',
    '/dashboard/tasks',
  ],
  teacher: ['/teacher', '/teacher/submissions', '/teacher/batches/batch-full-stack-12/learners'],
} as const

for (const [who, addresses] of Object.entries(PAGES)) {
  journey(`an oldest supported browser opens the pages of a ${who}`, async ({ app, page }) => {
    await takeAway(page)
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(`${page.url()}: ${message}`))
    if (who !== 'guest') await app.loginAs(who as 'learner' | 'teacher')
    for (const address of addresses) {
      await app.goto(address)
      await expectLoaded(page)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByText('পেজটি দেখানো গেল না')).toHaveCount(0)
    }
    expect(broken).toEqual([])
  })
}

journey('an oldest supported browser takes an exam', async ({ app, page }) => {
  await takeAway(page)
  await app.loginAs('learner')
  await app.goto('/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-file-open')
  await enter(page)
  await page.locator('section[data-question] input[type=file]').setInputFiles({
    name: 'kaj.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004'),
  })
  await expect(question(page, 1).getByRole('link', { name: 'kaj.zip' })).toBeVisible()
})

journey('a newer browser loads nothing for older ones', async ({ app, page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.serviceWorker() === null && asked.push(request.url())))
  await app.goto('/')
  await expectLoaded(page)
  expect(asked.filter((address) => address.includes('older-browsers'))).toEqual([])
})

journey('a browser below the supported ones shows one plain page that says so', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    Object.assign(CSS, {
      supports: (property: string, value: string) => value !== '1dvh' && supports(property, value),
    })
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/old-browser\.html$/)
  await expect(page.getByRole('heading', { name: 'এই ব্রাউজারটি পুরোনো' })).toBeVisible()
  await expect(page.getByText('Chrome, Edge, Samsung Internet: ১০৯ বা তার পরের')).toBeVisible()
})

// `pdf-`: the legacy build of pdf.js brings the methods of iterators itself.
journey('no file of the build calls what the oldest supported browsers lack', async ({ page }) => {
  await page.goto('/')
  const folder = join(process.cwd(), 'dist-local/assets')
  const scripts = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && !/^(?:browser|sql|pdf-)/.test(name),
  )
  const found = scripts.flatMap((name) => {
    // React and Preact check first whether it exists.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(
      /document\.startViewTransition\(|\.moveBefore\(/g,
      '',
    )
    const [call] = NEWER_THAN_FLOOR.exec(text) ?? []
    return call === undefined ? [] : [`${name}: ${call}`]
  })
  expect(found).toEqual([])
})
