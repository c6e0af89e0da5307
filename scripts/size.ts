/**
 * `npm run size`: measures each page's first visit on the production build against the budgets, and finds
 * modules that do not belong there.
 */

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { START_FILES } from '#src/routes/starts.ts'
import { buildClient } from './build/build-client.ts'
import { compressBrotli } from './build/compress.ts'
import { ENTRY, listFiles, type Manifest } from './build/manifest.ts'
import { readChunkModules, readBuildManifest } from './build/record.ts'
import { getFrameModule } from './build/start-modules.ts'
import { print, projectRoot, runScript } from './script.ts'
import {
  type Budget,
  BUDGETS,
  FONT_BUDGET,
  getMostScripts,
  HTML_BUDGET,
  MOST_SCRIPTS,
  PHONE_FONT,
  START_BUDGETS,
} from './size/budgets.ts'
import { findStrangersInBuild, findStrangersOnPage } from './size/strangers.ts'
import { VISITS, weighVisit } from './size/visits.ts'

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)
const beside = (bytes: number, budget: number) => `${kB(bytes)} of ${kB(budget)}`.padStart(18)

/** Reads from a build folder; each file is compressed once. */
function makeScales(folder: string, manifest: Manifest) {
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file) ?? compressBrotli(readFileSync(join(folder, file))).length
    weights.set(file, known)
    return known
  }
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0)
  const filesOfPage = ({ frame, modules }: Budget) =>
    listFiles(manifest, [ENTRY, getFrameModule(frame), ...modules])

  return (budget: Budget) => {
    const own = filesOfPage(budget)
    const under = budget.onTopOf && START_BUDGETS.get(budget.onTopOf)
    const there = under ? filesOfPage(under) : { scripts: [], styles: [] }
    const files = {
      scripts: own.scripts.filter((file) => !there.scripts.includes(file)),
      styles: own.styles.filter((file) => !there.styles.includes(file)),
    }
    const html = budget.requests && readFileSync(join(folder, getHtmlName(budget.requests.file)), 'utf8')
    return {
      js: total(files.scripts),
      css: total(files.styles),
      requests: html === undefined ? 0 : waitedFor(html),
      files: own,
    }
  }
}

/**
 * The HTML itself, and what the first paint waits for: real style sheets, and scripts that block the parser.
 * Modules and preloads do not block the paint.
 */
function waitedFor(html: string): number {
  const styles = (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter(
    (link) => !link.includes(' disabled'),
  )
  const scripts = (html.match(/<script[^>]* src=[^>]*>/g) ?? []).filter(
    (script) => !/type="module"|\b(?:async|defer)\b/.test(script),
  )
  return 1 + styles.length + scripts.length
}

/**
 * Measures a page opened by its address: its HTML and the scripts that the HTML names, as sent (the smallest
 * files uncompressed). More loads after its first render.
 */
function weighRoom(folder: string, html: string): { requests: number; bytes: number } {
  const named = html.matchAll(
    /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="\/([^"]+)"/g,
  )
  const files = new Set([...named].flatMap(([, file]) => file ?? []))
  const sizeOf = (path: string) => statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)
  const scripts = [...files].reduce((sum, file) => sum + sizeOf(join(folder, file)).size, 0)
  return { requests: 1 + files.size, bytes: scripts + compressBrotli(Buffer.from(html)).length }
}

await runScript(async () => {
  const { folder } = await buildClient({ name: 'production', root: projectRoot })
  const modules = readChunkModules(folder)
  const weigh = makeScales(folder, readBuildManifest(folder))
  const faults = findStrangersInBuild(folder, modules)
  const check = (what: string, value: number, most: number | undefined) => {
    if (most !== undefined && value > most) faults.push(`${what}: ${value} is over ${most}`)
  }

  print(`${''.padEnd(20)}${'JS, kB brotli'.padStart(18)}${'CSS, kB brotli'.padStart(18)}  requests`)
  for (const budget of BUDGETS) {
    const { js, css, requests, files } = weigh(budget)
    print(
      `${budget.page.padEnd(20)}${beside(js, budget.js)}${beside(css, budget.css)}  ${budget.requests ? `${requests} of ${budget.requests.most}` : '-'}`,
    )
    check(`${budget.page}, JS`, js, budget.js)
    check(`${budget.page}, CSS`, css, budget.css)
    check(`${budget.page}, requests`, requests, budget.requests?.most)
    faults.push(...findStrangersOnPage(budget, files.scripts, modules))
  }

  for (const file of START_FILES) {
    const html = readFileSync(join(folder, getHtmlName(file)), 'utf8')
    const sizeAs = (ending: string) => statSync(join(folder, getHtmlName(file) + ending)).size
    const [packed, zipped] = [sizeAs('.br'), sizeAs('.gz')]
    const scripts = html.match(/<link rel="modulepreload"/g)?.length ?? 0
    const room = weighRoom(folder, html)
    print(
      `${getHtmlName(file).padEnd(20)}${beside(packed, HTML_BUDGET)} by brotli, ${kB(zipped)} by gzip  ${scripts} scripts; ` +
        `with them ${room.requests} requests, ${kB(room.bytes)} kB`,
    )
    check(`${getHtmlName(file)}, whole`, Math.max(packed, zipped), HTML_BUDGET)
    check(`${getHtmlName(file)}, script files`, scripts, getMostScripts(file))
  }

  const scripts = globSync('assets/*.js', { cwd: folder }).length
  print(`script files        ${`${scripts} of ${MOST_SCRIPTS}`.padStart(18)}`)
  check('script files', scripts, MOST_SCRIPTS)

  const fonts = globSync('assets/*.woff2', { cwd: folder }).filter((file) => PHONE_FONT.test(file))
  const fontBytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  print(`fonts on a phone    ${beside(fontBytes, FONT_BUDGET)}`)
  if (fonts.length === 0) faults.push('no font of the phone was found')
  check('fonts on a phone', fontBytes, FONT_BUDGET)

  for (const visit of VISITS) {
    const bytes = weighVisit(folder, readBuildManifest(folder), fonts, visit)
    print(`${`all of a ${visit.name}`.padEnd(20)}${beside(bytes, visit.most)}`)
    check(`all of a ${visit.name}’s first visit`, bytes, visit.most)
  }

  faults.forEach((fault) => print(`over: ${fault}`))
  print(
    faults.length > 0
      ? `${faults.length} things are over budget or out of place`
      : `${BUDGETS.length} pages within their budgets`,
  )
  if (faults.length > 0) process.exitCode = 1
})
