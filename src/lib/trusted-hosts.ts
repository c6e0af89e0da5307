/** Hosts that are configured, handed down at start by `src/app/wire.ts`: of gateways that are followed, and of pictures that are shown. (rulings R6, R14, R20) */
import { parseHttpAddress } from './external-link.ts'
import { isPrivateHost } from './private-host.ts'

interface Hosts {
  /** Names without port; each stands for its subdomains too. */
  gateways: readonly string[]
  /** Whole addresses: of the CDN, the icon service and the media host. */
  pictures: readonly string[]
}

let hosts: Hosts = { gateways: [], pictures: [] }

export function connectHosts(given: Hosts): void {
  hosts = given
}

/** Parses the address of a picture inside HTML of the server; undefined on any host but our own, which would learn who reads. (ruling R20) */
export function parseOwnPicture(value: unknown): string | undefined {
  const url = parseHttpAddress(value)
  return hosts.pictures.some((own) => url !== undefined && parseHttpAddress(own)?.origin === url.origin) ? url?.href : undefined
}

/**
 * Parses the address of the gateway's page; undefined unless it is https (plain http on this machine or its network) on a configured
 * host, without a name or password that would hide the real host. Never throws. (ruling R14)
 */
export function parseGatewayPage(value: unknown): string | undefined {
  const url = parseHttpAddress(value)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname)) return undefined
  return hosts.gateways.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`)) ? url.href : undefined
}
