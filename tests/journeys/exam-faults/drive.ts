/** Runs one schedule step by step, and checks after each step the page's claims against the server. */

import { randomBytes } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { logInHere, logOutHere } from '../support/moves.ts'
import type { OwnCopy } from '../support/own-copy.ts'
import { people } from '../support/people.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { takePhoto } from '../support/scanned-pages.ts'
import { giveSession } from '../support/session.ts'
import { type Device, makeDevice } from './device.ts'
import { type ExamPage, examPage } from './exam-page.ts'
import type { FaultLine } from './fault-line.ts'
import { makePhone, makePhoto } from './hands.ts'
import type { Schedule, Step } from './schedule.ts'
import { digestOf, type Exam, type ServerState, readText } from './server-view.ts'

const LEARNER = people.learner
const OTHER = people.learnerWithoutCourses
const MEGABYTE = 1_000_000
/** The app's own console message about a broken reply. */
const REPORTED = /broke its promise/
/** The first tab, on which most verbs act. */
const FIRST = 1

export interface DriveParts {
  schedule: Schedule
  context: BrowserContext
  copy: OwnCopy
  sandbox: SandboxControl
  line: FaultLine
  exam: Exam
  server: () => Promise<ServerState>
}

export interface Drive {
  run: () => Promise<void>
  /** The steps after which the page claimed more than the server had. */
  lies: readonly string[]
  /** Uncaught errors of the app. */
  thrown: readonly string[]
  /** The last value of each question as the server should hold it; a file by its digest. */
  lastSet: (question: number) => string | null
  /** The app reloaded the page by itself. */
  ownReloads: () => number
  /** The warning that the device stores nothing was shown. */
  wasWarned: () => boolean
  page: () => Page
}

export async function makeDrive(parts: DriveParts): Promise<Drive> {
  const { schedule, context, copy, sandbox, line, exam, server } = parts
  const device: Device = await makeDevice(context)
  const tabs = new Map<number, Page>()
  const lies: string[] = []
  const thrown: string[] = []
  /** The tab that wrote each question last, and the value. */
  const edits = new Map<number, { tab: number; value: string | null; savesBefore: number }>()
  const edited = (question: number, tab: number, value: string | null) =>
    edits.set(question, { tab, value, savesBefore: line.saves().length })
  let loads = 0
  let wantedLoads = 0
  let wasWarned = false
  const phone = makePhone(context, copy, exam)

  context.on('page', (page) => {
    page.on('pageerror', ({ message }) => {
      if (!REPORTED.test(message)) thrown.push(message)
    })
    page.on('domcontentloaded', () => (loads += 1))
    // Accepts the browser's own question before unsent work is left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  })

  async function open(tab: number): Promise<Page> {
    const page = tabs.get(tab) ?? (await context.newPage())
    tabs.set(tab, page)
    wantedLoads += 1
    line.pageOpened()
    await page.goto(exam.address)
    return page
  }

  async function signIn(person = LEARNER): Promise<void> {
    wantedLoads += 1
    await giveSession(context, copy.clientUrl, copy.apiUrl, person)
  }

  /** Returns the room in this tab; if the app has left it, the same learner logs in and opens it again. */
  async function roomIn(tab: number) {
    const page = tabs.get(tab) ?? (await open(tab))
    const room = examPage(page)
    if (!(await room.isIn())) {
      await signIn()
      await open(tab)
      if (!(await room.isIn())) throw new Error(`The exam room does not open in tab ${tab} (${page.url()})`)
    }
    return room
  }

  /** Tries a second time, since the session may end just before the learner acts. */
  async function inRoom(tab: number, act: (room: ExamPage) => Promise<void>): Promise<void> {
    await act(await roomIn(tab)).catch(async () => act(await roomIn(tab)))
  }

  async function answer(tab: number, question: number, value: string): Promise<void> {
    if (value.startsWith('photo:')) {
      const room = await roomIn(tab)
      await room.choose(question, { name: 'chobi.png', mimeType: 'image/png', buffer: makePhoto(value) })
      // Its bytes are unknown until the device has resized it.
      edits.delete(question)
      return
    }
    if (!value.startsWith('file:')) {
      await inRoom(tab, (writer) => writer.write(question, value))
      edited(question, tab, value)
      return
    }
    const room = await roomIn(tab)
    const buffer = randomBytes(Number.parseInt(value.slice('file:'.length), 10) * MEGABYTE)
    await room.choose(question, {
      name: 'kaj.zip',
      mimeType: 'application/zip',
      buffer: Buffer.concat([Buffer.from('PK\u0003\u0004'), buffer]),
    })
    edited(question, tab, digestOf(Buffer.concat([Buffer.from('PK\u0003\u0004'), buffer])))
  }

  async function toDeadline(): Promise<void> {
    const { deadline } = await server()
    const left = Date.parse(deadline ?? '') - Date.parse(await sandbox.now())
    await sandbox.forward(Math.ceil(left / 1000))
    await tabs.get(FIRST)?.clock.fastForward(Math.ceil(left / 1000) * 1000)
  }

  async function goneFrom(tab: number, how: 'crash' | 'close'): Promise<void> {
    const page = tabs.get(tab)
    tabs.delete(tab)
    if (page === undefined) return
    if (how === 'crash') await page.goto('chrome://crash').catch(() => undefined)
    await page.close({ runBeforeUnload: false })
  }

  async function expire(what: string): Promise<void> {
    const cookies = await context.cookies()
    const tokenIn = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value
    line.expire(tokenIn('accessToken'), what === 'all' ? tokenIn('refreshToken') : undefined)
  }

  async function logInAsOther(): Promise<void> {
    // The first learner may have logged in again to write the last answer.
    await expire('all')
    const page = tabs.get(FIRST) ?? (await open(FIRST))
    wantedLoads += 1
    // A learner who is still logged in is redirected from the login; the next page detects that the session
    // is over.
    await expect(async () => {
      await page.goto('/login')
      await expect(page.getByRole('textbox', { name: 'ফোন নম্বর' })).toBeVisible({ timeout: 5000 })
    }).toPass()
    await logInHere(page, OTHER)
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await open(FIRST)
  }

  async function logOut(): Promise<void> {
    const page = tabs.get(FIRST) ?? (await open(FIRST))
    wantedLoads += 1
    await page.goto('/')
    await logOutHere(page)
    await page
      .getByRole('dialog')
      .getByRole('button')
      .last()
      .click({ timeout: 3000 })
      .catch(() => undefined)
  }

  const verbs: Readonly<Record<string, (...words: (string | number)[]) => Promise<void>>> = {
    answer: (question, value) => answer(FIRST, Number(question), String(value)),
    answer_in: (tab, question, value) => answer(Number(tab), Number(question), String(value)),
    clear: async (question) => {
      await inRoom(FIRST, (room) => room.clear(Number(question)))
      edited(Number(question), FIRST, null)
    },
    answer_there: async (question, value) => {
      await phone.write(Number(question), String(value))
      edits.delete(Number(question))
    },
    scan: async (question, count) => {
      const room = await roomIn(FIRST)
      const photos = Array.from({ length: Number(count) }, (_none, at) => ({
        name: `khata-${at + 1}.png`,
        mimeType: 'image/png',
        buffer: takePhoto(),
      }))
      await room.scan(Number(question), photos)
      // Its bytes are made on the device.
      edits.delete(Number(question))
    },
    half: (question, value) => answer(FIRST, Number(question), String(value)),
    choose: async (question, letter) => {
      await inRoom(FIRST, (room) => room.press(Number(question), String(letter)))
      edited(Number(question), FIRST, String(letter))
    },
    type_code: async (question, text) => {
      await inRoom(FIRST, (room) => room.typeCode(Number(question), String(text)))
      edited(Number(question), FIRST, String(text))
    },
    arrow: async (way) => tabs.get(FIRST)?.keyboard.press(way === 'left' ? 'ArrowLeft' : 'ArrowRight'),
    editor: async (milliseconds) => line.delayEditor(Number(milliseconds)),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Number(milliseconds))),
    net: async (how) => {
      line.net(String(how))
      await device.online(how !== 'off')
    },
    server: async (how) => line.server(String(how)),
    reload: async () => void (await open(FIRST)),
    crash: () => goneFrom(FIRST, 'crash'),
    close: () => goneFrom(FIRST, 'close'),
    back: async () =>
      void (await tabs
        .get(FIRST)
        ?.goBack({ timeout: 3000 })
        .catch(() => undefined)),
    open_tab: async () => void (await open(FIRST + 1)),
    session_expire: (what) => expire(String(what)),
    // The app has led the learner out of the room, since the session is over.
    return: async () => void (await roomIn(FIRST)),
    login_same: async () => {
      await signIn()
      await open(FIRST)
    },
    login_other: logInAsOther,
    logout: logOut,
    clock: (how) => (how === 'to_deadline' ? toDeadline() : device.clock(Number(how))),
    storage: (how) => device.storage(String(how)),
    submit: async () => (await roomIn(FIRST)).handIn(1),
    double_submit: async () => (await roomIn(FIRST)).handIn(2),
  }

  /** Reads the page before the server: its claims must have been true already. */
  async function compare(at: number, [verb]: Step): Promise<void> {
    for (const [tab, page] of tabs) {
      const claims = await examPage(page)
        .claims()
        .catch(() => undefined)
      if (claims === undefined) continue
      wasWarned ||= await page
        .getByText('এই ডিভাইসে উত্তর রাখা যাচ্ছে না।')
        .isVisible()
        .catch(() => false)
      if (!claims.isAllHeld && claims.onServer === undefined && !claims.isHandedIn) continue
      const state = await server()
      const place = `step ${at + 1} (${verb}), tab ${tab}`
      if (claims.isHandedIn && state.handIns === 0)
        lies.push(`${place}: says handed in, the server has no hand-in`)
      for (const [question, edit] of edits) {
        if (edit.tab !== tab || !(claims.isAllHeld || claims.onServer === question)) continue
        const onServer = state.answers[question] ?? null
        // The claim was true when the server confirmed it; the tab sends its answer again.
        const wasHeld = line
          .saves()
          .slice(edit.savesBefore)
          .some(
            (save) => save.question === exam.questions[question - 1] && readText(save.value) === edit.value,
          )
        if (onServer !== edit.value && !wasHeld)
          lies.push(`${place}: says that ${question} is saved as ${edit.value}, the server has ${onServer}`)
      }
    }
  }

  return {
    async run() {
      await signIn()
      const page = await context.newPage()
      tabs.set(FIRST, page)
      if (schedule.steps.some(([verb, how]) => verb === 'clock' && how === 'to_deadline'))
        await page.clock.install()
      await open(FIRST)
      await roomIn(FIRST)
      for (const [at, step] of schedule.steps.entries()) {
        const [verb, ...words] = step
        const act = verbs[verb]
        if (act === undefined) throw new Error(`Nobody knows the verb ${verb}`)
        try {
          await act(...words)
        } catch (error) {
          throw new Error(`${schedule.id}, step ${at + 1} (${step.join(' ')})`, { cause: error })
        }
        await compare(at, step)
      }
      await phone.close()
    },
    lies,
    thrown,
    lastSet: (question) => edits.get(question)?.value ?? null,
    ownReloads: () => loads - wantedLoads,
    wasWarned: () => wasWarned,
    page: () => tabs.get(FIRST) as Page,
  }
}
