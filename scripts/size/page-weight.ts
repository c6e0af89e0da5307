/** Weighs the files that one page of a build asks for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBrotli } from '../build/compress.ts'
import { ENTRY, listFiles, type Manifest, type Needed } from '../build/manifest.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { getFrameModule } from '../build/start-modules.ts'
import { type Budget, START_BUDGETS } from './budgets.ts'

export interface Weight {
  js: number
  css: number
  requests: number
  files: Needed
}

/** Reads from a build folder; each file is packed once. */
export function makeScales(folder: string, manifest: Manifest): (budget: Budget) => Weight {
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file) ?? compressBrotli(readFileSync(join(folder, file))).length
    weights.set(file, known)
    return known
  }
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0)
  const filesOfPage = ({ frame, modules }: Budget) => listFiles(manifest, [ENTRY, getFrameModule(frame), ...modules])

  return (budget) => {
    const own = filesOfPage(budget)
    const under = budget.onTopOf && START_BUDGETS.get(budget.onTopOf)
    const there = under ? filesOfPage(under) : { scripts: [], styles: [] }
    const files = {
      scripts: own.scripts.filter((file) => !there.scripts.includes(file)),
      styles: own.styles.filter((file) => !there.styles.includes(file)),
    }
    const html = budget.requests && readFileSync(join(folder, getHtmlName(budget.requests.file)), 'utf8')
    return { js: total(files.scripts), css: total(files.styles), requests: html === undefined ? 0 : waitedFor(html), files: own }
  }
}

/**
 * The HTML itself, and what it must wait for before anything is painted: style sheets that are not only a mark, and scripts
 * that stop the parser. Modules and preloads come beside the paint, not before it.
 */
function waitedFor(html: string): number {
  const styles = (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).filter((link) => !link.includes(' disabled'))
  const scripts = (html.match(/<script[^>]* src=[^>]*>/g) ?? []).filter((script) => !/type="module"|\b(?:async|defer)\b/.test(script))
  return 1 + styles.length + scripts.length
}
