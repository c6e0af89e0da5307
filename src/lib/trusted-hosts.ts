/** Addresses on configured hosts: pages of gateways that are followed, and pictures that are shown. (rulings R14, R20) */

import { getHosts } from './configured-hosts.ts'
import { parseHttpAddress } from './external-link.ts'
import { isPrivateHost } from './private-host.ts'

/** Parses the address of a picture inside HTML of the server; undefined on any host but our own, which would learn who reads. (ruling R20) */
export function parseOwnPicture(value: unknown): string | undefined {
  const url = parseHttpAddress(value)
  return getHosts().pictures.some((own) => url !== undefined && parseHttpAddress(own)?.origin === url.origin)
    ? url?.href
    : undefined
}

/** Locally the gateways' pages stand on the media host, which moves with the copy that is served. (rulings R6, R7) */
function listGatewayHosts(): string[] {
  const local = getHosts().pictures.map((address) => parseHttpAddress(address)?.hostname ?? '')
  return [...getHosts().gateways.split(','), ...local.filter(isPrivateHost)]
}

/**
 * Parses the address of the gateway's page; undefined unless it is https (plain http on this machine or its network) on a configured
 * host, without a name or password that would hide the real host. Never throws. (ruling R14)
 */
export function parseGatewayPage(value: unknown): string | undefined {
  const url = parseHttpAddress(value)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname)) return undefined
  return listGatewayHosts().some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`))
    ? url.href
    : undefined
}
