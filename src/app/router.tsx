/** The router: the tables' groups in their frames, under one root. */

import { createBrowserRouter, type DOMRouterOpts, type RouteObject } from 'react-router'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { buildGroupRoute } from '#src/routes/build-route.ts'
import type { Group } from '#src/routes/group.ts'
import { table } from '#src/routes/guest/table.ts'
import { findArea } from '#src/routes/table.ts'
import { FrameError, ScreenError } from './errors/error-page.tsx'
import { frameFiles } from './frames/frame-files.ts'
import { Root } from './root.tsx'

/**
 * The gallery of all shared components, for the dev server and the demo; written so that other builds omit
 * its file.
 */
const gallery: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_DEMO === '1'
    ? [{ path: '/__gallery', lazy: () => import('#src/ui/gallery/gallery.tsx') }]
    : []

/** Id of the route below which the tables of the closed areas are added. */
const FRAMES = 'frames'

const listRoutes = (groups: readonly Group[]) =>
  groups.map((group) => buildGroupRoute(group, frameFiles, ScreenError))

/** Routes that everybody may open; {@link fetchArea} adds the rest. */
export function listAppRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: FrameError,
      HydrateFallback: () => null,
      children: [{ id: FRAMES, ErrorBoundary: FrameError, children: [...listRoutes(table), ...gallery] }],
    },
  ]
}

/**
 * Adds the table of a closed area before its first page is matched; the router ignores rows that it already
 * has.
 */
export const fetchArea: DOMRouterOpts['patchRoutesOnNavigation'] = async ({ path, patch }) => {
  const area = findArea(path)
  if (area) patch(FRAMES, listRoutes((await loadChunk(area.table)).table))
}

export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(listAppRoutes(), { patchRoutesOnNavigation: fetchArea })
}
