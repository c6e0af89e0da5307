/**
 * Reports what went wrong to the address that the owner names: release, pattern of the page, kind, and the place in our own files. Never a
 * message, an address or anything that was typed. Kept on the device over a dead line.
 */

import type { DataRouter } from 'react-router'
import * as v from 'valibot'
import { getServerNow } from '#src/lib/server-time.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { type Failure, watchFailures } from '#src/stores/shell/last-failure.ts'
import { readPattern } from './page-views.ts'
import { buildEnvelope, parseDsn, Report } from './report-envelope.ts'

/** One visit of so many reports. */
const SAMPLE = 4
/** In one visit, and of those that wait. */
const MOST = 20
const WAITING_KEY = 'device:error-reports'

/** The first place in our own files that a stack names. */
export function findPlace(stack: string | undefined): string {
  return /\/assets\/([\w-]+\.js:\d+:\d+)/.exec(stack ?? '')?.[1] ?? ''
}

/** Refusals are part of the product; only what nobody has meant is reported. */
function isFault({ kind, status }: Failure): boolean {
  return kind === 'broken' || (kind === 'http' && (status ?? 0) >= 500 && status !== 503)
}

interface Reporter {
  release: string
  readPage: () => string
  /** Rejects without a line. */
  send: (reports: readonly Report[]) => Promise<void>
}

/** The returned function ends it. */
export function followErrors({ release, readPage, send }: Reporter): () => void {
  let left = MOST
  let isSending = false
  const deliver = async () => {
    const waiting = recall(WAITING_KEY, v.array(Report)) ?? []
    if (isSending || waiting.length === 0 || !navigator.onLine) return
    isSending = true
    try {
      await send(waiting)
      const since = (recall(WAITING_KEY, v.array(Report)) ?? []).slice(waiting.length)
      remember(WAITING_KEY, since)
    } catch {
      // The next line, or the next visit.
    } finally {
      isSending = false
    }
  }
  const add = (what: Pick<Report, 'kind' | 'place' | 'status'>) => {
    if (left-- <= 0) return
    const waiting = recall(WAITING_KEY, v.array(Report)) ?? []
    remember(
      WAITING_KEY,
      [...waiting, { release, page: readPage(), at: getServerNow(), rate: SAMPLE, ...what }].slice(0, MOST),
    )
    void deliver()
  }
  /** A library may write anything into a name. */
  const readKind = (name: unknown) => (typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'Error')
  const addError = (error: unknown) => {
    const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
    add({ kind: readKind(name), place: findPlace(stack) })
  }
  const onError = ({ error }: ErrorEvent) => addError(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => addError(reason)
  const onLine = () => void deliver()
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  window.addEventListener('online', onLine)
  const stopWatching = watchFailures((failure) => {
    const { kind, method, path, status } = failure
    if (isFault(failure)) add({ kind, place: `${method} ${path}`, ...(status !== undefined && { status }) })
  })
  void deliver()
  return () => {
    stopWatching()
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    window.removeEventListener('online', onLine)
  }
}

/** Plain text, which a browser sends without asking beforehand. */
export async function postText(address: string, body: string): Promise<void> {
  await fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' })
}

/** To a plain address all at once; to Sentry and its like one by one. */
export async function postReports(to: string, reports: readonly Report[]): Promise<void> {
  const dsn = parseDsn(to)
  if (dsn === undefined) return postText(to, JSON.stringify({ reports }))
  for (const report of reports) await postText(dsn.address, buildEnvelope(report))
}

/** A build whose owner names no address carries none of it. */
export function reportErrors(router: DataRouter): void {
  if (import.meta.env.VITE_REPORT_URL === '' || Math.random() * SAMPLE >= 1) return
  followErrors({
    release: import.meta.env.VITE_RELEASE,
    readPage: () => readPattern(router),
    send: (reports) => postReports(import.meta.env.VITE_REPORT_URL, reports),
  })
}
