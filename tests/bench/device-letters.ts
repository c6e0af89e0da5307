/**
 * Bengali fonts on the device, as every phone has them and a bare test machine has not; without them,
 * placeholder boxes of other widths come first.
 */

import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../scripts/script.ts'

type Subset = (font: Uint8Array, letters: string, options: { targetFormat: 'truetype' }) => Promise<Buffer>

const BLOCK = { from: 0x980, to: 0x9fe }
/** দাঁড়ি, and the joiners. */
const SIGNS = '\u0964\u0965\u200c\u200d'

/** The environment of a browser that finds these fonts beside its own. */
export async function withDeviceLetters(
  env: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'karigor-letters-'))
  const font = await readFile(join(projectRoot, 'src/ui/fonts/noto-sans-bengali-bengali.woff2'))
  const block = Array.from({ length: BLOCK.to - BLOCK.from + 1 }, (_, at) =>
    String.fromCodePoint(BLOCK.from + at),
  ).join('')
  const cut = createRequire(import.meta.url)('subset-font') as Subset
  // System fonts are read only as TrueType.
  await writeFile(join(folder, 'bengali.ttf'), await cut(font, block + SIGNS, { targetFormat: 'truetype' }))
  const settings = join(folder, 'fonts.conf')
  const present = env.FONTCONFIG_FILE ?? join(process.env.FONTCONFIG_PATH ?? '/etc/fonts', 'fonts.conf')
  const lines = [`<include ignore_missing="yes">${present}</include>`, `<dir>${folder}</dir>`]
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lines.join('')}</fontconfig>`,
  )
  return { ...env, FONTCONFIG_FILE: settings }
}
