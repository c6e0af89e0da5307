/**
 * Writes an HTML file for each public page, prerendered with its content, and the files that guide search engines
 * to it. (docs/decisions/0020)
 */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Course } from '#src/api/shapes/course.ts'
import type { PrerenderedPage } from '#src/app/prerender/prerender-page.tsx'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { describePage } from '#src/lib/page-facts.ts'
import { readEnvironment, withPorts, type AppEnvironment, type EnvironmentName } from '../../env.config.ts'
import { getNotesFolder, getOutputFolder, readBarePage, readBuildManifest } from '../build/record.ts'
import { buildRedirectsFile } from '../frames/host-files.ts'
import { buildPageHtml } from '../frames/page-html.ts'
import { checkHtml } from './check-html.ts'
import { describeInHtml } from './head.ts'
import { listCoursesAtHome } from './home-courses.ts'
import { getFileName, removeFile, writeIfChanged } from './own-files.ts'
import { getPrerenderedModules } from './page-modules.ts'
import { loadPrerenderer, type Prerenderer } from './prerenderer.ts'
import { type CardMaker, openCardMaker, type ShareCard } from './share-pictures.ts'
import { buildSitemap } from './sitemap.ts'

interface PrerenderOptions {
  name: EnvironmentName
  root: string
  /** Ends in `/api/v2`; the environment's address when omitted. */
  api?: string | undefined
  /** The build that receives the files; the environment's build when omitted. */
  folder?: string | undefined
}

interface Prerendered {
  pages: number
  written: number
  removed: number
  /** One line per item that could not be made; its frame, or the brand's picture, is used instead. */
  problems: string[]
}

/** By path: when a page's content last changed, as far as the runs can tell. */
type Notes = Record<string, { digest: string; changed: string }>

interface Work {
  folder: string
  prerenderer: Prerenderer
  cards: CardMaker
  origin: string
}

const notesFile = (folder: string) => join(getNotesFolder(folder), 'prerendered.json')

function readNotes(folder: string): Notes {
  return existsSync(notesFile(folder)) ? (JSON.parse(readFileSync(notesFile(folder), 'utf8')) as Notes) : {}
}

const computeDigest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Courses of every kind have a picture; that of a free one names only its teacher. */
const HAS_CARD = /^\/(?:course|bundle|free)\//

function describeCard({
  title,
  category,
  teacher,
  teachers = [],
}: Pick<Course, 'title' | 'category' | 'teacher'> & Partial<Course>): ShareCard {
  return { title, category: category.title, teacher: (teachers[0] ?? teacher)?.name ?? '' }
}

async function buildHtml(
  { folder, prerenderer, cards, origin }: Work,
  path: string,
  prerendered: PrerenderedPage,
): Promise<string> {
  const { route, markup, facts, replies } = prerendered
  const card = HAS_CARD.test(route) ? await cards.make(describeCard(replies[0] as Course)) : undefined
  const page = describePage(card ? { ...facts, image: `/${card}` } : facts, new URL(path, origin))
  const bare = describeInHtml(
    readBarePage(folder),
    page,
    prerenderer.listThings({ route, origin, page, replies }),
  )
  return buildPageHtml(folder, readBuildManifest(folder), {
    ...getPrerenderedModules(route),
    page: bare.replace('<div id="root">', '<div id="root" data-prerendered>'),
    content: markup,
  })
}

/** Prerenders one page into its file. Undefined when the page does not exist, or cannot have a file. */
async function prerenderInto(
  work: Work,
  path: string,
): Promise<{ isWritten: boolean; digest: string } | undefined> {
  const file = getFileName(path)
  const prerendered = file === undefined ? undefined : await work.prerenderer.prerenderPage(path)
  if (file === undefined || prerendered === undefined) return undefined
  const html = await buildHtml(work, path, prerendered)
  const faults = checkHtml(html)
  if (faults.length > 0) throw new Error(faults.join('; '))
  return {
    isWritten: writeIfChanged(work.folder, file, html),
    digest: computeDigest([prerendered.facts, prerendered.replies]),
  }
}

/** Gives the home page its courses for those who run no script. */
async function prerenderHome({ folder, prerenderer }: Work): Promise<boolean> {
  const name = getHtmlName('home')
  const html = readFileSync(join(folder, name), 'utf8')
  return writeIfChanged(folder, name, listCoursesAtHome(html, await prerenderer.listHomeCourses()))
}

/** Writes the hosts' rewrites and the map for search engines, which lead to the files. */
function writeLists({ folder, origin }: Work, notes: Notes): void {
  writeIfChanged(folder, '_redirects', buildRedirectsFile(Object.keys(notes).map(decodeURI)))
  writeIfChanged(folder, 'sitemap.xml', buildSitemap(origin, notes))
  writeFileSync(notesFile(folder), JSON.stringify(notes, undefined, 1))
}

/** One page at a time, so that no API gets all requests at once. A page that fails keeps its old file. */
export async function prerenderPages({
  name,
  root,
  api,
  folder = join(root, getOutputFolder(name, false)),
}: PrerenderOptions): Promise<Prerendered> {
  const app: AppEnvironment = {
    name,
    environment: withPorts(name, readEnvironment(name, root)),
    isDemo: false,
  }
  const { VITE_API_URL: ownApi, VITE_CLIENT_URL: origin } = app.environment
  const prerenderer = await loadPrerenderer(app, root, api ?? ownApi)
  const work: Work = { folder, prerenderer, cards: openCardMaker(root, folder), origin }
  const before = readNotes(folder)
  const notes: Notes = {}
  const problems: string[] = []
  const changed = new Date().toISOString().slice(0, 10)
  let written = 0
  for (const path of await prerenderer.listPages()) {
    try {
      const done = await prerenderInto(work, path)
      if (!done) continue
      if (done.isWritten) written++
      const known = before[path]
      notes[path] = known?.digest === done.digest ? known : { digest: done.digest, changed }
    } catch (error) {
      problems.push(`${path}: ${toMessage(error)}`)
      if (before[path] && existsSync(join(folder, getFileName(path) ?? ''))) notes[path] = before[path]
    }
  }
  try {
    if (await prerenderHome(work)) written++
  } catch (error) {
    problems.push(`/: ${toMessage(error)}`)
  }
  const gone = Object.keys(before).filter((path) => !notes[path])
  for (const path of gone) removeFile(folder, getFileName(path) ?? '')
  const noPictures = await work.cards.finish()
  writeLists(work, notes)
  return {
    pages: Object.keys(notes).length,
    written,
    removed: gone.length,
    problems: noPictures ? [...problems, noPictures] : problems,
  }
}
