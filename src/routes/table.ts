/**
 * THE route table: every address and its file, one table in the folder of each role. `lib/paths.ts` has the same addresses as
 * functions, and a test matches the two. A new screen is one row in its role's table, in the group whose frame it stands in.
 * (ruling R23, R51)
 */
import type { Group } from './group.ts'

/** A part of the app whose table is fetched by those who go there: nobody else carries its rows and the names of its files. */
export interface Area {
  /** The address it begins at; all below belongs to it. */
  start: string
  table: () => Promise<{ table: readonly Group[] }>
}

export const areas: readonly Area[] = [
  { start: '/dashboard', table: () => import('./learner/table.ts') },
  { start: '/teacher', table: () => import('./teacher/table.ts') },
  { start: '/talent-desk', table: () => import('./talent/table.ts') },
]

/** The area a path lies in; undefined for what everybody may open. */
export function findArea(pathname: string): Area | undefined {
  return areas.find(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
}
