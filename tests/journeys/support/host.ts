/** `journey` with a controllable host of the client: its releases, and files that it no longer has. */

import { expect, type Page } from '@playwright/test'
import { journey as plainJourney } from './journey.ts'
import { type Exchange, type LineResponse, pass, startLine } from './line.ts'

export interface Host {
  /** Requested paths of the client's host. */
  asked: string[]
  /** From now on there is a newer release, which is another service worker. */
  deploy: () => void
  /** From now on there is a newer release that shares no file with the previous one, whose files are gone. */
  replaceAll: () => void
  /** The first release is back, for the next page of the same journey. */
  bringBack: () => void
  /** These files are gone from now on. */
  remove: (path: RegExp) => void
  /** The API refuses these tokens from now on. */
  expire: (...tokens: readonly string[]) => void
}

const GONE: LineResponse = { status: 404, headers: {}, body: Buffer.alloc(0) }
/** The folders of the two releases. */
const [BEFORE, AFTER] = ['assets', 'newer']

/** The client's server knows of no newer release. */
async function forwardFresh({ headers: asked, forward }: Exchange): Promise<LineResponse> {
  delete asked['if-none-match']
  const { status, headers, body } = await forward()
  const { etag: _, ...untagged } = headers
  return { status, headers: untagged, body }
}

/** Another revision of one page makes another build of the worker. */
async function passNewerWorker(exchange: Exchange): Promise<void> {
  const reply = await forwardFresh(exchange)
  const text = reply.body.toString().replace(/"revision":"\w{8}/, '"revision":"deployed')
  exchange.respond({ ...reply, body: Buffer.from(text) })
}

/** The same build under other addresses: no file has the name that it had. */
async function passReplaced(exchange: Exchange): Promise<void> {
  const { url, respond } = exchange
  if (url.pathname.startsWith(`/${BEFORE}/`)) return respond(GONE)
  url.pathname = url.pathname.replace(`/${AFTER}/`, `/${BEFORE}/`)
  const reply = await forwardFresh(exchange)
  if (!/html|javascript|css|json/.test(String(reply.headers['content-type']))) return respond(reply)
  const text = reply.body.toString().replaceAll(`${BEFORE}/`, `${AFTER}/`)
  return respond({ ...reply, body: Buffer.from(text) })
}

function refuse({ headers, respond }: Exchange): void {
  const body = Buffer.from(JSON.stringify({ code: 401, status: 'error', msg: 'আবার লগইন করুন।', data: null }))
  respond({
    status: 401,
    headers: {
      'access-control-allow-origin': headers.origin ?? '*',
      'content-type': 'application/json; charset=utf-8',
    },
    body,
  })
}

interface HostFixtures {
  line: Awaited<ReturnType<typeof startLine>>
  host: Host
}

export const journey = plainJourney.extend<HostFixtures>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
  line: async ({}, hand) => {
    const line = await startLine()
    await hand(line)
    line.stop()
  },
  proxy: async ({ line }, hand) => hand({ server: line.server }),
  host: async ({ line, copy }, hand) => {
    const asked: string[] = []
    const refused = new Set<string>()
    let release: 'first' | 'newer' | 'replaced' = 'first'
    let gone: RegExp | undefined
    line.handle(async (exchange) => {
      const { url, headers, respond, body } = exchange
      const token = headers['accesstoken']
      if (typeof token === 'string' && refused.has(token)) {
        // A server that refuses a token does so when it has read the call.
        await body()
        return refuse(exchange)
      }
      if (url.origin !== copy.clientUrl) return pass(exchange)
      asked.push(url.pathname)
      if (gone?.test(url.pathname)) return respond(GONE)
      if (release === 'replaced') return passReplaced(exchange)
      return release === 'newer' && url.pathname === '/service-worker.js'
        ? passNewerWorker(exchange)
        : pass(exchange)
    })
    await hand({
      asked,
      deploy: () => {
        release = 'newer'
      },
      replaceAll: () => {
        release = 'replaced'
      },
      bringBack: () => {
        release = 'first'
      },
      remove: (path) => {
        gone = path
      },
      expire: (...tokens) => tokens.forEach((token) => refused.add(token)),
    })
  },
})

/** Addresses of everything in the browser's caches. */
export async function listStoredAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    )
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })
}

/** Waits until the worker stores nothing more: the languages of the editor come when the page has nothing else to do. */
export async function expectAllStored(page: Page): Promise<void> {
  let before = -1
  const isSteady = async () => {
    const count = (await listStoredAddresses(page)).length
    const isSame = count === before
    before = count
    return isSame
  }
  await expect.poll(isSteady, { intervals: [3000] }).toBe(true)
}

/** Opens the page and waits until the worker answers for it and has stored what this person needs. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
  await expectAllStored(page)
}
