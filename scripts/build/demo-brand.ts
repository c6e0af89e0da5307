/**
 * Vite plugin: the demo's brand is on every network and every platform, so that a visitor sees those parts. The
 * links lead to the front pages of the networks and stores; an owner's own addresses stay. (rulings R1, R6)
 */

import type { Plugin } from 'vite'
import type { AppPlatform, SocialLink } from '#src/lib/brand.ts'

const BRAND = /[\\/]src[\\/]lib[\\/]owner[\\/]brand\.json$/
const STORES: Record<AppPlatform, string> = {
  android: 'https://play.google.com/store/apps',
  ios: 'https://apps.apple.com/',
  windows: 'https://apps.microsoft.com/',
}

interface Own {
  networks: readonly SocialLink[]
  apps: Readonly<Record<AppPlatform, string>>
}

export function addDemoLinks<T extends Own>(own: T): T {
  const networks = own.networks.map((each) => ({
    ...each,
    href: each.href || `https://www.${each.network}.com/`,
  }))
  const apps = Object.fromEntries(
    Object.entries(own.apps).map(([platform, href]) => [platform, href || STORES[platform as AppPlatform]]),
  )
  return { ...own, networks, apps }
}

export function showDemoLinks(): Plugin {
  return {
    name: 'demo-brand',
    enforce: 'pre',
    transform: {
      filter: { id: BRAND },
      handler: (code) => ({ code: JSON.stringify(addDemoLinks(JSON.parse(code) as Own)), map: null }),
    },
  }
}
