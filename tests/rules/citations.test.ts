/** The rule that every citation in a comment exists, over planted files. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../scripts/script.ts'
import { citationFaults } from './citations.ts'
import { readTree } from './source-tree.ts'

const root = mkdtempSync(join(tmpdir(), 'citations-'))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

plant('docs/contract.md', '## 4. States\n\n**Token refresh**: once')
plant('docs/rulings.md', '- **R1 Brand.** One file.')
plant('docs/decisions/0001-node.md', '# 1. Node')
afterAll(() => rmSync(root, { recursive: true }))

test('the project cites only what exists', () => {
  expect(citationFaults(readTree(projectRoot), projectRoot)).toEqual([])
})

/** Assembled here, so that this file itself cites nothing. */
const cite = (what: string, ...rest: readonly string[]) => `// (${[what, ...rest].join(' ')})`

test.each([
  [cite('spec', '4', 'Token refresh'), undefined],
  [cite('spec', '12'), / 12 \(docs/],
  [cite('spec', '4', 'Moon phase'), /Moon phase /],
  [cite('rulings', 'R1,', 'R999'), / R999 /],
  [cite('decision', '99'), / 99 /],
])('%s', (comment, fault) => {
  plant('src/lib/a.ts', comment)
  const found = citationFaults(readTree(root), root)
  if (fault === undefined) expect(found).toEqual([])
  else expect(found.join()).toMatch(fault)
})
