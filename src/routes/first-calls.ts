/**
 * Lists the first calls of the pages where visits begin, as plain addresses. Only the build runs it, and puts
 * the list into the first script.
 */

import * as v from 'valibot'
import { buildAddress } from '#src/api/client/request.ts'
import type { Preload } from '#src/api/preload.ts'
import type { Row } from '#src/api/row.ts'
import { listPatterns } from './page.ts'
import { isAskedAtOnce, START_PAGES, type StartPage } from './starts.ts'
import { findPage } from './table.ts'

export interface FirstRequest {
  row: Row
  /** Below the main base; `$<name>` is replaced by what the pattern has matched. */
  address: string
}

/**
 * A page in the form that the first script needs: plain text, since a table of rows would bring all its
 * imports.
 */
export interface FirstCalls {
  route: string
  /** Source of a pattern with a named group for each parameter. */
  address: string
  role?: string
  requests: readonly FirstRequest[]
}

/** Placeholder for a parameter until its address is known, in letters that no encoding changes. */
const MARK = 'PARAMETER-'
const PARAMETER = /:(\w+)/g

/** Other bases have other headers. */
function canLeaveFirst({ row }: Preload): boolean {
  return row.method === 'GET' && (row.options.base ?? 'main') === 'main'
}

function writeRequest({ row, input }: Preload): FirstRequest {
  const { query } = row.options
  const checked = query && (v.parse(query, input.query ?? {}) as Record<string, unknown>)
  const address = buildAddress(
    row,
    { ...input, ...(checked && { query: checked }) },
    { main: '', talent: '', search: '' },
  )
  return { row, address: address.slice(1).replaceAll(new RegExp(`${MARK}(\\w+)`, 'g'), '$$<$1>') }
}

async function writeStart(
  route: string,
  pattern: string,
  { frame }: Pick<StartPage, 'frame'>,
): Promise<FirstCalls> {
  const params = Object.fromEntries(
    [...pattern.matchAll(PARAMETER)].map(([, name = '']) => [name, `${MARK}${name}`]),
  )
  const page = await findPage(route)
  const reads = await page?.reads?.({ params, query: new URLSearchParams() })
  if (!reads) throw new Error(`${route} begins a visit and names no reads`)
  return {
    route,
    address: `^${pattern.replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`,
    ...(['learner', 'teacher', 'talent'].includes(frame) && { role: frame }),
    requests: reads.filter(canLeaveFirst).map(writeRequest),
  }
}

async function writeStarts({ routes, ...page }: StartPage): Promise<FirstCalls[]> {
  const starts = routes.flatMap((route) =>
    listPatterns(route).map((pattern) => writeStart(route, pattern, page)),
  )
  return Promise.all(starts)
}

export async function listFirstCalls(): Promise<FirstCalls[]> {
  const pages = Object.values(START_PAGES).filter(isAskedAtOnce)
  return (await Promise.all(pages.map(writeStarts))).flat()
}

/** Awaited here, since the build closes the runner that has loaded this file. */
export const firstCalls = await listFirstCalls()
