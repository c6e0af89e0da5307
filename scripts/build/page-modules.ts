/** Which source modules every page of the route tables opens with. */

import type { FrameName } from '#src/lib/frame-address.ts'
import { allPages, findScreenFile } from '#src/routes/all-pages.ts'

export interface PageModules {
  /** Its address as a pattern, or the name of what lies over pages. */
  page: string
  frame: FrameName
  /** Source modules of the screen and of everything that opens with it. */
  modules: readonly string[]
  /**
   * A first visit, which must not load other roles' screens. Talents share the learner's files.
   */
  isStart?: boolean
}

/** Not a page: login, palette and help open over any of them. */
const OVER_PAGES: PageModules = { page: 'over a page', frame: 'guest', modules: ['src/app/late/shell.tsx'] }

export const PAGE_MODULES: readonly PageModules[] = [
  ...allPages.map((placed) => ({
    page: placed.path,
    frame: placed.frame,
    modules: [
      ...(placed.area === 'guest' ? [] : [`src/routes/${placed.area}/table.ts`]),
      `src/routes/${findScreenFile(placed)}`,
    ],
    isStart: placed.facts.start !== undefined && placed.area !== 'talent',
  })),
  OVER_PAGES,
]
