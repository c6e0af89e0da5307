/** A person's day in WebKitGTK, over the local build and its own sandbox: `npm run test:engines` runs it. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findWebKit, HOW_TO_GET_WEBKIT } from '../../scripts/browser/find-engines.ts'
import { print, projectRoot, runScript } from '../../scripts/script.ts'
import { startOwnCopy, type OwnCopy } from '../journeys/support/own-copy.ts'
import { people, SANDBOX_OTP, type Person } from '../journeys/support/people.ts'
import { makeSandboxControl, type SandboxControl } from '../journeys/support/sandbox-control.ts'
import { KEYS, startWebKit, type Driver } from './driver.ts'

interface Walk {
  page: Driver
  copy: OwnCopy
  sandbox: SandboxControl
}

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const ESSAY = `${BATCH}/module/module-fs12-5/exam/exam-fs12-essay-open`
const goto = ({ page, copy }: Walk, address: string) => page.open(copy.clientUrl + address)
const untilAt = ({ page }: Walk, pattern: string) =>
  page.until(`not at ${pattern}`, () =>
    page.run('return new RegExp(arguments[0]).test(location.pathname)', pattern),
  )
const untilShown = ({ page }: Walk, text: string) =>
  page.until(`"${text}" is not shown`, () =>
    page.run('return document.body.innerText.includes(arguments[0])', text),
  )

async function logIn(walk: Walk, { phone, password }: Person): Promise<void> {
  const { page } = walk
  await goto(walk, '/login')
  await page.forgetCookies()
  await page.run(
    'localStorage.clear(); localStorage.setItem("karigor-consent", JSON.stringify({ hasAgreed: false, at: Date.now() }))',
  )
  await goto(walk, '/login')
  await page.type('textbox', '^ফোন নম্বর', phone)
  await page.keys(KEYS.enter)
  await (password === undefined
    ? page.type('textbox', '^কোড', SANDBOX_OTP)
    : page.type('textbox', '^পাসওয়ার্ড', password))
  if (password !== undefined) await page.keys(KEYS.enter)
  await untilAt(walk, '^/(dashboard|teacher)')
}

async function watchRecording(walk: Walk): Promise<void> {
  const { page } = walk
  await goto(walk, `${BATCH}/recordings/recording-fs12-22`)
  await page.enterFrame()
  await page.until('the stream does not load', () =>
    page.run('return document.querySelector("video")?.readyState > 0'),
  )
  await page.leaveFrame()
}

async function writeNote(walk: Walk): Promise<void> {
  const { page, sandbox } = walk
  await sandbox.forgetCalls()
  await page.type('textbox', '^এই মুহূর্তে নোট লিখুন', 'প্রপস আর স্টেট আলাদা')
  await page.keys(KEYS.control, KEYS.enter)
  await page.until('the note is not sent', async () => (await sandbox.counts())['POST note'] === 1)
}

async function sitExam(walk: Walk): Promise<void> {
  const { page, sandbox } = walk
  await goto(walk, ESSAY)
  await page.press('checkbox', 'নিয়মগুলো পড়েছি')
  await page.press('button', '^পরীক্ষা শুরু করুন')
  await page.see('textbox', '')
  await sandbox.fault({ path: '*', kind: 'drop-before', times: 0 })
  await page.type('textbox', '', 'লাইন ছাড়া লেখা উত্তর')
  await untilShown(walk, 'এই ডিভাইসে')
  await page.reload()
  const holds = () =>
    page.run(
      'return [...document.querySelectorAll("textarea")].some((field) => field.value === "লাইন ছাড়া লেখা উত্তর")',
    )
  await page.until('the answer is lost by the reload', holds)
  await sandbox.clearFaults()
  await untilShown(walk, 'সেভ হয়েছে')
  await page.press('heading', 'প্রশ্ন')
  await page.run('document.querySelector("h2").focus()')
  await page.keys('r')
  await page.press('button', '^পরীক্ষা জমা দিন')
  await page.see('heading', '^জমা হয়েছে')
}

async function sendTicket(walk: Walk): Promise<void> {
  const { page, sandbox } = walk
  await goto(walk, '/support?category=class-recording')
  await page.chooseFile(join(projectRoot, 'public/icons/icon-48.png'))
  await untilShown(walk, 'যুক্ত হয়েছে')
  await page.reload()
  await untilShown(walk, 'icon-48.png')
  await page.type('textbox', 'একটু খুলে বলুন', '৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।')
  await page.press('button', '^এগিয়ে যান')
  await page.type('textbox', '^যোগাযোগের ফোন', '01712345678')
  await page.press('button', '^টিকিট পাঠান')
  await page.see('heading', '^টিকিট পেয়েছি')
  const sent = (await sandbox.tickets()).at(-1)
  if (sent?.files.length !== 1) throw new Error('the ticket came without its file')
}

async function printCertificate(walk: Walk): Promise<void> {
  const { page } = walk
  await goto(walk, '/dashboard/certificates/course/10080014')
  await page.press('button', '^ঠিক আছে')
  await page.run('window.print = () => document.documentElement.setAttribute("data-printed", "")')
  await page.press('button', '^প্রিন্ট করুন')
  await page.until('nothing is printed', () =>
    page.run('return document.documentElement.hasAttribute("data-printed")'),
  )
}

async function buyCourse(walk: Walk): Promise<void> {
  const { page } = walk
  await goto(walk, '/purchase/data-science-python')
  await page.press('checkbox', 'মেনে নিচ্ছি')
  await page.press('button', 'পরিশোধ করুন')
  await page.press('button', '^পেমেন্ট করুন')
  await page.see('heading', '^অভিনন্দন, ভর্তি সম্পন্ন!')
}

/** The rows of marks: which one is open, out of how many. */
const OPEN_ROW = `
  const rows = [...document.querySelectorAll('[aria-label="নম্বর ও মন্তব্য"] [role=group]')].filter((row) => row.querySelector('kbd'));
  return [rows.findIndex((row) => row.getAttribute('aria-current') === 'true'), rows.length]`

async function gradeOne({ page }: Walk): Promise<void> {
  const before = await page.run<string>('return location.pathname')
  // The previous submission disappears only when this one has loaded.
  await page.until(
    'no paper without marks',
    async () => (await page.run<[number, number]>(OPEN_ROW))[0] === 0,
  )
  const [, count] = await page.run<[number, number]>(OPEN_ROW)
  for (let presses = 0; presses < count; presses++) {
    const [at] = await page.run<[number, number]>(OPEN_ROW)
    await page.keys('1')
    const [now] = await page.run<[number, number]>(OPEN_ROW)
    if (at === count - 1) break
    if (now === at) await page.keys(KEYS.down)
  }
  await page.keys(KEYS.control, KEYS.enter)
  await page.until('the next paper does not come', () =>
    page.run('return location.pathname !== arguments[0]', before),
  )
}

async function gradeThree(walk: Walk): Promise<void> {
  const { page, sandbox } = walk
  await logIn(walk, people.teacher)
  await goto(walk, '/teacher/submissions')
  await page.until('no list of papers', () =>
    page.run('return document.querySelector(\'main a[href^="/teacher/submissions/"]\')'),
  )
  await page.run('document.querySelector(\'main a[href^="/teacher/submissions/"]\').click()')
  await untilAt(walk, '^/teacher/submissions/.')
  await sandbox.forgetCalls()
  for (let no = 1; no <= 3; no++) await gradeOne(walk)
  const saves = async () =>
    (await sandbox.calls()).filter(
      ({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'),
    )
  // A retest request gets a decision and no mark.
  await page.until('the marks are not saved', async () => (await saves()).length >= 2)
  await page.until('a mark waits', () =>
    page.run('return !/এখনো সেভ হয়নি|সেভ হচ্ছে/.test(document.body.innerText)'),
  )
}

async function logOutInTwoTabs(walk: Walk): Promise<void> {
  const { page } = walk
  await logIn(walk, people.learner)
  await goto(walk, '/dashboard')
  await page.openTab()
  await goto(walk, '/courses')
  await page.press('button', 'অ্যাকাউন্টের মেনু$')
  await page.press('button', '^লগআউট করুন')
  await page.see('button', '^লগইন$')
  await page.switchTab(0)
  await untilAt(walk, '^/$')
}

const STEPS: readonly (readonly [name: string, walk: (walk: Walk) => Promise<void>])[] = [
  ['a login', (walk) => logIn(walk, people.learner)],
  ['the dashboard', (walk) => goto(walk, '/dashboard').then(() => untilShown(walk, 'নুসরাত'))],
  ['a batch', (walk) => goto(walk, BATCH).then(() => walk.page.see('heading', 'ফুল স্ট্যাক'))],
  ['a recording', watchRecording],
  ['a note', writeNote],
  ['an exam with the line cut and a reload, handed in', sitExam],
  ['a certificate printed', printCertificate],
  ['a course bought', buyCourse],
  ['a logout in two tabs', logOutInTwoTabs],
  ['a ticket of a guest, with a file', sendTicket],
  ['three papers graded by keys', gradeThree],
]

const PICTURES = join(projectRoot, 'test-results', 'webkit')

async function keepPicture({ page }: Walk, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`), await page.takePicture())
}

async function walkAll(walk: Walk): Promise<number> {
  let failed = 0
  for (const [name, step] of STEPS) {
    const fault = await step(walk).then(
      () => undefined,
      (error: Error) => error.message,
    )
    await walk.sandbox.clearFaults()
    print(fault === undefined ? `ok    ${name}` : `FAIL  ${name}: ${fault}`)
    if (fault === undefined) continue
    failed++
    await keepPicture(walk, name).catch(() => undefined)
  }
  return failed
}

await runScript(async () => {
  const webkit = findWebKit()
  if (!webkit) throw new Error(HOW_TO_GET_WEBKIT)
  const copy = await startOwnCopy(1)
  const page = await startWebKit(webkit)
  let failed = STEPS.length
  try {
    failed = await walkAll({ page, copy, sandbox: makeSandboxControl(copy.controlUrl) })
  } finally {
    await page.stop()
    await copy.stop()
  }
  print(`WebKit: ${STEPS.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
