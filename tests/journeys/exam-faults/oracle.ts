/** Checks the end of a schedule by the state of the server, never by the page. */

import type { Drive } from './drive.ts'
import { examPage } from './exam-page.ts'
import type { FaultLine } from './fault-line.ts'
import type { Expectation, Schedule } from './schedule.ts'
import type { ServerState } from './server-view.ts'

interface Seen {
  drive: Drive
  line: FaultLine
  state: ServerState
}

/** A check and its complaint. */
type Look = (seen: Seen, expected: Expectation) => Promise<string[]> | string[]

function complainIf(isWrong: boolean, what: string): string[] {
  return isWrong ? [what] : []
}

const finalLook: Look = ({ drive, state }, { final = {} }) =>
  Object.entries(final).flatMap(([question, value]) => {
    if (value?.startsWith('pages:')) {
      const count = state.pages[Number(question)] ?? 0
      return complainIf(`pages:${count}` !== value, `question ${question}: ${count} pages, not ${value}`)
    }
    const wanted = value?.startsWith('file:') ? drive.lastSet(Number(question)) : value
    const onServer = state.answers[Number(question)] ?? null
    // The device resizes a photo, so its bytes are unknown before.
    const isPhoto = value?.startsWith('photo:') && onServer?.startsWith('sha256:')
    return complainIf(
      onServer !== wanted && !isPhoto,
      `question ${question}: the server holds ${onServer}, the learner set ${wanted}`,
    )
  })

/** Expects that an answer which could never be sent is still on its page, with its state. */
const shownLook: Look = async ({ drive }, { shown }) => {
  if (shown === undefined) return []
  const room = examPage(drive.page())
  const value = await room.valueShown(2)
  const message = await drive.page().getByRole('status').filter({ hasText: /\S/ }).first().isVisible()
  return [
    ...complainIf(value !== drive.lastSet(2), `question 2 shows ${value}`),
    ...complainIf(!message, 'nothing says what is wrong'),
  ]
}

const askedLook: Look = async ({ drive }, { asks_first: wanted }) =>
  wanted
    ? complainIf(
        !(await drive.page().getByRole('alertdialog').or(drive.page().getByRole('dialog')).isVisible()),
        'Back did not ask',
      )
    : []

const begunLook: Look = async ({ drive }, { begun = [] }) => {
  const room = examPage(drive.page())
  const are = await Promise.all(begun.map((question) => room.isBegun(question)))
  return begun.flatMap((question, at) =>
    complainIf(!are[at], `question ${question} is not called begun in the palette`),
  )
}

/** Expects that the next learner finds the first one's answers neither on the page nor in the storage. */
const otherLook: Look = async ({ drive }, { other_user_sees: wanted }) => {
  if (wanted === undefined) return []
  const text = await drive.page().locator('body').innerText()
  const fields = await drive
    .page()
    .locator('textarea, input[type=text]')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  return complainIf(
    fields.some((value) => value !== '') || /v1-|প্রশ্ন ১\s/.test(text),
    'the other learner sees the first one’s exam',
  )
}

const LOOKS: readonly Look[] = [
  finalLook,
  ({ state }, { submits }) =>
    complainIf(
      submits !== undefined && state.handIns !== submits,
      `${state.handIns} hand-ins, not ${submits}`,
    ),
  ({ line }, { refreshes }) =>
    complainIf(
      refreshes !== undefined && line.refreshes() !== refreshes,
      `${line.refreshes()} refreshes, not ${refreshes}`,
    ),
  ({ line }, { uploads_complete: uploads }) =>
    complainIf(
      uploads !== undefined && line.uploads() !== uploads,
      `${line.uploads()} whole uploads, not ${uploads}`,
    ),
  ({ drive }, { warns }) =>
    complainIf(warns === true && !drive.wasWarned(), 'no warning that the device stores nothing'),
  ({ drive }, { reloads_by_app: reloads }) =>
    complainIf(
      reloads !== undefined && drive.ownReloads() > 0,
      `${drive.ownReloads()} reloads by the app with an exam open`,
    ),
  shownLook,
  askedLook,
  begunLook,
  otherLook,
  ({ drive }) => drive.lies.map((lie) => `a lie: ${lie}`),
  ({ drive }) => drive.thrown.map((error) => `not caught: ${error}`),
]

/** Lists all complaints; empty = the schedule is passed. */
export async function judge({ expect }: Schedule, seen: Seen): Promise<string[]> {
  const found = await Promise.all(LOOKS.map(async (look) => look(seen, expect)))
  return found.flat()
}
