/** The words the route table is written in: a screen is an address and a file, a group a frame and who may enter. */
import type { ComponentType } from 'react'
import type { FrameName } from '#src/lib/frame-address.ts'
import type { Role } from '#src/lib/role.ts'

/** A screen's or a frame's file exports its component under this name, which `lazy` accepts as it is. */
export interface RouteModule {
  Component: ComponentType
}
export type Load = () => Promise<RouteModule>

export interface Screen {
  path: string
  load: Load
}

export interface Group {
  frame: FrameName
  /** Left out = everybody. */
  roles: readonly Role[] | undefined
  screens: readonly Screen[]
}

/** `screen('/course/:slug', () => import('./guest/course.screen.tsx'))` */
export function defineScreen(path: string, load: Load): Screen {
  return { path, load }
}

export function group(frame: FrameName, roles: Group['roles'], screens: readonly Screen[]): Group {
  return { frame, roles, screens }
}
