/**
 * The route table: one table in the folder of each role, with a row for each page, in the group with its
 * frame. Everything about a page is defined there; `starts.ts` and the scripts derive their lists from it.
 * (ruling R23, R51)
 */

import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import type { Group } from './group.ts'
import { table as openTable } from './guest/table.ts'
import type { Page } from './page.ts'

/** A part of the app whose table is fetched by those who go there: nobody else carries its rows and the names of its files. */
export interface Area {
  /** Its address; everything below belongs to it. */
  start: string
  table: () => Promise<{ table: readonly Group[] }>
}

export const areas: readonly Area[] = [
  { start: paths.dashboard.pattern, table: () => import('./learner/table.ts') },
  { start: paths.teacher.pattern, table: () => import('./teacher/table.ts') },
  ...(offers.talents ? [{ start: paths.talentDesk.pattern, table: () => import('./talent/table.ts') }] : []),
]

/** The area of a path; undefined for pages open to everybody. */
export function findArea(pathname: string): Area | undefined {
  return areas.find(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
}

/** Finds the page of a route in a table. */
export async function findPage(route: string): Promise<Page | undefined> {
  const groups = [...openTable, ...((await findArea(route)?.table())?.table ?? [])]
  return groups.flatMap(({ pages }) => pages).find(({ path }) => path === route)
}
