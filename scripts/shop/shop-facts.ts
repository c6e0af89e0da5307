/** Name, package and owner of the apps, from the brand, `shop.json` and the client's address. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#src/lib/brand.ts'
import own from '#src/lib/owner/shop.json' with { type: 'json' }
import { schemeTokens } from '#src/ui/theme/scheme-tokens.ts'
import { readEnvironment } from '../../env.config.ts'

export interface ShopFacts {
  /** Such as `learn.example.com`. */
  host: string
  /** The package on Android, and the bundle on iOS. */
  packageId: string
  name: string
  latinName: string
  version: string
  versionCode: number
  /** SHA-256 of the certificates that sign the app; nobody knows them before its first upload. */
  fingerprints: readonly string[]
  /** The ten letters and digits of the Apple developer team. */
  appleTeam: string
  colours: { theme: string; background: string; dark: string }
}

/** As the Play Store takes it, and `applicationId` of Gradle. */
const PACKAGE = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/
const FINGERPRINT = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/
const TEAM = /^[A-Z0-9]{10}$/

/** `learn.example.com` → `com.example.learn`. */
export function turnHost(host: string): string {
  const parts = host.split('.').toReversed()
  return parts.map((part) => part.replaceAll('-', '_').replace(/^(?=[\d_])/, 'n')).join('.')
}

/** `1.4.2` → 10402: a store takes an update only with a higher number. */
export function countVersion(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0)
  return major * 10_000 + minor * 100 + patch
}

/** Each fault of `shop.json` in a sentence. */
export function listShopFaults({ packageId, fingerprints, appleTeam }: ShopFacts): string[] {
  return [
    ...(PACKAGE.test(packageId)
      ? []
      : [`"${packageId}" is no package name: small letters, digits and dots, such as com.example.learn.`]),
    ...fingerprints
      .filter((each) => !FINGERPRINT.test(each))
      .map((each) => `"${each}" is no SHA-256 fingerprint: 32 pairs in capitals, separated by colons.`),
    ...(appleTeam === '' || TEAM.test(appleTeam)
      ? []
      : [`"${appleTeam}" is no Apple team: ten capitals and digits.`]),
  ]
}

export function readShopFacts(root: string): ShopFacts {
  const { host } = new URL(readEnvironment('production', root).VITE_CLIENT_URL)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const facts: ShopFacts = {
    host,
    packageId: own.package || turnHost(host),
    name: brand.name,
    latinName: brand.latinName,
    version,
    versionCode: countVersion(version),
    fingerprints: own.fingerprints,
    appleTeam: own.appleTeam,
    colours: {
      theme: brand.colours.theme,
      background: schemeTokens.light.body,
      dark: schemeTokens.dark.body,
    },
  }
  const faults = listShopFaults(facts)
  if (faults.length > 0) throw new Error(`shop.json cannot be used:\n  ${faults.join('\n  ')}`)
  return facts
}
