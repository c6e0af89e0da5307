/**
 * Shows a page as it was last drawn, until the app draws it anew: at a second visit the files are on the
 * device, but running them takes a slow phone a second. The HTML is a copy of server data: it has an owner and
 * a build, and is removed when the session ends. (ruling R21, docs/decisions/0023)
 */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { readCookieRole, readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import type { OpenedStart } from './bare-requests.ts'
import { readBuildDigest } from './build-digest.ts'

export interface LastDrawn {
  /** A digest of the build: the markup of another one has other class names. */
  release: string
  /** Path of the page; one route has one stored page. */
  page: string
  /** The window's width in pixels: at another width the layout may differ. */
  width: number
  at: number
  html: string
}

/** In milliseconds, as for the stored replies, which the app draws next. */
const LONGEST = 7 * 24 * 60 * 60_000

type FindStart = (path: string) => OpenedStart | undefined

/** The list of starts belongs to the first script. */
let findStart: FindStart = () => undefined

/**
 * The name of a copy of server data, as in `guarded-storage.ts`, which the first script does not carry.
 * Undefined for a page that begins without it, and for a guest.
 */
export function buildDrawnName(path: string): string | undefined {
  const { route, isDrawnAgain } = findStart(path) ?? {}
  const owner = isDrawnAgain && readCookieRole() !== 'guest' ? readTokenPerson()?._id : undefined
  return owner === undefined ? undefined : `karigor-copy-drawn-${route}@${owner}`
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

/** Resolves to whether it is shown, and rejects if storage is denied. The first render removes it with the painted frame. */
export async function showLastDrawn(root: HTMLElement, find: FindStart): Promise<boolean> {
  findStart = find
  const path = window.location.pathname
  const frame = root.lastElementChild
  const name = buildDrawnName(path)
  const stored = name && (JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<LastDrawn> | null)
  if (!stored || !(frame instanceof HTMLElement)) return false
  const { release, page, width, at = NaN, html } = stored
  const isThisPage = page === path && width === window.innerWidth
  const isUsable = release === readBuildDigest() && getDeviceNow() - at < LONGEST
  if (!isThisPage || !isUsable || typeof html !== 'string') return false
  await loadSheets()
  if (!frame.isConnected) return false
  frame.removeAttribute('class')
  frame.style.display = 'contents'
  frame.innerHTML = html
  return true
}
