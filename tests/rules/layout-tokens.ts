/** Layout primitives against their style sheet: a token without a class does nothing, and neither tool nor type tells. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, syntaxOf } from './name-uses.ts'
import type { SourceFile } from './source-tree.ts'

const LAYOUT = 'src/ui/layout/layout.tsx'
const PRIMITIVES = new Set(['Row', 'Stack', 'Column', 'Grid', 'Box', 'Surface', 'Text'])

/** The literal that an attribute holds; undefined for an expression. */
function readLiteral(value: unknown): string | undefined {
  if (value === null) return ''
  const node = value as Node
  const held = (node.type === 'JSXExpressionContainer' ? node['expression'] : node) as Node
  return held.type === 'Literal' ? `-${String(held['value'])}` : undefined
}

/** Names of the classes that the primitives of a file ask for. */
function findTokens(file: SourceFile, names: ReadonlySet<string>): string[] {
  const opened = [...syntaxOf(file).parents.keys()].filter(
    (node) => node.type === 'JSXOpeningElement' && PRIMITIVES.has(String((node['name'] as Node)['name'])),
  )
  return opened.flatMap((node) =>
    (node['attributes'] as Node[]).flatMap(({ name, value }) => {
      const key = String((name as Node | undefined)?.['name'])
      const literal = names.has(key) ? readLiteral(value) : undefined
      return literal === undefined ? [] : [`${key}${literal}`]
    }),
  )
}

export function layoutTokenFaults(files: readonly SourceFile[], root: string): string[] {
  const sheet = join(root, 'src/ui/layout/layout.css')
  const layout = files.find(({ path }) => path === LAYOUT)
  if (layout === undefined || !existsSync(sheet)) return []
  const names = new Set([...layout.text.matchAll(/^ {2}(\w+)\?: /gm)].map(([, name]) => name ?? ''))
  const known = new Set(/new Set\(\s*'([^']*)'/.exec(layout.text)?.[1]?.split(' '))
  const classes = new Set(
    [...readFileSync(sheet, 'utf8').matchAll(/\.l-([\w-]+)/g)].map(([, name]) => name ?? ''),
  )
  const faults = [...names]
    .filter((name) => !known.has(name))
    .map((name) => `${LAYOUT}: TOKENS lacks ${name}`)
  const used = new Set(['row', 'stack', 'column', 'grid'])
  for (const file of files.filter(({ imports }) => imports.some(({ target }) => target === LAYOUT))) {
    for (const token of findTokens(file, names)) {
      used.add(token)
      if (!classes.has(token)) faults.push(`${file.path}: layout.css has no .l-${token}`)
    }
  }
  return [
    ...faults,
    ...[...classes]
      .filter((name) => !used.has(name))
      .map((name) => `src/ui/layout/layout.css: nothing uses .l-${name}`),
  ]
}
