/** Hosts of the environment that pages may follow or show, handed down at start by `src/app/wire.ts`; apart from what reads them, which comes later. (rulings R6, R14, R20) */
interface Hosts {
  /** Names of gateways' hosts without port, with commas between them; each stands for its subdomains too. */
  gateways: string
  /** Whole addresses: of the CDN, the icon service and the media host. */
  pictures: readonly string[]
}

let hosts: Hosts = { gateways: '', pictures: [] }

export function connectHosts(given: Hosts): void {
  hosts = given
}

export function getHosts(): Hosts {
  return hosts
}
