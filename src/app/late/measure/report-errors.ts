/**
 * Reports errors to the owner's address: release, pattern of the page, kind, and the place in our own files.
 * Never a message, an address or typed text. Unsent reports are kept on the device while offline.
 */

import type { DataRouter } from 'react-router'
import * as v from 'valibot'
import { getServerNow } from '#src/lib/server-time.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { type Failure, watchFailures } from '#src/stores/shell/last-failure.ts'
import { readPattern } from './page-views.ts'
import { buildEnvelope, parseDsn, Report } from './report-envelope.ts'

/** One visit out of this many reports. */
const SAMPLE = 4
/** The maximum per visit, and of unsent reports. */
const MOST = 20
const WAITING_KEY = 'device:error-reports'

/** Finds the first place in our own files in a stack trace. */
export function findStackFrame(stack: string | undefined): string {
  return /\/assets\/([\w-]+\.js:\d+:\d+)/.exec(stack ?? '')?.[1] ?? ''
}

/** Rejections are part of the product; only unexpected errors are reported. */
function isFault({ kind, status }: Failure): boolean {
  return kind === 'broken' || (kind === 'http' && (status ?? 0) >= 500 && status !== 503)
}

interface Reporter {
  release: string
  readPage: () => string
  /** Rejects while offline. */
  send: (reports: readonly Report[]) => Promise<void>
}

/** The returned function stops it. */
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
      // Retried when the connection returns, or on the next visit.
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
  /** A library may put anything into the name of an error. */
  const readKind = (name: unknown) => (typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'Error')
  const addError = (error: unknown) => {
    const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
    add({ kind: readKind(name), place: findStackFrame(stack) })
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

/** Sent as plain text, which needs no preflight request. */
export async function postText(address: string, body: string): Promise<void> {
  await fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' })
}

/** A plain address gets all reports at once; Sentry and compatible services get them one by one. */
export async function postReports(to: string, reports: readonly Report[]): Promise<void> {
  const dsn = parseDsn(to)
  if (dsn === undefined) return postText(to, JSON.stringify({ reports }))
  for (const report of reports) await postText(dsn.address, buildEnvelope(report))
}

/** A build without a report address contains none of this. */
export function reportErrors(router: DataRouter): void {
  if (import.meta.env.VITE_REPORT_URL === '' || Math.random() * SAMPLE >= 1) return
  followErrors({
    release: import.meta.env.VITE_RELEASE,
    readPage: () => readPattern(router),
    send: (reports) => postReports(import.meta.env.VITE_REPORT_URL, reports),
  })
}
