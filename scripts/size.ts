/**
 * `npm run size`: weighs a first visit of each page on the production build, and finds modules that do not
 * belong there. It fails when a page weighs over a tenth more than its record; `npm run size -- --write`
 * records the weights again. (docs/decisions/0014)
 */

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { START_FILES } from '#src/routes/starts.ts'
import { buildClient } from './build/build-client.ts'
import { compressBrotli } from './build/compress.ts'
import { ENTRY, listFiles, type Manifest } from './build/manifest.ts'
import { PAGE_MODULES, type PageModules } from './build/page-modules.ts'
import { readChunkModules, readBuildManifest } from './build/record.ts'
import { getFrameModule } from './build/start-modules.ts'
import { print, projectRoot, runScript } from './script.ts'
import { FIRST_PAINT_REQUESTS, FONT_LIMIT, HTML_LIMIT, PHONE_FONT } from './size/limits.ts'
import { findGrowth, type Weight, writeWeights } from './size/recorded.ts'
import { findStrangersInBuild, findStrangersOnPage } from './size/strangers.ts'
import { VISITS, weighVisit } from './size/visits.ts'

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)

/** Reads from a build folder; each file is compressed once. */
function makeScales(folder: string, manifest: Manifest) {
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file) ?? compressBrotli(readFileSync(join(folder, file))).length
    weights.set(file, known)
    return known
  }
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0)

  return ({ page, frame, modules }: PageModules) => {
    const { scripts, styles } = listFiles(manifest, [ENTRY, getFrameModule(frame), ...modules])
    return { weight: { name: page, script: total(scripts), style: total(styles) }, scripts }
  }
}

/**
 * The HTML itself, and what the first paint waits for: real style sheets, and scripts that block the parser.
 * Modules and preloads do not block the paint.
 */
function countAwaited(html: string): number {
  const styles = (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter(
    (link) => !link.includes(' disabled'),
  )
  const scripts = (html.match(/<script[^>]* src=[^>]*>/g) ?? []).filter(
    (script) => !/type="module"|\b(?:async|defer)\b/.test(script),
  )
  return 1 + styles.length + scripts.length
}

await runScript(async () => {
  const { folder } = await buildClient({ name: 'production', root: projectRoot })
  const modules = readChunkModules(folder)
  const manifest = readBuildManifest(folder)
  const weigh = makeScales(folder, manifest)
  const faults = findStrangersInBuild(folder, modules)
  const check = (what: string, value: number, most: number) => {
    if (value > most) faults.push(`${what}: ${value} is over ${most}`)
  }

  const weights: Weight[] = []
  for (const page of PAGE_MODULES) {
    const { weight, scripts } = weigh(page)
    weights.push(weight)
    if (page.isStart) faults.push(...findStrangersOnPage(page, scripts, modules))
  }

  for (const file of START_FILES) {
    const html = readFileSync(join(folder, getHtmlName(file)), 'utf8')
    const sizeAs = (ending: string) => statSync(join(folder, getHtmlName(file) + ending)).size
    check(`${getHtmlName(file)}, whole`, Math.max(sizeAs('.br'), sizeAs('.gz')), HTML_LIMIT)
    check(`${getHtmlName(file)}, requests before the first paint`, countAwaited(html), FIRST_PAINT_REQUESTS)
  }

  const fonts = globSync('assets/*.woff2', { cwd: folder }).filter((file) => PHONE_FONT.test(file))
  if (fonts.length === 0) faults.push('no font of the phone was found')
  const fontBytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  check('fonts on a phone', fontBytes, FONT_LIMIT)

  for (const visit of VISITS) {
    const script = weighVisit(folder, manifest, fonts, visit)
    weights.push({ name: `all of a ${visit.name}’s first visit`, script, style: 0 })
  }

  for (const { name, script, style } of weights)
    print(`${kB(script).padStart(7)}${kB(style).padStart(7)}  ${name}`)
  if (process.argv.includes('--write')) writeWeights(weights)
  faults.push(...findGrowth(weights))
  faults.forEach((fault) => print(`over: ${fault}`))
  print(
    faults.length > 0
      ? `${faults.length} things grew or are out of place`
      : `${weights.length} weights as recorded`,
  )
  if (faults.length > 0) process.exitCode = 1
})
