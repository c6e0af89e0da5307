/** Writes the calls of the first pages down as bare requests. Run by the build alone, which puts the list into the first script. */
import * as v from 'valibot'
import { buildAddress } from '#src/api/client/request.ts'
import type { Preload } from '#src/api/preload.ts'
import { isAskedAtOnce, START_PAGES, type StartPage } from './starts.ts'
import { findPage } from './table.ts'

/** A page as the first script knows it: plain text, since all that a table of rows needs would come with it. */
export interface BareStart {
  route: string
  /** Source of a pattern with a named group for each parameter. */
  address: string
  role?: string
  /** Addresses below the main base; `$<name>` stands for what the pattern has found. */
  requests: readonly string[]
}

/** Stands for a parameter until its address is known, in letters that no encoding touches. */
const MARK = 'PARAMETER-'
const PARAMETER = /:(\w+)/g

function writeRequest({ row, input }: Preload): string {
  const { base = 'main', query } = row.options
  if (row.method !== 'GET' || base !== 'main') throw new Error(`${row.method} ${row.path} cannot leave as a bare request`)
  const checked = query && (v.parse(query, input.query ?? {}) as Record<string, unknown>)
  const address = buildAddress(row, { ...input, ...(checked && { query: checked }) }, { main: '', talent: '', search: '' })
  return address.slice(1).replaceAll(new RegExp(`${MARK}(\\w+)`, 'g'), '$$<$1>')
}

async function writeStarts({ routes, frame }: StartPage): Promise<BareStart[]> {
  return Promise.all(
    routes.map(async (route) => {
      const params = Object.fromEntries([...route.matchAll(PARAMETER)].map(([, name = '']) => [name, `${MARK}${name}`]))
      const page = await findPage(route)
      const calls = await page?.reads?.({ params, query: new URLSearchParams() })
      if (!calls) throw new Error(`${route} begins a visit and names no calls`)
      return {
        route,
        address: `^${route.replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`,
        ...(['learner', 'teacher', 'talent'].includes(frame) && { role: frame }),
        requests: calls.map(writeRequest),
      }
    }),
  )
}

export async function listBareStarts(): Promise<BareStart[]> {
  const pages = Object.values(START_PAGES).filter(isAskedAtOnce)
  return (await Promise.all(pages.map(writeStarts))).flat()
}

/** Awaited here: the build closes the runner that has loaded this file. */
export const bareStarts = await listBareStarts()
