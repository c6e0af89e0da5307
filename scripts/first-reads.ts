/**
 * The calls that pages start with, read from the route table: a new page's calls are known before any journey
 * visits it.
 */

import { registerHooks } from 'node:module'
import { matchPath } from 'react-router'
import { formatPath } from '#src/api/contract/all.ts'
import type { Row } from '#src/api/row.ts'
import type { PlacedPage } from '#src/routes/all-pages.ts'

// Some reads load a picture with their reply; only its address is missing here.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.svg')
      ? { format: 'module', source: 'export default ""', shortCircuit: true }
      : next(url, context),
})
const { allPages } = await import('#src/routes/all-pages.ts')

/** `GET\tbatch/{id}\tmain`: a call in the lists of calls. */
export const getCallName = (row: Row) => [row.method, formatPath(row), row.options.base ?? 'main'].join('\t')

async function listReadsAt({ path, reads }: PlacedPage, example: string): Promise<string[]> {
  const { pathname, searchParams } = new URL(example, 'http://example.org')
  const params = matchPath(path, pathname)?.params as Record<string, string>
  return ((await reads?.({ params, query: searchParams })) ?? []).map(({ row }) => getCallName(row))
}

/** Call → the pages that start with it. */
export async function listFirstReads(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>()
  for (const page of allPages) {
    for (const example of page.facts.examples ?? [page.path]) {
      for (const call of await listReadsAt(page, example))
        found.set(call, (found.get(call) ?? new Set()).add(page.path))
    }
  }
  return found
}
