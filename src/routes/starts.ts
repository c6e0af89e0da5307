/**
 * What the app knows about start pages before any of their files has loaded, derived from the facts of the
 * pages. Everything that speeds up a first visit reads it: the first calls of the first script, the prerendered
 * frames and their HTML files, the hosts' rewrite rules and the shared chunks. Only the build
 * reads it: no script of a page includes it. (ruling R51, docs/decisions/0014)
 */

import { type FrameName, HTML_FILES, type HtmlFile } from '#src/lib/frame-address.ts'
import { paths } from '#src/lib/paths.ts'
import { allPages, findScreenFile, type PlacedPage } from './all-pages.ts'
import { listPatterns } from './page.ts'

export interface StartPage {
  /** Routes where visits begin; the file's frame is prerendered for the first one. */
  routes: readonly [string, ...string[]]
  /** Address patterns that open the HTML file. */
  serves: readonly string[]
  frame: FrameName
  /** The folder of the route table that its pages are in. */
  area: PlacedPage['area']
  /** Files below `src/routes` whose scripts and styles are included in the HTML file. */
  screens: readonly string[]
  /** Source files of which the HTML file includes only the rules that it needs. */
  parts: readonly string[]
  /** Whether the first script sends its calls. */
  hasReads: boolean
}

function listServed({ path, facts: { start } }: PlacedPage): string[] {
  return [...listPatterns(path), ...(start?.hasRest ? [`${path}/*`] : [])]
}

/** Undefined if the owner has switched off all pages that begin with it. */
function buildStart(file: HtmlFile): StartPage | undefined {
  const [first, ...others] = allPages.filter(({ facts: { start } }) => start?.file === file)
  if (!first?.facts.start) return undefined
  const { carries = [] } = first.facts.start
  const served = [first, ...others, ...allPages.filter(({ facts }) => facts.opensWith === file)]
  return {
    routes: [first.path, ...others.map(({ path }) => path)],
    serves: served.flatMap(listServed),
    frame: first.frame,
    area: first.area,
    screens: [findScreenFile(first), ...carries],
    parts: first.facts.prerenderedParts ?? [],
    hasReads: [first, ...others].every(({ reads }) => reads !== undefined),
  }
}

/** Serves every address that no other file does, so it names no screen. */
const GUEST: StartPage = {
  routes: [paths.courses.pattern],
  serves: [],
  frame: 'guest',
  area: 'guest',
  screens: [],
  parts: [],
  hasReads: false,
}

/** By HTML file; the names come from {@link START_FILES}. */
export const START_PAGES = Object.fromEntries(
  HTML_FILES.flatMap((file) => {
    const start = file === 'guest' ? GUEST : buildStart(file)
    return start ? [[file, start]] : []
  }),
) as Readonly<Record<HtmlFile, StartPage>>

/** The HTML files of a build. */
export const START_FILES = Object.keys(START_PAGES) as HtmlFile[]

/**
 * Whether the first script sends a page's calls: in a closed frame only for its own
 * role, since the gate decides about everybody else. (ruling R16)
 */
export const isAskedAtOnce = ({ hasReads }: StartPage): boolean => hasReads
