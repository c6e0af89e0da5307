/**
 * The house rules over the whole project, and each of them over a tree with one planted violation: a checker that reads
 * nothing also reports success.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/script.ts'
import { planted } from './planted.ts'
import { rules } from './rules.ts'
import { readTree } from './source-tree.ts'

describe('the project', () => {
  const files = readTree(projectRoot)
  const countIn = (folder: string) => files.filter(({ path }) => path.startsWith(folder)).length

  it('was actually read', () => {
    expect(files.length).toBeGreaterThan(200)
    for (const layer of ['lib', 'ui', 'api', 'stores', 'features', 'routes', 'app', 'sandbox']) {
      expect(countIn(`src/${layer}/`), layer).toBeGreaterThan(3)
    }
    expect(files.flatMap(({ imports }) => imports).filter(({ isInside }) => isInside).length).toBeGreaterThan(
      400,
    )
  })

  it.each(Object.keys(rules))('follows the rule of %s', (name) => {
    expect(rules[name]?.(files, projectRoot)).toEqual([])
  })
})

describe('each rule works', () => {
  let root: string | undefined
  afterEach(() => {
    if (root) rmSync(root, { recursive: true, force: true })
  })

  it.each(planted)('%s: %s', (name, _what, files, fault) => {
    root = mkdtempSync(join(tmpdir(), 'house-rules-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const faults = rules[name]?.(readTree(root), root) ?? []
    expect(faults.join('\n')).toMatch(fault)
    expect(faults[0]).toContain(Object.keys(files)[0])
  })

  it('every rule has its planted violation', () => {
    expect(new Set(planted.map(([name]) => name))).toEqual(new Set(Object.keys(rules)))
  })
})
