/**
 * Records which screen makes which call of the contract on the network; `npm run contract -- --driven` makes
 * the list from it.
 */

import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'
import { matchPath } from 'react-router'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import { external } from '#src/api/contract/external.ts'
import type { Base } from '#src/api/row.ts'
import { paths } from '#src/lib/paths.ts'
import { allPages } from '#src/routes/all-pages.ts'
import { DRIVEN_FOLDER } from '../../../scripts/driven-list.ts'
import { projectRoot } from '../../../scripts/script.ts'

/**
 * The addresses of screens, those with the fewest parameters first, and those that match any address last.
 */
const SCREENS = allPages
  .map(({ path }) => path)
  .toSorted(
    (one, other) =>
      Number(one.includes('*')) - Number(other.includes('*')) ||
      one.split(':').length - other.split(':').length,
  )

const ROWS = listRows().map(({ row }) => ({
  row,
  base: row.options.base ?? 'main',
  path: `/${row.path.replace(/^\//, '')}`,
}))
/**
 * Rows of external hosts have the whole host as a parameter, so their requests are matched by the end of the
 * address.
 */
const OUTSIDE = {
  GET: { end: '/player.css', row: external.probePlayer },
  POST: { end: '/tracker/activity', row: external.track },
} as const

function findScreen(request: Request): string | undefined {
  try {
    const { pathname } = new URL(request.frame().url())
    return SCREENS.find((path) => matchPath(path, pathname) !== null)
  } catch {
    // A request of the service worker belongs to no frame.
    return undefined
  }
}

function findOutsideCall(request: Request): string | undefined {
  const { end, row } = OUTSIDE[request.method() as 'GET' | 'POST'] ?? {}
  return row && new URL(request.url()).pathname === end
    ? [row.method, formatPath(row), 'external'].join('\t')
    : undefined
}

function findCall(request: Request, base: Base): string | undefined {
  if (base === 'external') return findOutsideCall(request)
  const path = new URL(request.url()).pathname.replace(/^\/api\/v2/, '')
  const method = request.method()
  const found = ROWS.filter((each) => each.base === base && each.row.method === method)
  // An address without parameters comes before one whose parameter would match it.
  const exact =
    found.find((each) => each.path === path) ?? found.find((each) => matchPath(each.path, path) !== null)
  return exact && [method, formatPath(exact.row), base].join('\t')
}

/** Queued items are sent by whatever page comes next, and count for the screen on which they were written. */
const WRITTEN_ON: Readonly<Record<string, string>> = {
  [['POST', 'ticket', 'main'].join('\t')]: paths.support.pattern,
  [['POST', 'ticket/upload', 'main'].join('\t')]: paths.support.pattern,
}

const known = new Set<string>()

/** `getBase`: the base of an address, undefined for anything that is not a call. */
export function watchDrivenCalls(context: BrowserContext, getBase: (url: URL) => Base | undefined): void {
  context.on('request', (request) => {
    const base = request.method() === 'OPTIONS' ? undefined : getBase(new URL(request.url()))
    const call = base && findCall(request, base)
    const screen = call && (WRITTEN_ON[call] ?? findScreen(request))
    const line = `${call}\t${screen}\n`
    if (!screen || known.has(line)) return
    known.add(line)
    const folder = join(projectRoot, DRIVEN_FOLDER)
    mkdirSync(folder, { recursive: true })
    appendFileSync(join(folder, `${process.pid}.tsv`), line)
  })
}
