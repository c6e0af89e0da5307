/** A group of the route table: pages in one frame, for the same roles. */

import type { FrameName } from '#src/lib/frame-address.ts'
import type { Role } from '#src/lib/role.ts'
import type { Page } from './page.ts'

export interface Group {
  frame: FrameName
  /** Omitted means everybody. */
  roles: readonly Role[] | undefined
  pages: readonly Page[]
}

export function group(frame: FrameName, roles: Group['roles'], pages: readonly Page[]): Group {
  return { frame, roles, pages }
}
