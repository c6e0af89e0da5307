/** WebKitGTK by plain W3C WebDriver over `fetch`, on a virtual screen, since no package supports it. */

import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { WebKit } from '../../scripts/browser/find-engines.ts'
import { findFreePort, waitForAnswer } from '../../scripts/hosts/run-nginx.ts'

/** Milliseconds. */
const WAIT = 30_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Readonly<Record<typeof ELEMENT, string>>

/** Of WebDriver's own table of keys. */
export const KEYS = { enter: '\uE007', control: '\uE009', down: '\uE015', escape: '\uE00C' }

export type Role = 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'heading'

export interface Driver {
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Waits until it is true; throws with the words given. */
  until: (what: string, isSo: () => Promise<unknown>) => Promise<void>
  /** Runs in the page. */
  run: <T>(script: string, ...args: unknown[]) => Promise<T>
  press: (role: Role, name: string) => Promise<void>
  see: (role: Role, name: string) => Promise<void>
  type: (role: Role, name: string, text: string) => Promise<void>
  chooseFile: (path: string) => Promise<void>
  /** Keys held together, as a person presses them. */
  keys: (...together: string[]) => Promise<void>
  enterFrame: () => Promise<void>
  leaveFrame: () => Promise<void>
  forgetCookies: () => Promise<void>
  /** A second window, since a background tab would not be drawn. */
  openTab: () => Promise<void>
  switchTab: (index: number) => Promise<void>
  /** The visible area, as PNG. */
  takePicture: () => Promise<Buffer>
  stop: () => Promise<void>
}

/** Finds what a person would call by this name. */
const FIND = `
  const [role, name] = arguments;
  const selectors = {
    button: 'button, [role=button]', link: 'a[href]', radio: 'input[type=radio]', checkbox: 'input[type=checkbox]',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=tel], input[type=password], input[type=email]', heading: 'h1, h2, h3',
  };
  const words = (element) => element.getAttribute('aria-label')
    ?? (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
    ;
  const nameOf = (element) => (words(element) || [...(element.labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent).trim();
  const fits = (element) => new RegExp(name).test(nameOf(element)) && element.getClientRects().length > 0 && !element.disabled;
  return [...document.querySelectorAll(selectors[role])].find(fits) ?? null`

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines = createInterface({ input: screen.stdout })
  const number = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    screen.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { screen, display: `:${number}` }
}

async function call(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(WAIT),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok)
    throw new Error((value as { message?: string }).message ?? `${method} ${address}: ${response.status}`)
  return value
}

async function openSession(server: string, browser: string): Promise<string> {
  const options = { binary: browser, args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const { sessionId } = (await call(`${server}/session`, 'POST', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  return `${server}/session/${sessionId}`
}

/** A browser without data; `stop` ends it with everything that it started. */
export async function startWebKit({ driver, xvfb, browser }: WebKit): Promise<Driver> {
  const { screen, display } = await startScreen(xvfb)
  const port = await findFreePort()
  const process_ = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await waitForAnswer(`${server}/status`)
  const session = await openSession(server, browser)
  return makeDriver(session, async () => {
    await call(session, 'DELETE').catch(() => undefined)
    process_.kill('SIGTERM')
    screen.kill('SIGTERM')
  })
}

function makeDriver(session: string, stop: () => Promise<void>): Driver {
  const post = (path: string, body: object = {}) => call(`${session}/${path}`, 'POST', body)
  const run = async <T>(script: string, ...args: unknown[]) =>
    (await post('execute/sync', { script, args })) as T
  const until = async (what: string, isSo: () => Promise<unknown>) => {
    const end = performance.now() + WAIT
    let last: unknown
    while (performance.now() < end) {
      const is = await isSo().catch((error: unknown) => void (last = error))
      if (is) return
      await pause(150)
    }
    throw new Error(`${what}${last instanceof Error ? ` (${last.message})` : ''}`)
  }
  const find = async (role: Role, name: string): Promise<Element> => {
    let found: Element | null = null
    await until(`no ${role} "${name}"`, async () => (found = await run<Element | null>(FIND, role, name)))
    return found as unknown as Element
  }
  const on = async (role: Role, name: string, action: string, body: object = {}) => {
    const element = await find(role, name)
    await run('arguments[0].scrollIntoView({ block: "center" })', element)
    await post(`element/${element[ELEMENT]}/${action}`, body)
  }
  const keys = async (...together: string[]) => {
    const actions = [
      ...together.map((value) => ({ type: 'keyDown', value })),
      ...together.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
    await post('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }
  return {
    run,
    until,
    keys,
    stop,
    takePicture: async () => Buffer.from((await call(`${session}/screenshot`, 'GET')) as string, 'base64'),
    open: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    press: (role, name) => on(role, name, 'click'),
    see: async (role, name) => void (await find(role, name)),
    type: (role, name, text) => on(role, name, 'value', { text }),
    chooseFile: async (path) => {
      await until('no field for files', () => run('return document.querySelector("input[type=file]")'))
      const field = await run<Element>('return document.querySelector("input[type=file]")')
      await post(`element/${field[ELEMENT]}/value`, { text: path })
    },
    enterFrame: async () => {
      await until('no frame', () => run('return document.querySelector("main iframe")'))
      await post('frame', { id: await run<Element>('return document.querySelector("main iframe")') })
    },
    leaveFrame: async () => void (await post('frame', { id: null })),
    forgetCookies: async () => void (await call(`${session}/cookie`, 'DELETE')),
    openTab: async () => {
      const { handle } = (await post('window/new', { type: 'window' })) as { handle: string }
      await post('window', { handle })
    },
    switchTab: async (index) => {
      const handles = (await call(`${session}/window/handles`, 'GET')) as string[]
      await post('window', { handle: handles[index] })
    },
  }
}
