/** The small files and tags that carry the brand's name and colours, as text. (ruling R1) */

import { brand, logo } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import { SHARED_FIELD } from '#src/stores/browser/shared-files.ts'
import { listContrastFaults } from '#src/ui/theme/contrast.ts'
import { schemeTokens } from '#src/ui/theme/scheme-tokens.ts'
import { escapeHtml } from '../prerender/head.ts'
import { projectRoot } from '../script.ts'
import { readOwnLogo } from './own-logo.ts'

/** Stops a build or a generation with unreadable colours, and names each pair. */
export function refuseFaintBrand(): void {
  const faults = listContrastFaults()
  if (faults.length > 0)
    throw new Error(`The colours of src/lib/brand.ts cannot be read everywhere:\n  ${faults.join('\n  ')}`)
}

/** The tags of the page that come before any script. */
export function buildBrandHead(): string {
  const bar = (scheme: keyof typeof schemeTokens) =>
    `<meta name="theme-color" content="${schemeTokens[scheme].body}" media="(prefers-color-scheme: ${scheme})" />`
  return [
    bar('light'),
    bar('dark'),
    `<meta name="description" content="${escapeHtml(brand.description)}" data-static />`,
    `<title>${escapeHtml(brand.tagline)}</title>`,
  ].join('\n    ')
}

const own = readOwnLogo(projectRoot)
const GROUND = `<rect width="34" height="34" rx="${logo.radius}" fill="${logo.ground}"/>`
const MARK = `<path fill="${logo.petalColour}" d="${logo.petals}"/><path fill="${logo.centreColour}" d="${logo.centre}"/>`

/** The logo as one 34 by 34 picture, for drawings outside the app. */
export const LOGO = own
  ? `<svg width="34" height="34" viewBox="${own.viewBox}">${own.shapes}</svg>`
  : GROUND + MARK

/**
 * `isWhole`: the background reaches the edges, for devices that crop icons. An owner's logo has a background
 * or gets a white one.
 */
export function buildIcon(isWhole = false, given = own): string {
  const ground = `<rect width="34" height="34" fill="${given ? '#FFFFFF' : logo.ground}"/>`
  const mark = given ? `<svg width="34" height="34" viewBox="${given.viewBox}">${given.shapes}</svg>` : MARK
  const whole = `${ground}<g transform="translate(17 17)scale(.8)translate(-17 -17)">${mark}</g>`
  const plain = given ? mark : GROUND + mark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" fill="none">${isWhole ? whole : plain}</svg>\n`
}

const icon = (name: string, side: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

export function buildWebManifest(): string {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'bn',
    dir: 'ltr',
    start_url: paths.dashboard(),
    scope: '/',
    display: 'standalone',
    theme_color: brand.colours.theme,
    background_color: schemeTokens.light.body,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-512', 512, 'maskable'),
    ],
    // The service worker takes it.
    share_target: {
      action: paths.sharedFiles(),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FIELD, accept: ['image/*', 'application/pdf'] }] },
    },
    shortcuts: [shortcut('ক্লাস রুটিন', paths.routine()), shortcut('আমার কোর্স', paths.myCourses())],
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
