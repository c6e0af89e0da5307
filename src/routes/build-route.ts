/**
 * Turns the groups of the route table into routes: each behind its gate, in its frame, with the calls of its
 * screens already sent. Loading a lazy file is tried twice, then the page reloads once, then it shows an
 * error.
 */

import type { ComponentType } from 'react'
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router'
import { sendPreloads } from '#src/api/preload.ts'
import type { FrameName } from '#src/lib/frame-address.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import type { Role } from '#src/lib/role.ts'
import { admit, ForbiddenError, isAdmitted } from './gate.ts'
import type { Group } from './group.ts'
import type { Load, Page } from './page.ts'

const RELOADED_KEY = 'chunk-reloaded'

/**
 * Reloads the page for a missing chunk, once per address and browser session. Returns false if that was done
 * already, if nothing can be stored (it would reload for ever), or while offline, where a reload would lose
 * the current page.
 */
export function reloadOnce(
  page: Pick<Location, 'href' | 'reload'>,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  isOnline: boolean,
): boolean {
  try {
    if (!isOnline || storage === undefined || storage.getItem(RELOADED_KEY) === page.href) return false
    storage.setItem(RELOADED_KEY, page.href)
  } catch {
    return false
  }
  page.reload()
  return true
}

/**
 * A file of a closed group is only loaded for people who may enter: `lazy` runs in parallel with the gate.
 */
function guarded(load: Load, roles: Group['roles']): Load {
  return async () => {
    if (roles !== undefined && !(await isAdmitted(roles))) throw new ForbiddenError('The gate answers')
    return loadChunk(load)
  }
}

/**
 * Waits until the calls are sent, in parallel with the screen's file, but never for their replies: the next
 * render keeps a cheap phone so busy that they would be sent half a second later.
 */
function buildLoader(listReads: NonNullable<Page['reads']>): LoaderFunction {
  return async ({ params, url }) => {
    try {
      sendPreloads(await listReads({ params, query: url.searchParams }))
    } catch {
      // The screen reads again, and shows the error.
    }
    return null
  }
}

function buildPageRoute({ path, load, reads }: Page, roles: Group['roles']): RouteObject {
  return { path, lazy: guarded(load, roles), ...(reads && { loader: buildLoader(reads) }) }
}

/** Uses `url`, since a request has no hash, and the return after the login needs it. */
function gate(roles: readonly Role[]): MiddlewareFunction {
  return async ({ url }, next) => {
    await admit(roles, url)
    await next()
  }
}

/**
 * A group for the router: the frame with the gate, inside it a boundary, so that a broken screen leaves the
 * navigation usable, and inside that the screens.
 */
export function buildGroupRoute(
  { frame, roles, pages }: Group,
  frames: Readonly<Record<FrameName, Load>>,
  boundary: ComponentType,
): RouteObject {
  return {
    lazy: guarded(frames[frame], roles),
    ...(roles && { middleware: [gate(roles)] }),
    children: [{ ErrorBoundary: boundary, children: pages.map((each) => buildPageRoute(each, roles)) }],
  }
}
