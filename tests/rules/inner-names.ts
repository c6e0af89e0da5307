/**
 * Names inside of files: functions that are not exported begin with a verb too, and no prop or parameter is
 * called `of`.
 */

import { type Node, type Syntax, syntaxOf } from './name-uses.ts'
import { isTest, type SourceFile } from './source-tree.ts'
import { beginsWithVerb, isStoreEvent } from './verbs.ts'

const nameOf = (node: unknown) => (node as Node | null | undefined)?.['name']

/**
 * True where a prop, a parameter, a variable or a member of a type gets its name; a key of a reply, as in `{
 * of: kind }`, already has it.
 */
function isNamedOf(node: Node, { parents }: Syntax): boolean {
  if (node.type === 'JSXAttribute') return nameOf(node['name']) === 'of'
  if (node.type === 'TSPropertySignature') return nameOf(node['key']) === 'of'
  if (node.type !== 'Identifier' || node['name'] !== 'of') return false
  const parent = parents.get(node)
  if (parent?.type === 'VariableDeclarator') return parent['id'] === node
  if (parent?.type === 'AssignmentPattern') return parent['left'] === node
  if (parent?.type === 'Property')
    return parent['value'] === node && parents.get(parent)?.type === 'ObjectPattern'
  return Array.isArray(parent?.['params']) && parent['params'].includes(node)
}

/** Lists `path: line` of each. */
export function listNamedOf(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const syntax = syntaxOf(file)
    return [...syntax.parents.keys()]
      .filter((node) => isNamedOf(node, syntax))
      .map(({ start }) => `${file.path}:${file.text.slice(0, start).split('\n').length}`)
  })
}

export function namedOfFaults(files: readonly SourceFile[]): string[] {
  return listNamedOf(files).map((at) => `${at} is called of: name the noun that it carries`)
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

function findFunctionName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return nameOf(node['id']) as string | undefined
  if (node.type !== 'VariableDeclarator' || !FUNCTIONS.has((node['init'] as Node | null)?.type ?? ''))
    return undefined
  return nameOf(node['id']) as string | undefined
}

interface InnerFunctions {
  count: number
  /** `path: name` of each that begins with no verb. */
  nouns: readonly string[]
}

/** Reads all named functions, exported or not; components begin with a capital and are no functions to a reader. */
export function readInnerFunctions(files: readonly SourceFile[]): InnerFunctions {
  const all = files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...syntaxOf(file).parents.keys()].flatMap((node) => {
        const name = findFunctionName(node)
        return name !== undefined && /^[a-z]/.test(name) ? [{ path: file.path, name }] : []
      }),
    )
  // Handlers are called by their event: `onClose`.
  const nouns = all.filter(
    ({ path, name }) => !beginsWithVerb(name) && !/^on[A-Z]/.test(name) && !isStoreEvent(path, name),
  )
  return { count: all.length, nouns: nouns.map(({ path, name }) => `${path}: ${name}`) }
}

/** A type named after a place hides what it is: an address, a position, a subject, a room. */
export function listPlaceTypes(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, code }) =>
    Array.from(
      code.matchAll(/^(?:export )?(?:interface|type) (\w*Place)\b/gm),
      ([, name]) => `${path}: ${name}`,
    ),
  )
}

export function placeTypeFaults(files: readonly SourceFile[]): string[] {
  return listPlaceTypes(files).map((each) => `${each} says no more than place`)
}
