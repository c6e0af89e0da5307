/** Limits for the size of a first visit, in bytes of brotli 11. */

import type { FrameName, HtmlFile } from '#src/lib/frame-address.ts'
import { allPages, findScreenFile, type PlacedPage } from '#src/routes/all-pages.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'
import { START_FILES, START_PAGES } from '#src/routes/starts.ts'
import { getStartModules } from '../build/start-modules.ts'

const KB = 1_000

export interface Budget {
  page: string
  frame: FrameName
  /** Source modules of the screen and of everything that opens with it. */
  modules: readonly string[]
  /** Omitted = the whole visit is measured; else only what is added to the page that opens with this file. */
  onTopOf?: HtmlFile
  js: number
  css: number
  /** Requests that the first paint waits for, including the HTML file. */
  requests?: { most: number; file: HtmlFile }
}

/** On a phone, where headings use the same family. (ruling R27) */
export const FONT_BUDGET = 85 * KB
export const PHONE_FONT = /noto-sans-bengali/

const FIRST_PAINT_REQUESTS = 6

/** Counts the whole build, including engines that few pages load. */
export const MOST_SCRIPTS = 121
/** A complete HTML file as hosts send it, by brotli or by gzip, so that it fits TCP's first window. */
export const HTML_BUDGET = 13 * KB
/** The pages that most visits start with. */
const FIRST_FILES: ReadonlySet<HtmlFile> = new Set(['home', 'guest', 'course', 'plain', 'learner', 'teacher'])
/** Script files that come with an HTML file before its page is usable. */
export const getMostScripts = (file: HtmlFile) => (FIRST_FILES.has(file) ? 12 : 18)

function listStartBudget(file: HtmlFile): Budget[] {
  const { budget, frame } = START_PAGES[file]
  if (!budget) return []
  const { area, screens } = getStartModules(file)
  const { page, js, css } = budget
  return [
    {
      page,
      frame,
      modules: [...area, screens[0]],
      js: js * KB,
      css: css * KB,
      requests: { most: FIRST_PAINT_REQUESTS, file },
    },
  ]
}

/** A page that is opened from another one. Without such a base, the whole visit is measured. */
function listLaterBudget(placed: PlacedPage): Budget[] {
  const { frame, area, path, facts } = placed
  if (!facts.budget) return []
  const { page, onTopOf, js, css } = facts.budget
  const folder = 'src/routes'
  const screen = `${folder}/${findScreenFile(placed)}`
  const limits = { page, frame, js: js * KB, css: css * KB }
  if (onTopOf !== undefined) return [{ ...limits, modules: [screen], onTopOf }]
  const requests = { most: FIRST_PAINT_REQUESTS, file: getFileOfAddress(path) }
  return [{ ...limits, modules: [`${folder}/${area}/table.ts`, screen], requests }]
}

/** Not a page; it opens over any of them. */
const LOGIN_PANEL: Budget = {
  page: 'what lies over a page',
  frame: 'guest',
  modules: ['src/app/late/shell.tsx'],
  onTopOf: 'home',
  js: 117 * KB,
  css: 9.5 * KB,
}

/** The page that opens with a file, if it has a budget. */
export const START_BUDGETS: ReadonlyMap<HtmlFile, Budget> = new Map(
  START_FILES.flatMap((file) => listStartBudget(file).map((budget): [HtmlFile, Budget] => [file, budget])),
)

export const BUDGETS: readonly Budget[] = [
  ...START_BUDGETS.values(),
  ...allPages.flatMap(listLaterBudget),
  LOGIN_PANEL,
]
