/** Which parts of a named object a file uses: `words.title`, `const { title } = words`, `words[kind]` (all of it), `{...words}` (all of it). */

import { parseSync } from 'vite'
import type { SourceFile } from './source-tree.ts'

/** A name and, when it names an object, the names in it. */
export interface Name {
  /** As a person would search for it: `words.due.title`. */
  path: string
  parts: Map<string, Name>
  isUsed: boolean
}

export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** A file's tree, with the way up from each node. */
export interface Syntax {
  root: Node
  parents: ReadonlyMap<Node, Node>
  names: readonly Node[]
}

const known = new WeakMap<SourceFile, Syntax>()

export function syntaxOf(file: SourceFile): Syntax {
  const before = known.get(file)
  if (before) return before
  const root = parseSync(file.path, file.text).program as unknown as Node
  const parents = new Map<Node, Node>()
  const names: Node[] = []
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') names.push(node)
    for (const child of childrenOf(node)) {
      parents.set(child, node)
      visit(child)
    }
  }
  visit(root)
  const syntax = { root, parents, names }
  known.set(file, syntax)
  return syntax
}

export function markAll(name: Name): void {
  name.isUsed = true
  for (const part of name.parts.values()) markAll(part)
}

/** The literal key, if there is one: not in `words[kind]`. */
export function keyOf(key: unknown, isComputed: unknown): string | undefined {
  if (!isNode(key)) return undefined
  if (key.type === 'Literal') return String(key['value'])
  return isComputed || key.type !== 'Identifier' ? undefined : String(key['name'])
}

/** Wrappers that do not change what is named. */
const TRANSPARENT = new Set(['ChainExpression', 'TSNonNullExpression', 'ParenthesizedExpression'])

/**
 * Marks the parts of `name` that are used where a local name refers to it, in the file or in one block.
 * Another variable with that name counts too, since too many uses are safer than too few.
 */
export function markUses(local: string, name: Name, syntax: Syntax, block = syntax.root): void {
  const { parents, names } = syntax
  const isHere = ({ start, end }: Node) => start >= block.start && end <= block.end

  const take = (pattern: Node, whole: Name): void => {
    if (pattern.type === 'Identifier')
      markUses(String(pattern['name']), whole, syntax, blockOf(pattern, syntax))
    else if (pattern.type === 'AssignmentPattern') take(pattern['left'] as Node, whole)
    else if (pattern.type !== 'ObjectPattern') markAll(whole)
    else {
      for (const { key, computed, value } of pattern['properties'] as Node[]) {
        within(whole, key, computed, (part) => take(value as Node, part))
      }
    }
  }

  const follow = (node: Node, whole: Name): void => {
    const parent = parents.get(node)
    if (!parent || whole.parts.size === 0) markAll(whole)
    else if (TRANSPARENT.has(parent.type)) follow(parent, whole)
    else if (parent['object'] === node)
      within(whole, parent['property'], parent['computed'], (part) => follow(parent, part))
    else if (parent.type === 'TSQualifiedName')
      within(whole, parent['right'], false, (part) => follow(parent, part))
    else if (parent.type === 'VariableDeclarator' && !isExported(parent, parents))
      take(parent['id'] as Node, whole)
    else markAll(whole)
  }

  for (const node of names) {
    if (node['name'] === local && isHere(node) && isRead(node, parents)) follow(node, name)
  }
}

/** Continues with the part that a key names; a key computed at run time may name any of them. */
function within(whole: Name, key: unknown, isComputed: unknown, goOn: (part: Name) => void): void {
  const name = keyOf(key, isComputed)
  if (name === undefined) return markAll(whole)
  const part = whole.parts.get(name)
  if (part) goOn(part)
}

/** The scope of a name that is declared here. */
function blockOf(node: Node, { root, parents }: Syntax): Node {
  let at = parents.get(node)
  while (at && at.type !== 'BlockStatement') at = parents.get(at)
  return at ?? root
}

/** Others may use it under its new name, which is not followed. */
function isExported(declarator: Node, parents: Syntax['parents']): boolean {
  const declaration = parents.get(declarator)
  return declaration !== undefined && parents.get(declaration)?.type === 'ExportNamedDeclaration'
}

/**
 * Not where a name is defined or a key is written: in an import, a declaration, a pattern, after a dot,
 * before a colon.
 */
function isRead(node: Node, parents: Syntax['parents']): boolean {
  const parent = parents.get(node)
  if (!parent) return false
  if (parent.type.startsWith('Import')) return false
  if (parent.type === 'VariableDeclarator') return parent['id'] !== node
  if (parent.type === 'MemberExpression') return parent['property'] !== node || parent['computed'] === true
  if (parent.type === 'TSQualifiedName') return parent['left'] === node
  if (parent.type === 'AssignmentPattern') return parent['right'] === node
  if (parent.type === 'Property')
    return parent['value'] === node && parents.get(parent)?.type !== 'ObjectPattern'
  return true
}
