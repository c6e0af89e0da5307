/**
 * An error report, and its envelope for Sentry and GlitchTip if the owner's report address is a DSN
 * (`https://key@host/project`). (develop.sentry.dev: envelopes, event payloads)
 */

import * as v from 'valibot'
import { createId } from '#src/lib/create-id.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'

export const Report = v.object({
  release: v.string(),
  page: v.string(),
  /** The error's class, or the kind of the failed call. */
  kind: v.string(),
  /** `k1a2b3c4.js:1:2345`, or the row of the call. */
  place: v.string(),
  status: v.optional(v.number()),
  at: v.number(),
  /** Represents this many visits. */
  rate: v.number(),
})
export type Report = v.InferOutput<typeof Report>

interface Dsn {
  key: string
  /** The address for envelopes. It includes the key, so the browser sends no preflight request. */
  address: string
}

/** Undefined for a plain report address without a key. */
export function parseDsn(value: string): Dsn | undefined {
  const url = parseHttpAddress(value)
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url?.username || project === undefined) return undefined
  const query = new URLSearchParams({ sentry_key: url.username, sentry_version: '7' })
  return { key: url.username, address: `${url.origin}${folder}/api/${project}/envelope/?${query.toString()}` }
}

/**
 * Turns the place in our own files into a stack frame, so that the release's source maps find the line;
 * undefined for a call.
 */
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

/** One envelope holds one event. No part identifies the person. */
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
