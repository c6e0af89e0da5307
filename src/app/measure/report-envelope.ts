/**
 * A report, and its envelope as Sentry and GlitchTip take it, for an owner whose report address is a DSN (`https://key@host/project`).
 * (develop.sentry.dev: envelopes, event payloads)
 */

import * as v from 'valibot'
import { createId } from '#src/lib/create-id.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'

export const Report = v.object({
  release: v.string(),
  page: v.string(),
  /** The error's class, or the kind of the failed call. */
  kind: v.string(),
  /** `k1a2b3c4.js:1:2345`, or the call's own row. */
  place: v.string(),
  status: v.optional(v.number()),
  at: v.number(),
  /** Stands for so many visits. */
  rate: v.number(),
})
export type Report = v.InferOutput<typeof Report>

interface Dsn {
  key: string
  /** The address that envelopes are posted to. It carries the key, so that the browser sends no preflight request. */
  address: string
}

/** Undefined for a plain report address, which names no key. */
export function parseDsn(value: string): Dsn | undefined {
  const url = parseHttpAddress(value)
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url?.username || project === undefined) return undefined
  const query = new URLSearchParams({ sentry_key: url.username, sentry_version: '7' })
  return { key: url.username, address: `${url.origin}${folder}/api/${project}/envelope/?${query.toString()}` }
}

/** The place in our own files as a frame, so that the release's source maps find the line; nothing for a call. */
function buildStack(place: string): object | undefined {
  const [, file, line, column] = /^([\w-]+\.js):(\d+):(\d+)$/.exec(place) ?? []
  if (file === undefined) return undefined
  const frame = {
    filename: `app:///assets/${file}`,
    lineno: Number(line),
    colno: Number(column),
    in_app: true,
  }
  return { stacktrace: { frames: [frame] } }
}

/** One envelope holds one event. Whom it happened to is in none of its parts. */
export function buildEnvelope({ release, page, kind, place, status, at, rate }: Report): string {
  const id = createId().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: at / 1000,
    platform: 'javascript',
    level: 'error',
    release: `karigor@${release}`,
    transaction: page,
    tags: { rate: String(rate), ...(status !== undefined && { status: String(status) }) },
    exception: { values: [{ type: kind, value: place, ...buildStack(place) }] },
  }
  return [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
}
