/**
 * How quickly pages come (LCP), answer (INP) and how much they jump (CLS) for real people: value, route pattern, kind of connection and
 * release, and nothing of whom it happened to. Sent when the tab is hidden, while the yes holds. (rulings R65, R80)
 */

import { onCLS, onINP, onLCP } from 'web-vitals'
import { createId } from '#src/lib/create-id.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { parseDsn } from './report-envelope.ts'
import { postText } from './report-errors.ts'

/** Milliseconds; CLS is a share of the window. */
type VitalName = 'LCP' | 'INP' | 'CLS'

export interface Vital {
  release: string
  /** The page on which the value became what it is: `/course/:slug`. */
  page: string
  name: VitalName
  value: number
  /** As the browser names it, which only Chromium does. */
  line: string
  at: number
}

interface VitalsReport {
  release: string
  /** The page that the visit began with, to which LCP belongs. */
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

/** The returned function ends it. */
export function followVitals({ release, landing, readPage, send }: VitalsReport): () => void {
  const changed = new Map<VitalName, Vital>()
  const note = ({ name, value }: { name: VitalName; value: number }) => {
    const page = name === 'LCP' ? landing : readPage()
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
    if (changed.get(name)?.value === rounded) return
    changed.set(name, { release, page, name, value: rounded, line: readLine(), at: getServerNow() })
  }
  // Each change, since a page of the app is left without a load: only then is it known where it happened.
  onLCP(note, { reportAllChanges: true })
  onINP(note, { reportAllChanges: true })
  onCLS(note, { reportAllChanges: true })
  const deliver = () => {
    if (document.visibilityState !== 'hidden' || changed.size === 0) return
    const vitals = [...changed.values()]
    changed.clear()
    if (hasAgreed()) send(vitals)
  }
  // At the window, where it arrives after what listens at the document: the last values are in by then.
  window.addEventListener('visibilitychange', deliver)
  return () => window.removeEventListener('visibilitychange', deliver)
}

/** The vitals of one page as a transaction of Sentry and GlitchTip. (develop.sentry.dev: transaction payloads) */
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
    // An event of one part: neither of the two ids is found in a second one.
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

/** To the address of the error reports: to a plain one all at once, to Sentry and its like page by page. */
export function postVitals(to: string, vitals: readonly Vital[]): void {
  const dsn = parseDsn(to)
  const pages = Map.groupBy(vitals, ({ page }) => page)
  const [address, bodies] =
    dsn === undefined
      ? [to, [JSON.stringify({ vitals })]]
      : [dsn.address, [...pages.values()].map(buildVitalsEnvelope)]
  // Without a line they go unmeasured.
  for (const body of bodies) void postText(address, body).catch(() => undefined)
}
