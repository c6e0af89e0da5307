/**
 * Drives headless Firefox with a new profile over WebDriver BiDi. Playwright needs a newer Firefox than the ESR,
 * which can print, too.
 */

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Milliseconds. */
const WAIT = 60_000

export interface Firefox {
  open: (address: string) => Promise<void>
  /** Runs an expression in the page. */
  run: <T>(expression: string) => Promise<T>
  /** Waits until the expression is true; throws with the words given. */
  until: (what: string, expression: string) => Promise<void>
  setCookie: (cookie: { name: string; value: string; domain: string }) => Promise<void>
  forgetCookies: () => Promise<void>
  print: (size: { width: number; height: number }) => Promise<Buffer>
  stop: () => Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Result = Readonly<Record<string, unknown>>
type Send = (method: string, params?: object) => Promise<Result>

async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)), { once: true })
  })
  const waiting = new Map<number, (message: Result) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Result & { id?: number }
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let last = 0
  const send: Send = async (method, params = {}) => {
    const id = ++last
    const answer = new Promise<Result>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const message = await Promise.race([answer, pause(WAIT).then((): Result => ({ message: 'no answer' }))])
    waiting.delete(id)
    if (message['result'] === undefined) throw new Error(`${method}: ${String(message['message'])}`)
    return message['result'] as Result
  }
  return { send, close: () => socket.close() }
}

export async function startFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'karigor-firefox-'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank']
  const browser = spawn(program, args, {
    env: { ...process.env, TZ: 'Asia/Dhaka' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise((resolve) => browser.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /BiDi listening on (\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
    browser.once('exit', () => reject(new Error('Firefox did not start.')))
  })
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree')) as { contexts?: { context: string }[] }
  const context = contexts?.[0]?.context
  const run = async <T>(expression: string) => {
    const { result, exceptionDetails } = (await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
      target: { context },
      awaitPromise: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } }
    if (result === undefined) throw new Error(exceptionDetails?.text)
    return JSON.parse(result.value) as T
  }
  return {
    run,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    until: async (what, expression) => {
      const end = performance.now() + WAIT
      while (performance.now() < end) {
        if (await run(expression).catch(() => false)) return
        await pause(150)
      }
      throw new Error(what)
    },
    setCookie: async ({ name, value, domain }) => {
      const cookie = { name, domain, path: '/', value: { type: 'string', value } }
      await send('storage.setCookie', { cookie })
    },
    forgetCookies: async () => void (await send('storage.deleteCookies')),
    print: async ({ width, height }) => {
      const none = { top: 0, bottom: 0, left: 0, right: 0 }
      // In centimetres; the sheet's own size comes from the printer's side.
      const { data } = await send('browsingContext.print', {
        context,
        page: { width: Math.min(width, height), height: Math.max(width, height) },
        orientation: width > height ? 'landscape' : 'portrait',
        margin: none,
        background: false,
        shrinkToFit: false,
      })
      return Buffer.from(data as string, 'base64')
    },
    stop: async () => {
      await send('browser.close').catch(() => undefined)
      close()
      await Promise.race([gone, pause(5000)])
      browser.kill('SIGKILL')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
