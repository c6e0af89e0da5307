/**
 * A page defines everything in one place: its address, its screen, its first reads, and the facts that builds
 * and tests read. Role and frame come from its group. (`group.ts`, ruling R23)
 */

import type { ComponentType } from 'react'
import type { Preload } from '#src/api/preload.ts'
import type { Feature } from '#src/lib/features.ts'
import type { HtmlFile } from '#src/lib/frame-address.ts'
import type { Role } from '#src/lib/role.ts'

/** A screen's or a frame's file exports its component under this name, which `lazy` accepts directly. */
export interface RouteModule {
  Component: ComponentType
}
export type Load = () => Promise<RouteModule>

type Name<S extends string> = S extends `:${infer Text}?` ? Text : S extends `:${infer Text}` ? Text : never
type Names<P extends string> = P extends `${infer Head}/${infer Tail}` ? Name<Head> | Names<Tail> : Name<P>

/** Parameters and query, known as soon as the address is. */
export interface Address<P extends string = string> {
  params: { [K in Names<P>]: string }
  query: URLSearchParams
}

type ListReads<P extends string = string> = (at: Address<P>) => Promise<readonly Preload[]>

/** The parts of a page that the app itself needs. */
interface PageParts<P extends string> {
  load: Load
  /**
   * The first reads of the page, the top of the page first: sent while the screen's file is loading. The file
   * that lists them is loaded when they are needed, so that its contract rows add nothing to other pages.
   */
  reads?: ListReads<P>
}

/** A page where visits begin has an HTML file with its prerendered frame. (docs/decisions/0014) */
interface Start {
  file: HtmlFile
  /** Also serves every address below that no other page matches. */
  hasRest?: true
  /** Further files below `src/routes` whose scripts and styles are included in the HTML file. */
  carries?: readonly string[]
  /** Its screen is drawn from the first replies before the app has loaded. (docs/decisions/0014) */
  isDrawnFirst?: true
}

/** The facts that builds and tests need. The client's build omits them. (`scripts/frames/page-facts.ts`) */
export interface PageFacts {
  /** Removed with this switch of the owner's; omitted means always present. (ruling R77) */
  feature?: Feature
  /** Addresses with seeded ids at which tests open the page; omitted means its path. */
  examples?: readonly [string, ...string[]]
  /** The role that opens them; omitted means the first role of the group. */
  as?: Role
  /** Why the test of all screens skips it. */
  notSwept?: string
  /** It has no essential read, and so no failed state. */
  isNeverFailed?: true
  /**
   * Paths of rows that the page also reads first, and which cannot be sent before its screen: they depend on
   * the visitor or the device, are read by a queue, or are not worth a file that loads before the screen.
   * (`first-reads.test.tsx`)
   */
  otherReads?: readonly string[]
  start?: Start
  /** The HTML file for its address, if it is not the one of its area. */
  opensWith?: HtmlFile
  /** Source files that the browser loads later, and the page's HTML file shows at once. */
  prerenderedParts?: readonly string[]
}

export interface Page {
  /** In the router's syntax. */
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

/** The page for every address below that no other page matches. */
export function allowAnyEnd({ pattern }: { readonly pattern: string }): { readonly pattern: string } {
  return { pattern: pattern === '/' ? '*' : `${pattern}/*` }
}

/** Lists the patterns of a path: an optional end makes two, any rest makes none. */
export function listPatterns(path: string): string[] {
  if (path.endsWith('*')) return []
  return path.endsWith('?') ? [path.replace(/\/[^/]*$/, ''), path.slice(0, -1)] : [path]
}
