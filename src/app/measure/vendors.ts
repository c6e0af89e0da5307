/** Sends to the owner's two vendors by their plain addresses: no script of theirs ever runs in our page. (ruling R65) */

import { createId } from '#src/lib/create-id.ts'
import { ANALYTICS, PIXEL } from '#src/lib/measure-hosts.ts'
import type { Pixel } from '#src/stores/browser/pixel.ts'

/** One visit, and nobody: it is gone with the tab. */
const visit = createId()

function flatten(facts: object): [string, string][] {
  return Object.entries(facts).map(([name, value]) => [
    `cd[${name}]`,
    Array.isArray(value) ? JSON.stringify(value) : String(value),
  ])
}

/** The vendor's picture; `dl` stands for the address that its script would have read. */
export function makePixel(id: string, readPlace: () => string): Pixel {
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

export function countView(token: string, pattern: string): void {
  const properties = { token, distinct_id: visit, $insert_id: createId(), path: pattern }
  // A form, which the browser sends without asking the vendor beforehand; without a line the view goes uncounted.
  void fetch(`${ANALYTICS}?ip=0`, {
    method: 'POST',
    body: new URLSearchParams({ data: JSON.stringify([{ event: 'page view', properties }]) }),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => undefined)
}
