/**
 * Which pages open now without a connection: those whose first replies are all on the device. Their code was
 * stored with the learner's first page. (ruling R88, `scripts/build/service-worker.ts`)
 */

import { buildKey } from '#src/api/client/request.ts'
import { readBatches } from '#src/api/contract/batch.ts'
import type { Read } from '#src/api/read.ts'
import { findStoredReply } from '#src/api/replies/replies.ts'
import type { ReplyOf, Row } from '#src/api/row.ts'
import { listOfflineLinks } from '#src/features/shell/learner/learner-links.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { paths } from '#src/lib/paths.ts'
import { listPatterns, type Page } from '#src/routes/page.ts'
import { findArea } from '#src/routes/table.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export interface OpenablePage {
  to: string
  text: string
}

async function findStored<R extends Row>({ row, input }: Read<R>): Promise<ReplyOf<R> | undefined> {
  const stored = await findStoredReply(row, buildKey(row, input))
  return stored?.reply as ReplyOf<R> | undefined
}

type Reads = NonNullable<Page['reads']>

async function areStored(reads: ReturnType<Reads> | undefined): Promise<boolean> {
  const wanted = (await reads) ?? []
  // A page is whole without its quiet reads.
  const found = await Promise.all(wanted.filter(({ isQuiet }) => !isQuiet).map(findStored))
  return found.every((reply) => reply !== undefined)
}

async function listPages(): Promise<readonly Page[]> {
  const area = findArea(paths.dashboard.pattern)
  return (await area?.table())?.table.flatMap(({ pages }) => pages) ?? []
}

async function hasCode(): Promise<boolean> {
  return (await globalThis.caches?.match(`/${getHtmlName('learner')}`)) !== undefined
}

/** In the order of the menu, then the person's batches. */
export async function listOpenablePages(): Promise<readonly OpenablePage[]> {
  // A teacher's replies include batches and days too, but these are a learner's pages.
  if (useSession.getState().role === 'teacher' || !(await hasCode())) return []
  const pages = await listPages()
  const opens = async ({ to }: OpenablePage, route: string, params: Record<string, string> = {}) => {
    const page = pages.find(({ path }) => listPatterns(path).includes(route))
    const query = new URL(to, window.location.origin).searchParams
    // If the code that names its reads is missing, the page cannot open either.
    return page !== undefined && areStored(page.reads?.({ params, query })).catch(() => false)
  }
  const menu = listOfflineLinks().map(async ({ to, text }) => {
    const { pathname } = new URL(to, window.location.origin)
    return (await opens({ to, text }, pathname)) ? [{ to, text }] : []
  })
  const batches = (await findStored(readBatches()))?.data ?? []
  const own = batches.map(async ({ _id, title }) => {
    const page = { to: paths.batch(_id), text: title }
    return (await opens(page, paths.batch.pattern, { batchId: _id })) ? [page] : []
  })
  const found = (await Promise.all([...menu, ...own])).flat()
  return found.filter(({ to }) => to !== window.location.pathname)
}
