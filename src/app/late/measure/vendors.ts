/**
 * Sends data to the owner's two vendors through their plain HTTP addresses: their scripts never run in our
 * page. (ruling R65)
 */

import { createId } from '#src/lib/create-id.ts'
import { ANALYTICS, PIXEL } from '#src/lib/measure-hosts.ts'
import type { Pixel } from '#src/stores/browser/pixel.ts'

/** Identifies a visit and not a person: it is gone with the tab. */
const visit = createId()

function flatten(facts: object): [string, string][] {
  return Object.entries(facts).map(([name, value]) => [
    `cd[${name}]`,
    Array.isArray(value) ? JSON.stringify(value) : String(value),
  ])
}

/** The vendor's image; `dl` replaces the address that its script would read. Without an id nothing is sent. */
export function makePixel(id: string, readPlace: () => string): Pixel {
  if (id === '') return () => undefined
  return (_kind, event, facts, options) => {
    const query = new URLSearchParams({
      id,
      ev: event,
      dl: readPlace(),
      noscript: '1',
      ...(options && { eid: options.eventID }),
    })
    for (const [name, value] of flatten(facts)) query.append(name, value)
    new Image().src = `${PIXEL}?${query}`
  }
}

/** Without a token nothing is sent. */
export function countView(token: string, pattern: string): void {
  if (token === '') return
  const properties = { token, distinct_id: visit, $insert_id: createId(), path: pattern }
  // A form needs no preflight request; while offline the view is not counted.
  void fetch(`${ANALYTICS}?ip=0`, {
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify([{ event: 'page view', properties }]) }),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => undefined)
}
