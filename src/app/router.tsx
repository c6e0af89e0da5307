/** The router: the table's groups in their frames, under one root. */
import { createBrowserRouter, type RouteObject } from 'react-router'
import { routeOfGroup } from '#src/routes/group.ts'
import { table } from '#src/routes/table.ts'
import { FrameError, ScreenError } from './error-page.tsx'
import { frameFiles } from './frames/frame-files.ts'
import { Root } from './root.tsx'

export function appRoutes(): RouteObject[] {
  const groups = table.map((group) => routeOfGroup(group, frameFiles, ScreenError))
  return [{ Component: Root, HydrateFallback: () => null, children: [{ ErrorBoundary: FrameError, children: groups }] }]
}

export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(appRoutes())
}
