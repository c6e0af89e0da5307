/**
 * All pages that the owner offers, with the facts of their group, for builds and tests. No script of a page
 * includes it.
 */

import { posix } from 'node:path'
import { type Feature, offers } from '#src/lib/features.ts'
import type { Group } from './group.ts'
import { table as guest } from './guest/table.ts'
import { table as learner } from './learner/table.ts'
import { listPatterns, type Page } from './page.ts'
import { table as talent } from './talent/table.ts'
import { table as teacher } from './teacher/table.ts'

export type Area = 'guest' | 'learner' | 'teacher' | 'talent'

export interface PlacedPage extends Page, Pick<Group, 'frame' | 'roles'> {
  area: Area
}

const TABLES: Readonly<Record<Area, readonly Group[]>> = { guest, learner, teacher, talent }

const everyPage: readonly PlacedPage[] = (Object.keys(TABLES) as Area[]).flatMap((area) =>
  TABLES[area].flatMap(({ frame, roles, pages }) => pages.map((page) => ({ ...page, frame, roles, area }))),
)

const isOffered = ({ facts: { feature } }: Page, offered: Readonly<Record<Feature, boolean>>) =>
  feature === undefined || offered[feature]

export const allPages = everyPage.filter((page) => isOffered(page, offers))

/** Lists the address patterns of the pages that the owner has switched off. */
export function listLeftOutPatterns(offered: Readonly<Record<Feature, boolean>>): string[] {
  return everyPage.filter((page) => !isOffered(page, offered)).flatMap(({ path }) => listPatterns(path))
}

/**
 * The file of a page's screen, below `src/routes`: the table names it once, in the `import()` that loads it,
 * whatever a tool makes of that.
 */
export function findScreenFile({ area, load, path }: PlacedPage): string {
  const [, file] = /["']([^"']+\.screen\.tsx)["']/.exec(load.toString()) ?? []
  if (file === undefined) throw new Error(`${path}: its load names no screen`)
  return file.startsWith('.') ? posix.join(area, file) : file.replace(/^.*\/src\/routes\//, '')
}
