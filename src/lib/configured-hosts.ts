/**
 * Hosts from the environment that pages may navigate to or load from, set at start by `src/app/wire.ts`;
 * separate from their readers, which load later. (rulings R6, R14, R20)
 */
interface Hosts {
  /** Host names of the gateways without port, separated by commas; each includes its subdomains. */
  gateways: string
  /** Absolute addresses of the CDN, the icon service and the media host. */
  pictures: readonly string[]
}

let hosts: Hosts = { gateways: '', pictures: [] }

export function connectHosts(given: Hosts): void {
  hosts = given
}

export function getHosts(): Hosts {
  return hosts
}
