/** Reads device, version and connection from the browser, so that nobody has to type them. (ruling R24) */

import type { TicketFields } from '#src/lib/ticket-category.ts'
import { device } from '#src/stores/browser/device.ts'
import { words } from './words.ts'

/** `navigator.connection`: Chromium only. */
export interface Connection {
  type?: string
  effectiveType?: string
}

export function getConnection(browser: Navigator & { connection?: Connection } = navigator): Connection {
  return browser.connection ?? {}
}

const [computer, android, iphone] = words.details.devices
const [wifi, mobileData, broadband] = words.details.connections
const CONNECTIONS: Readonly<Record<string, string>> = { wifi, cellular: mobileData, ethernet: broadband }

function describeDevice(agent: string): string {
  if (/android/i.test(agent)) return android
  return /iphone|ipad|ipod/i.test(agent) ? iphone : computer
}

/** Name and version if the metadata was collected already; else the one token in the user agent. */
function describeVersion(agent: string): string {
  const { browser, os } = device.stored().metadata ?? {}
  const known = [browser, os].filter((part): part is string => typeof part === 'string' && part !== '')
  if (known.length > 0) return known.join(', ')
  return /(?:Edg|Firefox|Chrome|Version)\/[\d.]+/.exec(agent)?.[0].replace('/', ' ') ?? ''
}

export function readDeviceFacts(): TicketFields {
  const agent = navigator.userAgent
  return {
    device: describeDevice(agent),
    version: describeVersion(agent),
    connection: CONNECTIONS[getConnection().type ?? ''] ?? '',
  }
}
