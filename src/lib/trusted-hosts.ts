/** Addresses on configured hosts: gateway pages to navigate to, and pictures to show. (rulings R14, R20) */

import { getHosts } from './configured-hosts.ts'
import { parseHttpAddress } from './external-link.ts'
import { isPrivateHost } from './private-host.ts'

/**
 * Parses the address of a picture inside HTML from the server; undefined for other hosts, which would learn
 * who reads it. (ruling R20)
 */
export function parseOwnPicture(value: unknown): string | undefined {
  const url = parseHttpAddress(value)
  return getHosts().pictures.some((own) => url !== undefined && parseHttpAddress(own)?.origin === url.origin)
    ? url?.href
    : undefined
}

/** Locally the gateways' pages are on the media host, whose port may differ. (rulings R6, R7) */
function listGatewayHosts(): string[] {
  const local = getHosts().pictures.map((address) => parseHttpAddress(address)?.hostname ?? '')
  return [...getHosts().gateways.split(','), ...local.filter(isPrivateHost)]
}

/**
 * Parses the address of the gateway's page; undefined unless it is https (plain http on this machine or its
 * network) on a configured host, without a name or password that would hide the real host. Never throws.
 * (ruling R14)
 */
export function parseGatewayPage(value: unknown): string | undefined {
  const url = parseHttpAddress(value)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname)) return undefined
  return listGatewayHosts().some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`))
    ? url.href
    : undefined
}
