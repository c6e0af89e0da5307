/**
 * Another name in the owner's file of a copy of the project, other colours, a logo, and every feature left
 * out: built, visited, and free of our brand and of those features. Its visits are measured only after a yes.
 * (rulings R1, R77, R80)
 */

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brand, dark, darkParts, ramps } from '#src/lib/brand.ts'
import { featureNames } from '#src/lib/features.ts'
import { projectRoot } from '../../../scripts/script.ts'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, journey as plainJourney } from '../support/journey.ts'
import {
  collectNamed,
  listDeadLinks,
  listGoneCalls,
  listGonePages,
  listNamed,
  listRemnants,
} from '../support/left-out.ts'
import { type OwnCopy, startOwnCopy } from '../support/own-copy.ts'
import { copyTree } from '../support/own-tree.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'
import {
  receiveVitals,
  type SentVital,
  visitWithAnswer,
  type VitalsReceiver,
} from '../support/vitals-receiver.ts'

const NAME = 'শিখনতরী'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#7A1F5C"/><circle cx="24" cy="24" r="12" fill="#F2C14E"/></svg>'
/** Far from the ports of all workers. */
const APART = 40

const OFF = featureNames
/** Calls that only these features make, besides those that they cannot be without. */
const GONE_CALLS = /\/api\/v2\/(?:overview\/orientation|alert\/job)\b/
/** Cards of the seeded content about them, and the orientation section of a course. */
const CARDS =
  /^(?:সার্টিফিকেট নিন|সিভি রিভিউ|চাকরি|চাকরির সম্ভাবনা|জুনিয়র ফ্রন্টএন্ড ডেভেলপার|কাজে নামুন|ভর্তির আগে কথা বলে নিন)$/
/** A page of every frame, and those whose parts belonged to what is left out. */
const WALK: Readonly<Record<'guest' | 'learner' | 'talent' | 'teacher', readonly string[]>> = {
  guest: [
    '/',
    '/courses',
    '/course/full-stack-javascript',
    '/support',
    '/login',
    '/quiz/quiz-web-start',
    '/how-it-works',
    '/career-support',
    '/lead/course_advice',
    '/support?category=pro-batch&step=2',
  ],
  learner: [
    '/dashboard',
    '/dashboard/my-courses',
    '/dashboard/me',
    '/dashboard/routine',
    '/dashboard/tasks',
    '/dashboard/notifications/settings',
    '/dashboard/my-courses/batch-full-stack-12',
    '/dashboard/my-courses/batch-full-stack-12/progress',
    '/dashboard/my-courses/batch-full-stack-12/about',
    '/dashboard/profile',
    '/purchase/react-advanced',
  ],
  talent: ['/dashboard', '/dashboard/me'],
  teacher: [
    '/teacher',
    '/teacher/submissions',
    '/teacher/submissions/submission-grade-15',
    '/teacher/exams/exam-fs12-quiz-5',
    '/teacher/batches/batch-full-stack-12/learners',
    '/teacher/batches/batch-full-stack-12/learners/person-mate-002',
  ],
}

/** The links of the page, with its menus: the account menu and the palette. */
async function walk(page: Page, copy: OwnCopy, who: keyof typeof WALK): Promise<void> {
  const heard = collectNamed(page, copy.isApi, OFF)
  const { patterns, addresses } = listGonePages(OFF)
  if (who !== 'guest') await giveSession(page.context(), copy.clientUrl, copy.apiUrl, people[who])
  for (const address of WALK[who]) {
    await page.goto(copy.clientUrl + address)
    await expect(page.locator('h1').first(), address).toBeAttached()
    // Lower parts load when the reader is near.
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: join(projectRoot, `test-results/left-out/${who}${address.replaceAll(/\W/g, '-')}.png`),
      fullPage: true,
    })
    expect(await listDeadLinks(page, patterns), address).toEqual([])
    await expect.poll(() => listNamed(page, heard, OFF), { message: address }).toEqual([])
    await expect(page.getByText(CARDS), address).toHaveCount(0)
  }
  const [first = '/'] = WALK[who]
  await page.goto(copy.clientUrl + first)
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    await page.keyboard.press('Control+KeyK')
    await expect(page.getByRole('dialog', { name: 'খোঁজ' })).toBeVisible({ timeout: 3000 })
  }).toPass()
  for (const typed of ['সার্টিফিকেট', 'চাকরি', 'অ্যাসেসমেন্ট', 'লেভেল']) {
    await page.getByRole('combobox').last().fill(typed)
    await expect(page.getByRole('dialog', { name: 'খোঁজ' }).getByRole('status').first()).toHaveText(/ফল|কিছু/)
    expect(await listDeadLinks(page, patterns), typed).toEqual([])
  }
  // An address that somebody has bookmarked.
  const own = {
    guest: /^\/(?!dashboard|teacher|talent-desk)/,
    learner: /^\/dashboard/,
    talent: /^\/talent-desk/,
    teacher: /^\/teacher/,
  }[who]
  for (const address of addresses.filter((each) => own.test(each))) {
    await page.goto(copy.clientUrl + address)
    await expect(page.getByRole('heading', { name: 'পেজটি পাওয়া যায়নি' }), address).toBeVisible()
  }
}

function runIn(root: string, ...args: string[]): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: undefined },
  })
}

/** Another name, another logo, no optional feature, and visits that are measured as in production. */
function changeCopy(root: string, reports: string): void {
  const change = (path: string, edit: (text: string) => string) =>
    writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')))
  change('src/lib/owner/brand.json', (text) =>
    text
      .replaceAll(brand.nameOf, `${NAME}র`)
      .replaceAll(brand.name, NAME)
      .replaceAll(brand.latinName, 'Shikhontori'),
  )
  writeFileSync(join(root, 'src/lib/owner/logo.svg'), LOGO)
  writeFileSync(
    join(root, 'src/lib/owner/features.json'),
    JSON.stringify(Object.fromEntries(OFF.map((name) => [name, false]))),
  )
  change('.env.local', (text) => text.replace('VITE_REPORT_URL=', `VITE_REPORT_URL=${reports}`))
  change('src/lib/measure-hosts.ts', (text) => text.replace("name === 'production'", "name === 'local'"))
}

interface Second extends OwnCopy {
  root: string
  receiver: VitalsReceiver
}

async function startSecond(worker: number): Promise<Second> {
  const root = copyTree('second-brand')
  const receiver = await receiveVitals()
  changeCopy(root, receiver.address)
  // Unreadable colours are refused, pair by pair, before anything is made from them.
  const file = join(root, 'src/lib/brand.ts')
  const own = readFileSync(file, 'utf8')
  writeFileSync(file, own.replace(/onHero2: '#\w+'/, "onHero2: '#3A1030'"))
  expect(() => runIn(root, 'scripts/brand.ts')).toThrow(
    /light scheme: onHero2 on hero is \d\.\d\d, at least 4\.5 is needed/,
  )
  writeFileSync(file, own)
  runIn(root, 'scripts/brand.ts', '--primary', '#7A1F5C', '--accent', '#F2C14E')
  return { ...(await startOwnCopy(worker + APART, [], root)), root, receiver }
}

const journey = plainJourney.extend<object, { second: Second }>({
  second: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
    async ({}, hand, { parallelIndex }) => {
      const second = await startSecond(parallelIndex)
      await hand(second)
      second.receiver.close()
      await second.stop()
      rmSync(second.root, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

// One after the other, since it is built once.
journey.describe.configure({ mode: 'default' })

journey('no name, colour or logo of the first brand is left', async ({ page, second }) => {
  const built = globSync('dist-local/**/*.{html,js,css,svg,webmanifest}', { cwd: second.root })
  // The seeded data, which only the demo's files contain, names our brand.
  const texts = built
    .filter((path) => !/licenses|sandbox/.test(path))
    .map((path) => [path, readFileSync(join(second.root, path), 'utf8')] as const)
  expect(texts.length).toBeGreaterThan(100)
  const marks = [
    new RegExp(`${brand.name}|${brand.latinName}`),
    new RegExp([...ramps.primary, ...ramps.accent, ...dark, ...Object.values(darkParts)].join('|'), 'i'),
  ]
  for (const mark of marks)
    expect(texts.flatMap(([path, text]) => mark.exec(text)?.[0].concat(' in ', path) ?? [])).toEqual([])

  await page.goto(second.clientUrl)
  await expect(page.getByRole('banner').getByText(NAME)).toBeVisible()
  await expect(page.getByRole('banner').locator('svg[viewBox="0 0 48 48"]').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(NAME))
  const manifest = await (await page.request.get(`${second.clientUrl}/manifest.webmanifest`)).text()
  expect(manifest).toContain(NAME)
  await page.screenshot({ path: join(projectRoot, 'test-results/second-brand.png') })
  await expectAccessible(page)
})

for (const who of ['guest', 'learner', 'talent', 'teacher'] as const) {
  journey(
    `as ${who}: no page, link, text, call or module of what is left out`,
    async ({ browser, second }) => {
      expect(listRemnants(second.root, 'dist-local', OFF)).toEqual([])
      const context = await browser.newContext()
      await refuseConsent(context)
      const asked: string[] = []
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(error.error().message))
      context.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await walk(await context.newPage(), second, who)
      await context.close()
      expect(faults).toEqual([])
      expect([...listGoneCalls(asked, OFF), ...asked.filter((path) => GONE_CALLS.test(path))]).toEqual([])
    },
  )
}

journey('no engine that runs code is built, and no host names its box', async ({ page, second }) => {
  expect(
    globSync(
      'dist-local/**/{code-box*,sql-wasm*,javascript-worker-*,page-script-*,sql-worker-*,python-worker-*}',
      { cwd: second.root },
    ),
  ).toEqual([])
  for (const file of ['_headers', '_redirects'])
    expect(readFileSync(join(second.root, 'dist-local', file), 'utf8')).not.toContain('code-box')
  const response = await page.request.get(`${second.clientUrl}/code-box`)
  expect([response.status(), response.headers()['content-security-policy']]).toEqual([
    404,
    expect.not.stringContaining("script-src 'unsafe-inline'"),
  ])
})

journey('a visit is measured only after a yes, by the pattern of its pages', async ({ browser, second }) => {
  const { clientUrl, receiver } = second
  await visitWithAnswer(browser, clientUrl, 'রাজি নই')
  await visitWithAnswer(browser, clientUrl, 'রাজি আছি')
  const listVitals = () =>
    receiver.bodies.flatMap((body) => (JSON.parse(body) as { vitals: SentVital[] }).vitals)
  await expect
    .poll(() => listVitals().map(({ name }) => name))
    .toEqual(expect.arrayContaining(['LCP', 'INP', 'CLS']))
  // Whatever the visit without a yes would have sent would have come before.
  expect(receiver.bodies).toHaveLength(1)
  for (const vital of listVitals()) {
    expect(Object.keys(vital).toSorted()).toEqual(['at', 'line', 'name', 'page', 'release', 'value'])
    expect(['/course/:slug', '/terms']).toContain(vital.page)
  }
  expect(listVitals().find(({ name }) => name === 'LCP')).toMatchObject({ page: '/course/:slug' })
  expect(receiver.bodies.join('')).not.toMatch(/full-stack|private-word/)
})
