/** The files by which a phone knows that an app and the client's address belong together. */

import type { ShopFacts } from './shop-facts.ts'

/** Text by path; a path is below the folder of its project. */
export type ShopFiles = Readonly<Record<string, string>>

export const formatJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/** Android opens the app without a browser's bar, and for links, only if the host says so. */
export function buildAssetLinks({ packageId, fingerprints }: ShopFacts): string {
  return formatJson([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageId,
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ])
}

/** The same for iOS. Payments and the login of other pages stay in the browser. */
export function buildAppleLinks({ packageId, appleTeam }: ShopFacts): string {
  return formatJson({
    applinks: {
      details: [{ appIDs: [`${appleTeam}.${packageId}`], components: [{ '/': '/*' }] }],
    },
  })
}

/** Below `public/`; a file that would prove nothing is left out. */
export function buildWellKnown(facts: ShopFacts): ShopFiles {
  return {
    ...(facts.fingerprints.length > 0 && { '.well-known/assetlinks.json': buildAssetLinks(facts) }),
    ...(facts.appleTeam && { '.well-known/apple-app-site-association': buildAppleLinks(facts) }),
  }
}
