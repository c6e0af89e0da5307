/**
 * A press inside the app sends all its calls at once, waits for no file, and draws at once what it has drawn before.
 * (docs/decisions/0014)
 */

import type { Locator, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import { type Step, walks } from '../support/walks.ts'
import { type SeenMove, watchMoves } from '../support/watched-move.ts'

/** Calls that wait for a reply of their own move, and why they must. */
const LATER_WAVES: readonly { call: RegExp; why: string }[] = [
  { call: /^GET promo\/public\?course=/, why: 'names the course by its id, which only the reply has' },
  { call: /^GET course\/booking-status/, why: 'for a person who may buy the course, below its price' },
  { call: /^GET other\/country-codes/, why: 'for a number abroad in a form that is drawn without them' },
  { call: /^GET course\/orientation\//, why: 'for a course whose reply has one, below its first screen' },
  { call: /^POST course\/click\//, why: 'counts a course that is shown; nothing of the page waits for it' },
  {
    call: /^GET (?:booking\/batch\/|level-submission\/list|submission\/revised\?batch=)/,
    why: 'for the printed report card, once the server says that it is ready and has no file',
  },
  {
    call: /^GET ai\/assess-ai\//,
    why: 'for rows that stay in sight, after a moment, or a reply of two seconds ago',
  },
]

/** Files that are fetched after a press, and why the page is drawn without them. */
const LATER_FILES: readonly { move: RegExp; file?: RegExp; why: string }[] = [
  { move: /→ course$/, why: 'what is below the first screen of a course, its form and its player' },
  {
    move: /→ checkout$/,
    file: /^(?:purchase-steps|ui-stepper)\./,
    why: 'the steps above a purchase, which works without them',
  },
  { move: /→ notes$/, why: 'what can be done with a note, beside the notes' },
  { move: /→ learner$/, file: /^(?:marks-plot|reduxjs)\./, why: 'the chart below the facts of a learner' },
  { move: /plan → exam$/, why: 'the preview and the moving of questions, fetched before their press' },
  {
    move: /→ (?:notices|paper)$/,
    file: /^(?:sanitise|media-question-picture|deferred-picture)\./,
    why: 'the engine of texts with markup: the first reply that has some fetches it',
  },
]

const link = (page: Page, to: string) => page.locator(`a[href="${to}"]`).filter({ visible: true }).first()

/** A mouse points at a link before the press, and a finger is down before it is up. */
async function touch(page: Page, target: Locator, isPhone: boolean): Promise<void> {
  if (!isPhone) {
    await target.hover()
    // What is below it on the next page is not meant.
    return page.mouse.move(0, 0)
  }
  // Scrolls to it and waits until nothing covers it.
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('the link has no place')
  const protocol = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await protocol.detach()
}

/** `isKnown`: the page was open before. */
function listFaults(name: string, { waves, files, isDrawnAtOnce }: SeenMove, isKnown: boolean): string[] {
  const [first = []] = waves
  const late = waves
    .slice(1)
    .flat()
    // A part that mounts more than two seconds after the first wave revalidates its replies.
    .filter((each) => !first.includes(each) && !LATER_WAVES.some(({ call }) => call.test(each)))
  const missing = files.filter(
    (each) => !LATER_FILES.some(({ move, file }) => move.test(name) && file?.test(each) !== false),
  )
  return [
    ...late.map((each) => `${each} waits for a reply`),
    ...missing.map((each) => `${each} is fetched after the press`),
    ...(isKnown && !isDrawnAtOnce ? ['the page waits for replies that it has'] : []),
  ]
}

for (const [who, { as, start, steps, isOnPhones }] of Object.entries(walks))
  journey(
    `${who}: a press makes one wave of calls and waits for no file${isOnPhones ? '' : ' @desk'}`,
    async ({ app, copy, isMobile, consoleWatch }) => {
      const { page } = app
      // A signed address of a video is refused once it is old, and asked again.
      consoleWatch.allow(/status of 403 .*\/stream\//)
      if (as) await app.loginAs(as)
      await app.goto(start)
      await expectLoaded(page)
      // What comes when the first page is idle.
      await expect(page.locator('section[aria-live]')).toBeAttached()
      await page.waitForLoadState('networkidle')
      const watch = await watchMoves(page, copy)
      const faults: string[] = []
      const move = async ({ name, to, at = to ?? '/' }: Step, lap: number) => {
        let seen: SeenMove
        if (to === undefined) seen = await watch.see(() => page.goBack())
        else {
          const target = link(page, to)
          await touch(page, target, isMobile)
          await watch.rest()
          seen = await watch.see(() => (isMobile ? target.tap() : target.press('Enter')))
        }
        await expect(page, name).toHaveURL(at)
        await expectLoaded(page)
        const isBack = to === undefined
        const found = listFaults(name, seen, lap > 1 || isBack)
        const left = await watch.findLeft()
        if (isBack && seen.scroll !== left) found.push(`at ${seen.scroll}, left at ${left}`)
        faults.push(...found.map((fault) => `${name}, lap ${lap}: ${fault}`))
      }
      const walk = steps.filter(({ isOnPhonesAlone }) => isMobile || !isOnPhonesAlone)
      for (const lap of [1, 2]) for (const step of walk) await move(step, lap)
      expect(faults).toEqual([])
    },
  )
