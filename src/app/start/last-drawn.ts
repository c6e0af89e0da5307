/**
 * Shows a page as it was last drawn, until the app draws it anew: at a second visit the files are on the
 * device, but running them takes a slow phone a second. The HTML is a copy of server data: it has an owner and
 * a build, and is removed when the session ends. (ruling R21, docs/decisions/0023)
 */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { type MemoryKey, recallUnknown, remember } from '#src/stores/browser/guarded-storage.ts'
import { readCookieRole, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import type { OpenedStart } from './bare-requests.ts'
import { readBuildDigest } from './build-digest.ts'

interface LastDrawn {
  /** A digest of the build: the markup of another one has other class names. */
  release: string
  /** Path of the page; one route has one stored page. */
  page: string
  /** Of the window, in pixels: another one may have another layout. */
  width: number
  at: number
  html: string
}

/** In characters. */
const MOST = 150_000
/** In milliseconds, as for the stored replies, which the app draws next. */
const LONGEST = 7 * 24 * 60 * 60_000
/** Skeletons and failures are not worth showing again. */
const UNFINISHED = '[aria-busy="true"], [role="alert"]'

function buildKey({ route }: OpenedStart): MemoryKey | undefined {
  const owner = readCookieRole() === 'guest' ? undefined : readTokenPerson()?._id
  return owner === undefined ? undefined : `copy:drawn-${route}@${owner}`
}

/** The page's sheets, of which its HTML file has only some rules, and otherwise load beside the scripts. */
function loadSheets(): Promise<unknown> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
  const sheets = [...preloads].map(
    ({ href }) =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: reject })
        document.head.append(link)
      }),
  )
  return Promise.all(sheets)
}

/** Resolves to whether it is shown. The first render removes it with the painted frame. */
export async function showLastDrawn(root: HTMLElement, start: OpenedStart): Promise<boolean> {
  const frame = root.lastElementChild
  const key = start.isDrawnAgain ? buildKey(start) : undefined
  const stored = key && (recallUnknown(key) as Partial<LastDrawn> | null | undefined)
  if (!stored || !(frame instanceof HTMLElement)) return false
  const { release, page, width, at = NaN, html } = stored
  const isThisPage = page === window.location.pathname && width === window.innerWidth
  const isUsable = release === readBuildDigest() && getDeviceNow() - at < LONGEST
  if (!isThisPage || !isUsable || typeof html !== 'string') return false
  await loadSheets()
  if (!frame.isConnected) return false
  frame.removeAttribute('class')
  frame.style.display = 'contents'
  frame.innerHTML = html
  return true
}

/** What must be current, such as money that is due, keeps only its place. */
function writeHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  const current = root.querySelectorAll<HTMLElement>('[data-current]')
  copy.querySelectorAll<HTMLElement>('[data-current]').forEach((each, index) => {
    each.style.height = `${current[index]?.offsetHeight}px`
    each.replaceChildren()
  })
  return copy.innerHTML
}

/** Stores the page when it is left. `find` tells which page is open, since the app may have moved on. */
export function keepLastDrawn(root: HTMLElement, find: (path: string) => OpenedStart | undefined): void {
  const keep = () => {
    const page = window.location.pathname
    const start = find(page)
    const key = start?.isDrawnAgain ? buildKey(start) : undefined
    if (key === undefined || root.querySelector(UNFINISHED)) return
    const html = writeHtml(root)
    if (html.length > MOST) return
    const drawn: LastDrawn = {
      release: readBuildDigest(),
      page,
      width: window.innerWidth,
      at: getDeviceNow(),
      html,
    }
    remember(key, drawn)
  }
  window.addEventListener('pagehide', keep)
  // A phone ends a hidden page without another word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep())
}
