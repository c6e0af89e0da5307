/**
 * Compares the layout tokens with their uses, since an unused token adds to every page and no type reports
 * it.
 */

import { type Node, syntaxOf } from './name-uses.ts'
import type { SourceFile } from './source-tree.ts'

const LAYOUT = 'src/ui/layout/layout.tsx'
const TABLE = 'src/ui/layout/tokens.ts'
const PRIMITIVES = new Set(['Row', 'Stack', 'Column', 'Grid', 'Box', 'Surface', 'Text'])

/** The literal value of an attribute; undefined for an expression. */
function readLiteral(value: unknown): string | undefined {
  if (value === null) return ''
  const node = value as Node
  const held = (node.type === 'JSXExpressionContainer' ? node['expression'] : node) as Node
  return held.type === 'Literal' ? `-${String(held['value'])}` : undefined
}

/** The classes that a file uses through the primitives. */
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

/** The table of tokens as class names: `gap: { lengths: [8] }` is `gap-8`, `wrap: '…'` is `wrap`. */
function readTable(file: SourceFile): Map<string, string[]> {
  const declared = [...syntaxOf(file).parents.keys()].find(
    (node) => node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === 'TOKENS',
  )
  const init = declared?.['init'] as Node | undefined
  const table = (init?.['expression'] ?? init) as Node | undefined
  return new Map(listProperties(table).map(([token, entry]) => [token, listClasses(token, entry, file)]))
}

function listProperties(node: Node | undefined): [string, Node][] {
  const properties = (node?.['properties'] ?? []) as Node[]
  return properties.map(({ key, value }) => {
    const { name, value: literal } = key as Node
    return [String(name ?? literal), value as Node]
  })
}

function listClasses(token: string, entry: Node, file: SourceFile): string[] {
  const fields = new Map(listProperties(entry))
  const lengths = (fields.get('lengths')?.['elements'] ?? []) as Node[]
  const values = listProperties(fields.get('values')).map(([value]) => value)
  // The roles of text have their own table.
  const roles =
    token === 'variant' ? [...file.text.matchAll(/^ {2}(\w+): \d+,$/gm)].map(([, role]) => role) : []
  const all = [...lengths.map(({ value }) => value), ...values, ...roles]
  return fields.size === 0 ? [token] : all.map((value) => `${token}-${String(value)}`)
}

export function layoutTokenFaults(files: readonly SourceFile[]): string[] {
  const layout = files.find(({ path }) => path === LAYOUT)
  const tokens = files.find(({ path }) => path === TABLE)
  if (layout === undefined || tokens === undefined) return []
  const table = readTable(tokens)
  const names = new Set(table.keys())
  const known = new Set(/new Set\(\s*'([^']*)'/.exec(layout.text)?.[1]?.split(' '))
  const used = new Set(
    files
      .filter(({ imports }) => imports.some(({ target }) => target === LAYOUT))
      .flatMap((file) => findTokens(file, names)),
  )
  const classes = [...table.values()].flat()
  return [
    ...[...names].filter((name) => !known.has(name)).map((name) => `${LAYOUT}: TOKENS lacks ${name}`),
    ...[...used].filter((name) => !classes.includes(name)).map((name) => `${TABLE}: has no ${name}`),
    ...classes.filter((name) => !used.has(name)).map((name) => `${TABLE}: nothing uses ${name}`),
  ]
}
