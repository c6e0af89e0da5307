/** The small files and tags that carry the brand's name and colours, as texts. (ruling R1) */

import { brand, logo } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import { listContrastFaults } from '#src/ui/theme/contrast.ts'
import { schemeTokens } from '#src/ui/theme/scheme-tokens.ts'
import { escapeHtml } from '../prerender/head.ts'

/** Stops a build or a making whose colours cannot be read, and names each pair. */
export function refuseFaintBrand(): void {
  const faults = listContrastFaults()
  if (faults.length > 0)
    throw new Error(`The colours of src/lib/brand.ts cannot be read everywhere:\n  ${faults.join('\n  ')}`)
}

/** The tags of the page that stand before any script. */
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

export const MARK = `<path fill="${logo.petalColour}" d="${logo.petals}"/><path fill="${logo.centreColour}" d="${logo.centre}"/>`

/** `isWhole`: the ground reaches the edges, for devices that cut a shape of their own. */
export function buildIcon(isWhole = false): string {
  const ground = `<rect width="34" height="34" rx="${isWhole ? 0 : logo.radius}" fill="${logo.ground}"/>`
  const mark = isWhole ? `<g transform="translate(17 17)scale(.8)translate(-17 -17)">${MARK}</g>` : MARK
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" fill="none">${ground}${mark}</svg>\n`
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
    shortcuts: [shortcut('ক্লাস রুটিন', paths.routine()), shortcut('আমার কোর্স', paths.myCourses())],
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
