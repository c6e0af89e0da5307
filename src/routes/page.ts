/**
 * A page says in one place all that the rest is made of: its address, its screen, the reads that it begins with, and the facts that
 * builds and tests read. Role and frame are those of its group. (`group.ts`, ruling R23)
 */

import type { ComponentType } from 'react'
import type { Preload } from '#src/api/preload.ts'
import type { Feature } from '#src/lib/features.ts'
import type { HtmlFile } from '#src/lib/frame-address.ts'
import type { Role } from '#src/lib/role.ts'

/** A screen's or a frame's file exports its component under this name, which `lazy` accepts as it is. */
export interface RouteModule {
  Component: ComponentType
}
export type Load = () => Promise<RouteModule>

type Name<S extends string> = S extends `:${infer Text}?` ? Text : S extends `:${infer Text}` ? Text : never
type Names<P extends string> = P extends `${infer Head}/${infer Tail}` ? Name<Head> | Names<Tail> : Name<P>

/** Parameters and query, known as soon as an address is. */
export interface Address<P extends string = string> {
  params: { [K in Names<P>]: string }
  query: URLSearchParams
}

type ListReads<P extends string = string> = (at: Address<P>) => Promise<readonly Preload[]>

/** What the app itself needs of a page. */
interface PageParts<P extends string> {
  load: Load
  /**
   * The reads that the page begins with, the top of the page first: sent while the screen's file is on the way. The file that lists them
   * is fetched when they are asked for, so that its rows of the contract weigh on no other page.
   */
  reads?: ListReads<P>
}

/** Limits in `npm run size`, in kB of brotli. */
export interface PageBudget {
  /** The page's name there. */
  page: string
  js: number
  css: number
}

/** A page that visits begin with has an HTML file, whose frame is painted for it. (docs/decisions/0014) */
interface Start {
  file: HtmlFile
  /** Serves every address below as well that no other page claims. */
  hasRest?: true
  /** Further files below `src/routes` whose scripts and styles come with the HTML file. */
  carries?: readonly string[]
  budget?: PageBudget
}

/** What builds and tests know of a page. The client's build leaves it out. (`scripts/frames/page-facts.ts`) */
export interface PageFacts {
  /** Goes with this switch of the owner's; left out = always there. (ruling R77) */
  feature?: Feature
  /** Addresses with seeded ids at which tests look at the page; left out = its path. */
  examples?: readonly [string, ...string[]]
  /** Who looks at them; left out = the first role of the group. */
  as?: Role
  /** Why the sweep over all screens passes it by. */
  notSwept?: string
  /** Reads nothing that it could not do without, and so has no failed state. */
  isNeverFailed?: true
  /**
   * Paths of rows that it asks for at first beside its reads, and which cannot leave before its screen: they depend on who visits, on
   * what the device holds, are read by a queue, or are not worth a file that comes before the screen. (`first-reads.test.tsx`)
   */
  otherReads?: readonly string[]
  start?: Start
  /** The HTML file that its address opens, where that is not the one of its area. */
  opensWith?: HtmlFile
  /** Source files that the browser fetches later, and the prerendered HTML file shows at once. */
  paintedParts?: readonly string[]
  /** Limits of a page that is opened from another one. `onTopOf`: only what comes on top of the page of this file is weighed. */
  budget?: PageBudget & { onTopOf?: HtmlFile }
}

export interface Page {
  /** As the router reads it. */
  path: string
  load: Load
  reads: ListReads | undefined
  facts: PageFacts
}

type FactsOf<P extends string> = P extends `${string}:${string}`
  ? [facts: PageFacts & Required<Pick<PageFacts, 'examples'>>]
  : [facts?: PageFacts]

/** `definePage(paths.course, { load: () => import('./course.screen.tsx') }, { examples: [paths.course('full-stack')] })` */
export function definePage<const P extends string>(
  { pattern }: { readonly pattern: P },
  { load, reads }: PageParts<NoInfer<P>>,
  ...[facts = {}]: FactsOf<P>
): Page {
  return { path: pattern, load, reads, facts }
}

/** One page at two addresses, with and without the last part: `/dashboard/jobs/:id?`. */
export function makeEndOptional<const P extends string>({
  pattern,
}: {
  readonly pattern: P
}): { readonly pattern: `${P}?` } {
  return { pattern: `${pattern}?` }
}

/** The page of whatever no other page claims below this address. */
export function allowAnyEnd({ pattern }: { readonly pattern: string }): { readonly pattern: string } {
  return { pattern: pattern === '/' ? '*' : `${pattern}/*` }
}

/** Lists the patterns of a path: an optional end makes two, any rest makes none. */
export function listPatterns(path: string): string[] {
  if (path.endsWith('*')) return []
  return path.endsWith('?') ? [path.replace(/\/[^/]*$/, ''), path.slice(0, -1)] : [path]
}
