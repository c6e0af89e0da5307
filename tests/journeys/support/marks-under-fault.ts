/**
 * Marks, a comment and a decision during a fault: nobody is blocked, nothing is lost, each arrives once.
 * (rulings R34, R42)
 */

import type { Page } from '@playwright/test'
import { expect, type App } from './journey.ts'
import { layFault, type LineFault } from './line-faults.ts'
import { markAllByKeys } from './mark-keys.ts'
import { moveTo } from './moves.ts'
import type { SandboxControl } from './sandbox-control.ts'

const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const
const ACCEPT = { method: 'PATCH', path: 'ai/accept-ai/{id}' } as const
/** An assignment, a retest request, and code that the assistant can judge. */
const TASK = 'submission-mate-5-1'
const REQUEST = 'submission-retest-1'
const CODE = 'submission-grade-15'
const WORDS = 'মন্তব্য: <b>হারায়</b> না।'
const MARK = 3

const addressOf = (id: string) => `/teacher/submissions/${id}`
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
const comment = (page: Page) => marks(page).getByRole('textbox', { name: /^মন্তব্য/ })
const grant = (page: Page) => page.getByRole('button', { name: 'অনুমতি দিন' })
const findQueue = (page: Page) => page.getByText(/টি খাতার নম্বর এখনো সেভ হয়নি/)
/** Reads an item of the device's storage that still waits for the server. */
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name) ?? '[]', `karigor-own-${key}`)

interface Held {
  version: number
  state: string
  comment: string
  retest: string
  result: { mark: number | null; rubric: { mark: number }[] }[]
}

/** The submission as the server has it, before the page opens it. */
async function held(page: Page, id: string, come: () => Promise<unknown>): Promise<Held> {
  const read = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith(`/submission/${id}`),
  )
  await come()
  return ((await (await read).json()) as { data: Held }).data
}

async function markTask(page: Page): Promise<void> {
  await expect(
    marks(page)
      .getByRole('group')
      .filter({ has: page.locator('kbd') })
      .first(),
  ).toBeVisible()
  await markAllByKeys(page, String(MARK))
  await comment(page).fill(WORDS)
}

/** Off the desk at once, whatever happens to the save. */
async function saveAndGoOn(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page).not.toHaveURL(new RegExp(id))
}

/** After the fault: queued items are sent by themselves or by hand, until the device stores none. */
async function expectDelivered(page: Page): Promise<void> {
  await expect(async () => {
    const list = page.locator('details').filter({ has: findQueue(page) })
    await list.evaluateAll((trays) => trays.forEach((each) => each.setAttribute('open', '')))
    const again = list.getByRole('button', { name: 'আবার পাঠান' })
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 })
    expect(await readStored(page, 'grading-saves')).toBe('[]')
  }).toPass()
  await expect(findQueue(page)).toBeHidden()
}

export async function expectMarksSurvive(
  fault: LineFault,
  { page, goto }: App,
  sandbox: SandboxControl,
): Promise<void> {
  const requestBefore = await held(page, REQUEST, () => goto(addressOf(REQUEST)))
  await expect(grant(page)).toBeAttached()
  const taskBefore = await held(page, TASK, () => moveTo(page, addressOf(TASK)))
  await markTask(page)
  const lift = await layFault(fault, { page, sandbox }, [SAVE])
  await saveAndGoOn(page, TASK)
  await moveTo(page, addressOf(REQUEST))
  await grant(page).click()
  await expect(page.getByText('রিটেস্টের অনুমতি দেওয়া হয়েছে।')).toBeVisible()
  const isOffline = fault === 'no line, and the browser knows'
  // Its queue was another's meanwhile, and cannot be read again: the desk does not call it done.
  if (isOffline) {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/তালিকার সব খাতা আনা হয়নি/)).toBeVisible()
  } else await saveAndGoOn(page, REQUEST)

  // Both are on the server, on their way or in the save queue; a reload does not change that.
  if (!isOffline) await page.reload()
  await expect(async () => {
    const waits = JSON.parse(await readStored(page, 'grading-saves')) as { state: string; reason?: string }[]
    const isShown = waits.some(({ state, reason }) => state !== 'waiting' || reason !== undefined)
    if (isShown) await expect(findQueue(page)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000 })
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await lift()
  await expectDelivered(page)

  const task = await held(page, TASK, () => page.goto(addressOf(TASK)))
  expect(task).toMatchObject({ version: taskBefore.version + 1, state: 'checked', comment: WORDS })
  expect(task.result.flatMap(({ rubric }) => rubric.map(({ mark }) => mark))).toEqual([
    MARK,
    MARK,
    MARK,
    MARK,
  ])
  await expect(comment(page)).toHaveValue(WORDS)
  const request = await held(page, REQUEST, () => page.goto(addressOf(REQUEST)))
  expect(request).toMatchObject({ version: requestBefore.version + 1, retest: 'granted' })
}

/**
 * Accepting the assistant's marks changes the draft at once; the report to the server may wait, and is sent
 * once.
 */
export async function expectAcceptanceSurvives(
  fault: LineFault,
  { page, goto }: App,
  sandbox: SandboxControl,
): Promise<void> {
  await goto(addressOf(CODE))
  await expect(marks(page).getByRole('region', { name: 'AI প্রস্তাব' })).toBeVisible()
  const lift = await layFault(fault, { page, sandbox }, [ACCEPT])
  await page.keyboard.press('Shift+A')
  await expect(marks(page)).not.toContainText('নম্বর বাকি')
  const taken = await marks(page).getByRole('group').allInnerTexts()
  // The time for undo, and the first try.
  const tries = async () => (await sandbox.counts())['PATCH ai/accept-ai/:id'] ?? 0
  await expect.poll(tries).toBeGreaterThanOrEqual(1)
  await page.reload()
  await expect(marks(page)).not.toContainText('নম্বর বাকি')
  // The assistant's reasons have their own reply.
  await expect.poll(() => marks(page).getByRole('group').allInnerTexts()).toEqual(taken)
  await lift()
  await expect.poll(() => readStored(page, 'ai-acceptances'), { timeout: 50_000 }).toBe('[]')
}
