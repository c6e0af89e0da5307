/** The router: the table's groups in their frames, under one root. */
import { createBrowserRouter, type RouteObject } from 'react-router'
import { routeOfGroup } from '#src/routes/group.ts'
import { table } from '#src/routes/table.ts'
import { FrameBoundary, ScreenBoundary } from './error-boundary.tsx'
import { frameFiles } from './frames/frame-files.ts'
import { Root } from './root.tsx'

export function appRoutes(): RouteObject[] {
  const groups = table.map((group) => routeOfGroup(group, frameFiles, ScreenBoundary))
  return [{ Component: Root, HydrateFallback: () => null, children: [{ ErrorBoundary: FrameBoundary, children: groups }] }]
}

export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(appRoutes())
}
