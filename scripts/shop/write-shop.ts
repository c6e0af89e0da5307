/** Writes the project of the Android app, and the files on the host that belong to the apps. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildWebManifest } from '../brand/brand-files.ts'
import { buildWellKnown } from './links.ts'
import { readShopFacts } from './shop-facts.ts'
import { buildTwaFiles } from './twa.ts'

/** Ignored by git, part of a release. */
export const SHOP_FOLDER = 'shop'

const RES = 'twa/app/src/main/res'
/** Below the folder, with the side in pixels: the densities of Android. */
export const SHOP_PICTURES: readonly (readonly [path: string, side: number])[] = [
  ...(
    [
      ['mdpi', 48],
      ['hdpi', 72],
      ['xhdpi', 96],
      ['xxhdpi', 144],
      ['xxxhdpi', 192],
    ] as const
  ).map(([density, side]) => [`${RES}/mipmap-${density}/ic_launcher.png`, side] as const),
  [`${RES}/drawable-nodpi/splash.png`, 432],
]

function write(path: string, body: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
}

/** Leaves nothing of an earlier brand. */
export function writeShop(root: string): void {
  const facts = readShopFacts(root)
  const manifest = JSON.parse(buildWebManifest()) as Parameters<typeof buildTwaFiles>[1]
  rmSync(join(root, SHOP_FOLDER), { recursive: true, force: true })
  rmSync(join(root, 'public/.well-known'), { recursive: true, force: true })
  for (const [path, text] of Object.entries(buildTwaFiles(facts, manifest)))
    write(join(root, SHOP_FOLDER, 'twa', path), text)
  for (const [path, text] of Object.entries(buildWellKnown(facts))) write(join(root, 'public', path), text)
}

export function writeShopPicture(root: string, path: string, body: Buffer): void {
  write(join(root, SHOP_FOLDER, path), body)
}
