/**
 * Records the calls and files of a move inside the app. Every reply is held until the page has come to rest without it, so that the
 * waves of calls do not depend on how fast the server is: what is asked only after a reply is the next wave.
 */

import type { Page, Request, Route } from '@playwright/test'
import type { OwnCopy } from './own-copy.ts'

export interface SeenMove {
  /** The calls of each wave: `GET batch/:id`. */
  waves: string[][]
  /** Scripts and style sheets that were asked for after the press. */
  files: string[]
  /** The page was drawn before any reply. */
  isDrawnAtOnce: boolean
  /** How far the page was scrolled then. */
  scroll: number
}

interface Held {
  name: string
  route: Route
}

export interface MoveWatch {
  /** Makes the move: `press` runs when the page is at rest. */
  see: (press: () => Promise<unknown>) => Promise<SeenMove>
  /** Waits until no file is loading and nothing more is asked. */
  rest: () => Promise<void>
  /** How far the page on screen was scrolled when it was last left by a press. */
  findLeft: () => Promise<number | undefined>
}

const FILE = /\.(?:js|css)$/
/** So many idle moments in a row, in which nothing is asked, are a rest. */
const IDLE_MOMENTS = 4

/** Runs in the page. After a touch the browser grants no idle moment until the next one. */
const waitForIdleMoment = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }))
  })

/** Runs in the page. */
const look = () => ({
  isDrawnAtOnce:
    document.querySelector('h1') !== null && document.querySelector('#main [aria-busy="true"]') === null,
  scroll: Math.round(scrollY),
})

/** Where each page was left by a press. Runs in the page. */
function notePresses(): void {
  const places: Record<string, number> = {}
  Object.assign(window, { karigorPlaces: places })
  const note = () => void (places[location.pathname] = Math.round(scrollY))
  document.addEventListener('click', note, { capture: true })
}

/** Runs in the page. */
const readPlace = () =>
  (window as Window & { karigorPlaces?: Record<string, number> }).karigorPlaces?.[location.pathname]

export async function watchMoves(page: Page, copy: Pick<OwnCopy, 'isApi' | 'mediaUrl'>): Promise<MoveWatch> {
  let held: Held[] | undefined
  let asked = 0
  const loading = new Set<Request>()
  const files: string[] = []

  const nameCall = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    return `${request.method()} ${decodeURIComponent(pathname.replace(/^\/(?:api\/v\d+\/)?/, '') + search)}`
  }
  const isCall = (url: URL) =>
    copy.isApi(url) || (url.origin === copy.mediaUrl && url.pathname.endsWith('player.css'))

  // The hosted player is a separate page.
  const isOwn = (request: Request) => request.frame() === page.mainFrame()
  await page.route(isCall, async (route) => {
    if (!isOwn(route.request())) return route.continue()
    asked += 1
    if (held) held.push({ name: nameCall(route.request()), route })
    else await route.continue()
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!FILE.test(pathname) || !isOwn(request) || isCall(new URL(request.url()))) return
    asked += 1
    loading.add(request)
    files.push(pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, ''))
  })
  const settle = (request: Request) => void loading.delete(request)
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)

  async function rest(): Promise<void> {
    let calm = 0
    while (calm < IDLE_MOMENTS) {
      const before = asked
      await page.evaluate(waitForIdleMoment)
      calm = loading.size === 0 && asked === before ? calm + 1 : 0
    }
  }

  async function release(wave: readonly Held[]): Promise<void> {
    await Promise.all(
      wave.map(async ({ route }) => {
        await route.continue()
        // A call that the page has stopped has no response.
        const response = await route
          .request()
          .response()
          .catch(() => null)
        await response?.finished()
      }),
    )
  }

  async function see(press: () => Promise<unknown>): Promise<SeenMove> {
    await rest()
    held = []
    files.length = 0
    await press()
    await rest()
    const seen = await page.evaluate(look)
    const waves: string[][] = []
    while (held.length > 0) {
      const wave: readonly Held[] = held
      held = []
      waves.push(wave.map(({ name }) => name).toSorted())
      await release(wave)
      await rest()
    }
    held = undefined
    return { waves, files: [...files], ...seen }
  }
  await page.evaluate(notePresses)
  return { see, rest, findLeft: () => page.evaluate(readPlace) }
}
