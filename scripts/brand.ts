/**
 * `npm run brand`: generates everything that carries the brand from `src/lib/brand.ts`: theme, drawings,
 * icons, manifest, share picture, and the projects of the apps in `shop/`. `--primary '#7A1F5C' --accent '#F2C14E'` first writes the shades of new
 * colours into that file. A brand with unreadable colours is rejected.
 */

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dark, darkParts, errors, ramps, shades } from '#src/lib/brand.ts'
import { writeThemeCss } from '#src/ui/theme/theme-css.ts'
import { buildIcon, buildWebManifest, refuseFaintBrand } from './brand/brand-files.ts'
import { drawPictures } from './brand/draw-pictures.ts'
import { readOwnLogo, writeMark } from './brand/own-logo.ts'
import {
  describeColour,
  replaceColours,
  shiftShades,
  turnErrors,
  turnNeutrals,
} from './brand/shift-shades.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'
import { writeShop } from './shop/write-shop.ts'

const BRAND_FILE = 'src/lib/brand.ts'
/** Drawings that contain its colours as literals. */
const DRAWINGS = 'src/ui/art/*.svg'

function change(path: string, edit: (text: string) => string): void {
  const file = join(projectRoot, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

const all = (family: keyof typeof ramps) => [...ramps[family], ...Object.values(shades[family])]

/** Replaces the old shades everywhere. */
function takeColours(primary: string | undefined, accent: string | undefined): void {
  const changes = new Map([
    ...(primary ? shiftShades(all('primary'), ramps.primary[7], primary) : []),
    ...(primary ? turnErrors(errors, primary) : []),
    ...(primary ? turnNeutrals([...dark, ...Object.values(darkParts)], ramps.primary[7], primary) : []),
    ...(accent ? shiftShades(all('accent'), ramps.accent[4], accent) : []),
  ])
  const made = (family: keyof typeof ramps) => ramps[family].map((shade) => changes.get(shade) ?? shade)
  if (primary) describeColour('primary', primary, [made('primary')[7] ?? '']).forEach((text) => print(text))
  if (accent) describeColour('accent', accent, [made('accent')[4] ?? '']).forEach((text) => print(text))
  for (const path of [BRAND_FILE, ...globSync(DRAWINGS, { cwd: projectRoot })])
    change(path, (text) => replaceColours(text, changes))
}

async function makeAll(): Promise<void> {
  refuseFaintBrand()
  writeFileSync(join(projectRoot, 'src/ui/theme/theme.css'), writeThemeCss())
  const own = readOwnLogo(projectRoot)
  if (own) writeFileSync(join(projectRoot, 'src/ui/frame/mark.tsx'), writeMark(own))
  writeFileSync(join(projectRoot, 'public/favicon.svg'), buildIcon())
  writeFileSync(join(projectRoot, 'public/manifest.webmanifest'), buildWebManifest())
  writeShop(projectRoot)
  await drawPictures(projectRoot, (name, body) => writeFileSync(join(projectRoot, 'public', name), body))
  print(
    'The brand of src/lib/brand.ts is in the theme, the drawings, the icons, the manifest, the picture for sharing and the apps in shop/.',
  )
}

await runOwnedScript(async () => {
  const { primary, accent } = parseArgs({
    options: { primary: { type: 'string' }, accent: { type: 'string' } },
  }).values
  if (primary === undefined && accent === undefined) return makeAll()
  takeColours(primary, accent)
  // A new process, since this one has read the old colours.
  process.exitCode =
    spawnSync(process.execPath, [join(projectRoot, 'scripts/brand.ts')], {
      cwd: projectRoot,
      stdio: 'inherit',
    }).status ?? 1
  return undefined
})
