/**
 * Puts a check into every loop and function of a script. A sandboxed frame shares the page's thread in most
 * browsers, so a loop without end in it would freeze the page. (docs/decisions/0035)
 */

import { javascriptLanguage } from '@codemirror/lang-javascript'
import { CHECK, VALUE_OF_LAST } from './code-names.ts'

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement'])
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Property',
])

/** Letters; a longer script is not checked, since parsing it would hold the page itself. */
const MOST_CODE = 60_000

/** Ends at the first thing that it does not understand: going on takes seconds in a script that is all wrong. */
const parser = javascriptLanguage.parser.configure({ strict: true })

export type SyntaxTree = ReturnType<typeof parser.parse>
type SyntaxNode = SyntaxTree['topNode']

/** Undefined for a script that is wrong or long. */
export function parseScript(code: string): SyntaxTree | undefined {
  if (code.length > MOST_CODE) return undefined
  try {
    return parser.parse(code)
  } catch {
    return undefined
  }
}

interface Insertion {
  at: number
  text: string
  /** Of two at one place, the wider one is outside. */
  order: number
}

const isComment = ({ name }: SyntaxNode) => name === 'LineComment' || name === 'BlockComment'
const isDirective = ({ name, firstChild }: SyntaxNode) =>
  name === 'ExpressionStatement' && firstChild?.name === 'String'

/** Behind `"use strict"`, which only counts at the head of a function. */
function findHead(block: SyntaxNode): Insertion {
  let head: SyntaxNode | undefined
  for (let child = block.firstChild?.nextSibling; child; child = child.nextSibling) {
    if (isComment(child)) continue
    if (!isDirective(child)) break
    head = child
  }
  return head
    ? { at: head.to, text: `;${CHECK}();`, order: 0 }
    : { at: block.from + 1, text: `${CHECK}();`, order: 0 }
}

/** A comment may stand anywhere among the parts. */
function findBody({ name, firstChild, lastChild }: SyntaxNode): SyntaxNode | null | undefined {
  let body = name === 'DoStatement' ? firstChild?.nextSibling : lastChild
  while (body && isComment(body)) body = name === 'DoStatement' ? body.nextSibling : body.prevSibling
  return body
}

/** A script that the parser does not understand stays as it is: the browser says what is wrong with it. */
export function guardLoops(code: string): string {
  const tree = parseScript(code)
  if (tree === undefined) return code
  const insertions: Insertion[] = []
  const wrap = (from: number, to: number, before: string, after: string) => {
    insertions.push(
      { at: from, text: before, order: -(to - from) },
      { at: to, text: after, order: to - from },
    )
  }
  tree.iterate({
    enter({ type, node }) {
      const isLoop = LOOPS.has(type.name)
      if (!isLoop && !FUNCTIONS.has(type.name)) return
      const body = findBody(node)
      if (!body) return
      if (isLoop) wrap(body.from, body.to, `{${CHECK}();`, '}')
      else if (body.name === 'Block') insertions.push(findHead(body))
      else if (type.name === 'ArrowFunction') wrap(body.from, body.to, `(${CHECK}(),`, ')')
    },
  })
  let [guarded, from] = ['', 0]
  for (const { at, text } of insertions.toSorted(
    (one, other) => one.at - other.at || one.order - other.order,
  )) {
    guarded += code.slice(from, at) + text
    from = at
  }
  return guarded + code.slice(from)
}

/** Hands the value of the last line to a function, as a console shows it. */
export function tellLastValue(code: string): string {
  let last = parseScript(code)?.topNode.lastChild
  while (last && isComment(last)) last = last.prevSibling
  const expression = last?.name === 'ExpressionStatement' ? last.firstChild : undefined
  if (!expression || isComment(expression)) return code
  const { from, to } = expression
  return `${code.slice(0, from)}${VALUE_OF_LAST}(${code.slice(from, to)})${code.slice(to)}`
}
