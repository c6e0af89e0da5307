/**
 * Hosts from the environment that pages may navigate to or load from, set at start by `src/app/wire.ts`;
 * separate from most of their readers, which load later. (rulings R6, R14, R20)
 */

import { parseHttpAddress } from './external-link.ts'

interface Hosts {
  /** Host names of the gateways without port, separated by commas; each includes its subdomains. */
  gateways: string
  /** Absolute addresses of the CDN, the icon service and the media host. */
  pictures: readonly string[]
  /** Absolute address of the media host. */
  media?: string
}

let hosts: Hosts = { gateways: '', pictures: [] }

export function connectHosts(given: Hosts): void {
  hosts = given
}

export function getHosts(): Hosts {
  return hosts
}

/**
 * The whole address of a stream or of a file beside it, which some servers name below their media host; empty
 * for what no browser can fetch. (ruling R26)
 */
export function completeMediaAddress(address: string): string {
  const { media } = hosts
  // Below the base an empty one would be the host itself.
  if (address.trim() === '') return ''
  return parseHttpAddress(address, media && `${media}/`)?.href ?? ''
}
