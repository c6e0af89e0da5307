/**
 * Puts a check into every loop and function of a script. A sandboxed frame shares the page's thread in most
 * browsers, so a loop without end in it would freeze the page. (docs/decisions/0035)
 */

import { javascriptLanguage } from '@codemirror/lang-javascript'

export const CHECK = '__check'

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement'])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration'])

interface Insertion {
  at: number
  text: string
  /** Of two at one place, the wider one is outside. */
  order: number
}

/** A script that the parser does not understand stays as it is: the browser says what is wrong with it. */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = []
  let isBroken = false
  const wrap = (from: number, to: number, before: string, after: string) => {
    insertions.push(
      { at: from, text: before, order: -(to - from) },
      { at: to, text: after, order: to - from },
    )
  }
  const guardBody = (from: number, to: number) => wrap(from, to, `{${CHECK}();`, '}')
  javascriptLanguage.parser.parse(code).iterate({
    enter({ type, node }) {
      if (type.isError) isBroken = true
      if (LOOPS.has(type.name)) {
        const body = type.name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild
        if (body) guardBody(body.from, body.to)
      }
      if (!FUNCTIONS.has(type.name)) return
      const body = node.lastChild
      if (body?.type.name === 'Block') insertions.push({ at: body.from + 1, text: `${CHECK}();`, order: 0 })
      else if (body && type.name === 'ArrowFunction') wrap(body.from, body.to, `(${CHECK}(),`, ')')
    },
  })
  if (isBroken) return code
  let [guarded, from] = ['', 0]
  for (const { at, text } of insertions.toSorted(
    (one, other) => one.at - other.at || one.order - other.order,
  )) {
    guarded += code.slice(from, at) + text
    from = at
  }
  return guarded + code.slice(from)
}
