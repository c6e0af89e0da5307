/**
 * THE route table: one table in the folder of each role, a page in a row, in the group whose frame it has. All that is known of a page
 * is said there; `starts.ts` and the scripts derive their lists from it. (ruling R23, R51)
 */

import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import type { Group } from './group.ts'
import { table as openTable } from './guest/table.ts'
import type { Page } from './page.ts'

/** A part of the app whose table is fetched by those who go there: nobody else carries its rows and the names of its files. */
export interface Area {
  /** The address it begins at; all below belongs to it. */
  start: string
  table: () => Promise<{ table: readonly Group[] }>
}

export const areas: readonly Area[] = [
  { start: paths.dashboard.pattern, table: () => import('./learner/table.ts') },
  { start: paths.teacher.pattern, table: () => import('./teacher/table.ts') },
  ...(offers.talents ? [{ start: paths.talentDesk.pattern, table: () => import('./talent/table.ts') }] : []),
]

/** The area a path lies in; undefined for what everybody may open. */
export function findArea(pathname: string): Area | undefined {
  return areas.find(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
}

/** Finds the page of a route that stands in a table. */
export async function findPage(route: string): Promise<Page | undefined> {
  const groups = [...openTable, ...((await findArea(route)?.table())?.table ?? [])]
  return groups.flatMap(({ pages }) => pages).find(({ path }) => path === route)
}
