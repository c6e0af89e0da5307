/**
 * Measures how plain the code is: names, comments and circles of types. `npm run counts` prints the figures,
 * and the house rules check some.
 */

import { parseSync } from 'vite'
import { readInnerFunctions } from './inner-names.ts'
import { isTest, type SourceFile } from './source-tree.ts'
import { beginsWithVerb, isStoreEvent } from './verbs.ts'

const RIDDLE = /^(?:What|Who|Where|Of|It)\b/

/**
 * Lists the exported functions of a file; components and classes begin with a capital and do not count as
 * functions.
 */
function listExportedFunctions(file: SourceFile): string[] {
  const { program } = parseSync(file.path, file.text)
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration } = node
    if (declaration.type === 'FunctionDeclaration') return [declaration.id?.name ?? '']
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' &&
      (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
        ? [id.name]
        : [],
    )
  })
}

/** Lists `path: name` of each exported function whose name begins with no verb; events of stores keep their past tense. */
export function listNounFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      listExportedFunctions(file)
        .filter((name) => /^[a-z]/.test(name) && !beginsWithVerb(name))
        .filter((name) => !isStoreEvent(file.path, name))
        .map((name) => `${file.path}: ${name}`),
    )
}

export interface Comment {
  at: string
  text: string
}

export function listComments(files: readonly SourceFile[]): Comment[] {
  return files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      parseSync(file.path, file.text).comments.map(({ value, start }) => ({
        at: `${file.path}:${file.text.slice(0, start).split('\n').length}`,
        text: value.replaceAll(/^[\s*]+|\s*\n\s*\*?\s*/g, ' ').trim(),
      })),
    )
}

/** Lists the comments that begin like a riddle, with What, Who, Where, Of or It. */
export function findRiddles(all: readonly Comment[]): Comment[] {
  return all.filter(({ text }) => RIDDLE.test(text))
}

/**
 * Lists the groups of files that import each other in a circle, types included; `import()` waits and closes
 * none.
 */
export function findTypeCircles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(
    files
      .filter((file) => !isTest(file))
      .map(({ path, imports }) => [path, imports.filter((each) => each.isInside && !each.isDynamic)]),
  )
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    stack.push(path)
    for (const { target } of targets.get(path) ?? []) {
      if (!targets.has(target)) continue
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1) found.push(circle)
  }
  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return found
}

/** At most three of a hundred comments may be riddles, since such a word is sometimes the right first one. */
const MOST_RIDDLES = 0.03

/** At most five of a hundred functions may begin without a verb, and none that is exported. */
const MOST_NOUNS = 0.05

export function verbFaults(files: readonly SourceFile[]): string[] {
  const inner = readInnerFunctions(files)
  const nouns = inner.nouns.length > inner.count * MOST_NOUNS ? inner.nouns : []
  return [...listNounFunctions(files), ...nouns].map((each) => `${each} begins with no verb`)
}

/** A blank line, another doc comment, the end of a block or of an expression: the code has moved away. */
const WITHOUT_CODE = /^[ \t]*(?:\r?\n[ \t]*(?:\r?\n|\/\*\*|\})|[,;)])/

/** Lists the doc comments with no code below them; the first comment of a file describes the file. */
function findStrayDocs({ path, text }: SourceFile): string[] {
  return parseSync(path, text).comments.flatMap(({ value, start, end }) => {
    const before = text.slice(0, start)
    const isStray = value.startsWith('*') && before.trim() !== '' && WITHOUT_CODE.test(text.slice(end))
    return isStray ? [`${path}:${before.split('\n').length} describes no code: it has moved away`] : []
  })
}

export function commentFaults(files: readonly SourceFile[]): string[] {
  const all = listComments(files)
  const found = findRiddles(all)
  return [
    ...files.flatMap(findStrayDocs),
    ...(found.length > all.length * MOST_RIDDLES
      ? found.map(({ at, text }) => `${at} must be solved: ${text}`)
      : []),
  ]
}

export function circleFaults(files: readonly SourceFile[]): string[] {
  return findTypeCircles(files).map((circle) => `a circle of imports: ${circle.join(', ')}`)
}
