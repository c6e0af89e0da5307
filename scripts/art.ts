/**
 * Draws the pictures of the design: categories, states and borders into `src/ui/art`, the app's icons and its
 * manifest into `public`. Run it (`node scripts/art.ts`) after a change here or in the brand file.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand, logo } from '../src/lib/brand.ts'
import { borders } from './art/borders.ts'
import { svg } from './art/drawing.ts'
import { markPng } from './art/png.ts'
import { sharePng } from './art/share.ts'
import { states } from './art/states.ts'
import { thumbs } from './art/thumbs.ts'
import { projectRoot } from './project-root.ts'
import { say } from './say.ts'

const side = Number(logo.viewBox.split(' ').at(-1))
const mark = svg(
  side,
  side,
  `<rect width="${side}" height="${side}" rx="${logo.radius}" fill="${logo.ground}"/>`,
  `<path fill="${logo.petalColour}" d="${logo.petals}"/><path fill="${logo.centreColour}" d="${logo.centre}"/>`,
)

const icon = (size: number, isMaskable: boolean) => ({
  src: `/icons/${isMaskable ? 'maskable' : 'icon'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: isMaskable ? 'maskable' : 'any',
})

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'bn',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: brand.colours.theme,
  background_color: brand.colours.page,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, false),
    icon(512, false),
    icon(512, true),
  ],
}

const files: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(Object.entries({ ...borders, ...states, ...thumbs }).map(([name, picture]) => [`src/ui/art/${name}`, picture])),
  'public/favicon.svg': mark,
  'public/icons/apple-touch-icon.png': markPng({ size: 180, isMaskable: true }),
  // The tab's. As a drawing it would be a page of its own, laid out by the thread that begins the app.
  'public/icons/icon-48.png': markPng({ size: 48, isMaskable: false }),
  'public/icons/icon-192.png': markPng({ size: 192, isMaskable: false }),
  'public/icons/icon-512.png': markPng({ size: 512, isMaskable: false }),
  'public/icons/maskable-512.png': markPng({ size: 512, isMaskable: true }),
  'public/share.png': await sharePng({ mark, border: borders['par-hero.svg'] }),
  'public/manifest.webmanifest': `${JSON.stringify(manifest, undefined, 2)}\n`,
}

await mkdir(join(projectRoot, 'public', 'icons'), { recursive: true })
for (const [name, content] of Object.entries(files)) await writeFile(join(projectRoot, name), content)
say(`${Object.keys(files).length} files`)
