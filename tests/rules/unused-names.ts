/** Unused words and styles: neither the compiler nor knip looks into an object or a style sheet. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, markAll, markUses, syntaxOf, type Name, type Node } from './name-uses.ts'
import { isTest, resolveTarget, type SourceFile } from './source-tree.ts'

/** A file's exports, by the name they are imported with. */
type Given = ReadonlyMap<string, Name>

function nameOf(path: string, keys: Iterable<string> = []): Name {
  const parts = new Map([...keys].map((key) => [key, nameOf(`${path}.${key}`)]))
  return { path, parts, isUsed: false }
}

/** An object literal, without `as const` and `satisfies`; spread parts belong to their source. */
function objectNames(path: string, value: unknown): Name {
  const name = nameOf(path)
  const node = value as Node | null
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return objectNames(path, node['expression'])
  if (node?.type !== 'ObjectExpression') return name
  for (const each of node['properties'] as Node[]) {
    const key = keyOf(each['key'], each['computed'])
    if (key !== undefined) name.parts.set(key, objectNames(`${path}.${key}`, each['value']))
  }
  return name
}

function exportedNames(file: SourceFile): Given {
  const exported = (syntaxOf(file).root['body'] as Node[]).filter(
    ({ type }) => type === 'ExportNamedDeclaration',
  )
  const declared = exported.flatMap(
    ({ declaration }) => ((declaration as Node | null)?.['declarations'] as Node[] | undefined) ?? [],
  )
  return new Map(
    declared.flatMap(({ id, init }) => {
      const name = keyOf(id, false)
      return name === undefined ? [] : [[name, objectNames(name, init)] as const]
    }),
  )
}

/** Marks what a file uses of the others. What it re-exports or imports later counts as used. */
function markImports(file: SourceFile, given: ReadonlyMap<string, Given>): void {
  if (!file.imports.some(({ target }) => given.has(target))) return
  const syntax = syntaxOf(file)
  const all = (target: string) => [...(given.get(target)?.values() ?? [])].forEach(markAll)
  for (const { target, isDynamic } of file.imports) if (isDynamic) all(target)
  for (const node of syntax.root['body'] as Node[]) {
    const source = node['source'] as Node | null | undefined
    if (!source) continue
    const { target } = resolveTarget(file.path, String(source['value']))
    if (node.type !== 'ImportDeclaration') {
      all(target)
      continue
    }
    for (const { type, imported, local } of node['specifiers'] as Node[]) {
      const name = given
        .get(target)
        ?.get(type === 'ImportDefaultSpecifier' ? 'default' : (keyOf(imported, false) ?? ''))
      if (name) markUses(keyOf(local, false) ?? '', name, syntax)
      else if (type === 'ImportNamespaceSpecifier') all(target)
    }
  }
}

function leaves(name: Name): Name[] {
  return name.parts.size === 0 ? [name] : [...name.parts.values()].flatMap(leaves)
}

function unusedIn(given: ReadonlyMap<string, Given>): { path: string; name: string }[] {
  return [...given].flatMap(([path, names]) =>
    [...names.values()].flatMap((name) =>
      // Knip checks exports.
      (name.parts.size === 0 ? [] : leaves(name))
        .filter(({ isUsed }) => !isUsed)
        .map((leaf) => ({ path, name: leaf.path })),
    ),
  )
}

const ownFiles = (files: readonly SourceFile[]) =>
  files.filter((file) => file.path.startsWith('src/') && !isTest(file))

const isWords = ({ path }: SourceFile) => /(^|\/|-)words\.ts$/.test(path)

export function unusedWordFaults(files: readonly SourceFile[]): string[] {
  const own = ownFiles(files)
  const given = new Map(own.filter(isWords).map((file) => [file.path, exportedNames(file)] as const))
  for (const file of own) {
    given.get(file.path)?.forEach((name, local) => markUses(local, name, syntaxOf(file)))
    markImports(file, given)
  }
  return unusedIn(given).map(({ path, name }) => `${path}: nothing says ${name}`)
}

/** The classes of a stylesheet: the names in its selectors, not the sizes and files in its values. */
function classNames(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[^]*?\*\/|\{[^{}]*\}|url\([^)]*\)|@[a-z]+[^{;]*/g, ' ')
    .matchAll(/\.([a-z_][\w-]*)/gi)
  return new Set([...selectors].map(([, name]) => name ?? ''))
}

export function unusedStyleFaults(files: readonly SourceFile[], root: string): string[] {
  const paths = globSync('src/**/*.module.css', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const given = new Map(
    paths.map(
      (path) =>
        [
          path,
          new Map([['default', nameOf('', classNames(readFileSync(join(root, path), 'utf8')))]]),
        ] as const,
    ),
  )
  for (const file of ownFiles(files)) markImports(file, given)
  return unusedIn(given).map(({ path, name }) => `${path}: nothing wears ${name}`)
}
