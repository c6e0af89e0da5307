/** Writes the files that a host's owner copies, beside the build: nginx's configuration, and shared proof. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { getNotesFolder } from '../build/record.ts'
import { readBoxHeaders, readCommonHeaders } from './header-rules.ts'
import { buildNginxSite, buildNginxTrial, PLACE_ON_HOST } from './nginx.ts'
import { writeProof } from './proof/write-proof.ts'

/** Contains local folder names. */
export const TRIAL_FILE = 'nginx-trial.conf'

/** Not inside the build, which a host would publish. */
export function getHostsFolder(buildFolder: string): string {
  return join(dirname(buildFolder), `${basename(buildFolder)}-hosts`)
}

/** The first segments of same-origin addresses that the API answers. */
function listApiPaths(addresses: Readonly<Record<string, string>>): string[] {
  const client = addresses['VITE_CLIENT_URL'] ?? ''
  const own = Object.values(addresses)
    .filter((address) => /^(?:\/|https?:)/.test(address))
    .map((address) => URL.parse(address, client))
    .filter((address) => address?.origin === new URL(client).origin)
    .map((address) => /^\/[^/]+/.exec(address?.pathname ?? '')?.[0] ?? '')
  return [...new Set(own.filter(Boolean))]
}

interface HostConfigs {
  /** Replaces the folder beside the build. */
  target?: string
  /** Where the service of shared proof listens, if not at its usual port. */
  proofPort?: number | undefined
}

export function writeHostConfigs(
  folder: string,
  addresses: Readonly<Record<string, string>>,
  { target = getHostsFolder(folder), proofPort }: HostConfigs = {},
): void {
  const temporary = join(getNotesFolder(folder), 'nginx')
  mkdirSync(target, { recursive: true })
  mkdirSync(temporary, { recursive: true })
  const headers = readCommonHeaders(folder)
  const boxHeaders = readBoxHeaders(folder)
  const site = {
    client: addresses['VITE_CLIENT_URL'] ?? '',
    headers,
    boxHeaders,
    apiPaths: listApiPaths(addresses),
    proofPort,
  }
  const files: Readonly<Record<string, string>> = {
    'nginx.conf': buildNginxSite({ ...site, folder: PLACE_ON_HOST }),
    [TRIAL_FILE]: buildNginxTrial({ ...site, folder }, temporary),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text)
  writeProof(target, addresses)
}
