/** Turns the groups of the route table into routes: each behind its gate, in its frame, with the calls of its screens on their way. */
import type { ComponentType } from 'react'
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router'
import { sendPreloads } from '#src/api/preload.ts'
import type { FrameName } from '#src/lib/frame-address.ts'
import type { Role } from '#src/lib/role.ts'
import { loadChunk } from './chunk-load.ts'
import { admit, ForbiddenError, isAdmitted } from './gate.ts'
import type { Group, Load, Screen } from './group.ts'
import { findCalls } from './starts.ts'

/** A file of a closed group is fetched only for those who may enter: `lazy` starts beside the gate. */
function guarded(load: Load, roles: Group['roles']): Load {
  return async () => {
    if (roles !== undefined && !(await isAdmitted(roles))) throw new ForbiddenError('The gate answers')
    return loadChunk(load)
  }
}

/**
 * Waits until the calls are sent, beside the screen's file, never for their answers: the drawing that comes next keeps a cheap
 * phone so busy that they would leave half a second later.
 */
function buildLoader(listCalls: NonNullable<ReturnType<typeof findCalls>>): LoaderFunction {
  return async ({ params, url }) => {
    try {
      sendPreloads(await listCalls({ params, query: url.searchParams }))
    } catch {
      // The screen asks again, and shows what is wrong.
    }
    return null
  }
}

function buildScreenRoute({ path, load }: Screen, roles: Group['roles']): RouteObject {
  const listCalls = findCalls(path)
  return { path, lazy: guarded(load, roles), ...(listCalls && { loader: buildLoader(listCalls) }) }
}

/** By `url`, since a request carries no hash, and the way back after the login shall. */
function gate(roles: readonly Role[]): MiddlewareFunction {
  return async ({ url }, next) => {
    await admit(roles, url)
    await next()
  }
}

/**
 * A group as the router reads it: the frame with the gate, inside it a boundary, so that a broken screen leaves the navigation
 * standing, and inside that the screens.
 */
export function buildGroupRoute(
  { frame, roles, screens }: Group,
  frames: Readonly<Record<FrameName, Load>>,
  boundary: ComponentType,
): RouteObject {
  return {
    lazy: guarded(frames[frame], roles),
    ...(roles && { middleware: [gate(roles)] }),
    children: [{ ErrorBoundary: boundary, children: screens.map((each) => buildScreenRoute(each, roles)) }],
  }
}
