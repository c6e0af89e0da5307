/**
 * Measures how fast pages load (LCP) and respond (INP), and how much their layout shifts (CLS), for real
 * visitors. Sends value, route pattern, kind of connection and release, and nothing about the person, when
 * the tab is hidden and while the consent holds. (rulings R65, R80)
 */

import { onCLS, onINP, onLCP } from 'web-vitals'
import { createId } from '#src/lib/create-id.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { parseDsn } from './report-envelope.ts'
import { postText } from './report-errors.ts'

/** In milliseconds; CLS is a share of the window. */
type VitalName = 'LCP' | 'INP' | 'CLS'

export interface Vital {
  release: string
  /** The page on which the value was measured, such as `/course/:slug`. */
  page: string
  name: VitalName
  value: number
  /** The connection as the browser names it; only Chromium does. */
  line: string
  at: number
}

interface VitalsReport {
  release: string
  /** The first page of the visit, to which LCP belongs. */
  landing: string
  readPage: () => string
  send: (vitals: readonly Vital[]) => void
}

const LINES: readonly unknown[] = ['slow-2g', '2g', '3g', '4g']

function readLine(): string {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: unknown } }
  const kind = connection?.effectiveType
  return LINES.includes(kind) ? String(kind) : 'unknown'
}

/** The returned function stops it. */
export function followVitals({ release, landing, readPage, send }: VitalsReport): () => void {
  const changed = new Map<VitalName, Vital>()
  const note = ({ name, value }: { name: VitalName; value: number }) => {
    const page = name === 'LCP' ? landing : readPage()
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
    if (changed.get(name)?.value === rounded) return
    changed.set(name, { release, page, name, value: rounded, line: readLine(), at: getServerNow() })
  }
  // Every change is noted, since the app changes pages without a load; otherwise it would not be known where
  // it happened.
  onLCP(note, { reportAllChanges: true })
  onINP(note, { reportAllChanges: true })
  onCLS(note, { reportAllChanges: true })
  const deliver = () => {
    if (document.visibilityState !== 'hidden' || changed.size === 0) return
    const vitals = [...changed.values()]
    changed.clear()
    if (hasAgreed()) send(vitals)
  }
  // Listens on the window, which gets the event after listeners on the document: the last values are in by
  // then.
  window.addEventListener('visibilitychange', deliver)
  return () => window.removeEventListener('visibilitychange', deliver)
}

/**
 * The vitals of one page as a transaction for Sentry and GlitchTip. (develop.sentry.dev: transaction
 * payloads)
 */
export function buildVitalsEnvelope(vitals: readonly Vital[]): string {
  const [{ release, page, line, at } = { release: '', page: '', line: '', at: 0 }] = vitals
  const id = createId().replaceAll('-', '')
  const event = {
    event_id: id,
    type: 'transaction',
    platform: 'javascript',
    release: `karigor@${release}`,
    transaction: page,
    transaction_info: { source: 'route' },
    start_timestamp: at / 1000,
    timestamp: at / 1000,
    tags: { line },
    // An event with one part; no second event uses either id.
    contexts: { trace: { trace_id: id, span_id: id.slice(0, 16), op: 'pageload' } },
    measurements: Object.fromEntries(
      vitals.map(({ name, value }) => [
        name.toLowerCase(),
        { value, unit: name === 'CLS' ? 'none' : 'millisecond' },
      ]),
    ),
  }
  return [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'transaction' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
}

/**
 * Uses the address of the error reports: a plain one gets all at once, Sentry and compatible services get
 * them page by page.
 */
export function postVitals(to: string, vitals: readonly Vital[]): void {
  const dsn = parseDsn(to)
  const pages = Map.groupBy(vitals, ({ page }) => page)
  const [address, bodies] =
    dsn === undefined
      ? [to, [JSON.stringify({ vitals })]]
      : [dsn.address, [...pages.values()].map(buildVitalsEnvelope)]
  // Vitals are lost while offline.
  for (const body of bodies) void postText(address, body).catch(() => undefined)
}
