/** The router: the table's groups in their frames, under one root. */
import { createBrowserRouter, type RouteObject } from 'react-router'
import { routeOfGroup } from '#src/routes/group.ts'
import { table } from '#src/routes/table.ts'
import { FrameBoundary, ScreenBoundary } from './error-boundary.tsx'
import { frameFiles } from './frames/frame-files.ts'
import { Root } from './root.tsx'

/** The workshop's page with every shared part; in the dev server and the demo only, written so that other builds leave its file out. */
const gallery: RouteObject[] =
  import.meta.env.DEV || import.meta.env.VITE_DEMO === '1'
    ? [{ path: '/__gallery', lazy: () => import('#src/ui/gallery/gallery.tsx') }]
    : []

export function appRoutes(): RouteObject[] {
  const groups = table.map((group) => routeOfGroup(group, frameFiles, ScreenBoundary))
  return [{ Component: Root, HydrateFallback: () => null, children: [{ ErrorBoundary: FrameBoundary, children: [...groups, ...gallery] }] }]
}

export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(appRoutes())
}
