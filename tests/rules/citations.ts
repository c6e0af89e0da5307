/** Every section, ruling and decision that a comment or a document cites exists in `docs/`. */

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './source-tree.ts'

/**
 * `spec 4 Token refresh`: the label continues until a sign or a word that belongs to the sentence around it.
 */
const SECTION = /\bspec(?:ification)? (\d+)(?: ([A-Z][a-z-]+(?: [a-z-]+){0,4}))?/g
const RULINGS = /\brulings? ((?:R\d+(?:,? (?:and |to )?)?)+)/g
const DECISION = /\bdecisions? (\d{1,4})\b|docs\/decisions\/(\d{4})/g

interface Sources {
  /** Number of a section → its text in lower case. */
  sections: ReadonlyMap<string, string>
  rulings: ReadonlySet<string>
  decisions: ReadonlySet<number>
}

function readSources(root: string): Sources {
  const contract = readFileSync(join(root, 'docs/contract.md'), 'utf8')
  const rulings = readFileSync(join(root, 'docs/rulings.md'), 'utf8')
  const sections = contract.split(/^## /m).slice(1)
  return {
    sections: new Map(sections.map((text) => [text.split('.', 1)[0] ?? '', text.toLowerCase()])),
    rulings: new Set([...rulings.matchAll(/^- \*\*(R\d+)/gm)].map(([, number = '']) => number)),
    decisions: new Set(readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10))),
  }
}

/** A label may be followed by words of the sentence, so its beginning is enough, down to the first word. */
function hasLabel(section: string, label: string): boolean {
  const words = label.toLowerCase().split(' ')
  return words.some((_, count) => section.includes(words.slice(0, words.length - count).join(' ')))
}

function findFaults(path: string, text: string, { sections, rulings, decisions }: Sources): string[] {
  const missing: string[] = []
  for (const [cited, number = '', label] of text.matchAll(SECTION)) {
    const section = sections.get(number)
    if (section === undefined || (label !== undefined && !hasLabel(section, label)))
      missing.push(`${cited} (docs/contract.md)`)
  }
  for (const [, list = ''] of text.matchAll(RULINGS)) {
    for (const [number] of list.matchAll(/R\d+/g))
      if (!rulings.has(number)) missing.push(`ruling ${number} (docs/rulings.md)`)
  }
  for (const [cited, number, file] of text.matchAll(DECISION)) {
    if (!decisions.has(Number(number ?? file))) missing.push(`${cited} (docs/decisions)`)
  }
  return missing.map((each) => `${path} cites ${each}, which does not exist`)
}

/** The documents are checked too; those that define the numbers themselves are skipped. */
export function citationFaults(files: readonly SourceFile[], root: string): string[] {
  const sources = readSources(root)
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  return [...files, ...documents].flatMap(({ path, text }) =>
    findFaults(path.replaceAll('\\', '/'), text, sources),
  )
}
