/** Vite plugin: removes from the client the parts of the route tables that only builds and tests read. */

import type { Plugin } from 'vite'
import { SERVED_PATTERNS } from '#src/routes/served-patterns.ts'

export const TABLE = /[\\/]src[\\/]routes[\\/]\w+[\\/]table\.ts$/
const SERVED = /[\\/]src[\\/]routes[\\/]served-patterns\.ts$/

export interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: readonly Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Lists the calls of `definePage` in a module. */
export function listPages(node: Node): Node[] {
  const below = Object.values(node).flat().filter(isNode).flatMap(listPages)
  return node.type === 'CallExpression' && node.callee?.name === 'definePage' ? [node, ...below] : below
}

/** Blanks the third argument of each page, so that later code keeps its position. */
export function leaveOutFacts(code: string, program: Node): string {
  return listPages(program).reduce((text, { arguments: [, parts, facts] = [] }) => {
    if (!parts || !facts) return text
    return (
      text.slice(0, parts.end) +
      text.slice(parts.end, facts.end).replaceAll(/./g, ' ') +
      text.slice(facts.end)
    )
  }, code)
}

export function leaveOutPageFacts(): Plugin {
  return {
    name: 'page-facts',
    apply: 'build',
    load: (id) =>
      SERVED.test(id) ? `export const SERVED_PATTERNS = ${JSON.stringify(SERVED_PATTERNS)}` : undefined,
    transform(code, id) {
      if (!TABLE.test(id)) return undefined
      return { code: leaveOutFacts(code, this.parse(code)), map: null }
    },
  }
}
