/**
 * Vite plugin: takes out of the packages in {@link LEFT_OUT} what this app never does. A component of react-router that is made by a call,
 * or given a display name by an assignment, counts as something that happens, and would stay although nobody imports it: both are
 * marked as droppable.
 */
import type { Plugin } from 'vite'
import { LEFT_OUT, type LeftOut } from './list.ts'

const PACKAGES = /node_modules[\\/](?:react-dom|react-router|ky)[\\/]/
const MADE = /= (React[\w$]*\.(?:forwardRef|createContext|memo)\()/g
const DISPLAY_NAME = /^\s*[\w$]+\.displayName = "[^"]*";$/gm

interface Place {
  start: number
  end: number
}

interface Node extends Place {
  type: string
  [part: string]: unknown
}

interface Edit extends Place {
  text: string
  /** What of the list asked for it. */
  name: string
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
}

/** Name of an identifier, or the dotted path of a member. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type !== 'MemberExpression') return typeof node.name === 'string' ? node.name : undefined
  const [object, property] = [nameOf(node.object), nameOf(node.property)]
  return object === undefined || property === undefined ? property : `${object}.${property}`
}

/** A function's name and body: declared, assigned, or a method of a class. */
function functionIn(node: Node): { name: string | undefined; body: Node } | undefined {
  const { type, id, key, left, init, value, right } = node
  const made = type === 'FunctionDeclaration' ? node : (init ?? value ?? right)
  return isNode(made) && isNode(made.body) ? { name: nameOf(id ?? key ?? left), body: made.body } : undefined
}

/** Where a name stands for no value that is read. */
function isOnlyAName(part: string, parent: Node): boolean {
  if (part === 'params' || (part === 'left' && parent.type === 'AssignmentExpression')) return true
  return (parent.type === 'VariableDeclarator' && part === 'id') || part === 'property' || part === 'key'
}

const own = (table: Readonly<Record<string, string>> = {}, name = '') => (Object.hasOwn(table, name) ? table[name] : undefined)

/** The edit that the list asks for at this node; within an edited node nothing else is looked at. */
function editAt(node: Node, part: string, parent: Node, left: LeftOut): Edit | undefined {
  const made = functionIn(node)
  const body = own(left.functions, made?.name)
  if (made?.name !== undefined && body !== undefined) return { ...made.body, text: body, name: made.name }
  if (node.type === 'AssignmentExpression' && isNode(node.left) && isNode(node.right)) {
    const name = nameOf(node.left)
    if (left.exports?.some((each) => name === `exports.${each}`)) return { ...node, text: '0', name: name?.slice('exports.'.length) ?? '' }
    if (own(left.variables, name) !== undefined) return { start: node.left.start, end: node.right.start, text: '', name: name ?? '' }
  }
  const isRead = !isOnlyAName(part, parent)
  if (node.type === 'Identifier' && isRead) {
    const text = own(left.variables, nameOf(node))
    if (text !== undefined) return { ...node, text, name: nameOf(node) ?? '' }
  }
  if (node.type === 'MemberExpression' && isRead) {
    const name = nameOf(node.property)
    const text = own(left.fields, name)
    if (text !== undefined) return { ...node, text, name: name ?? '' }
  }
  return undefined
}

function editsIn(node: Node, left: LeftOut, found: Edit[] = [], part = '', parent: Node = node): Edit[] {
  const edit = editAt(node, part, parent, left)
  if (edit) found.push(edit)
  else
    for (const [name, value] of Object.entries(node))
      for (const each of [value].flat()) if (isNode(each)) editsIn(each, left, found, name, node)
  return found
}

/** Fails when a newer release no longer has something by that name: the list is then to be read again. */
function without(left: LeftOut, code: string, module: Node): string {
  const edits = editsIn(module, left)
  const done = new Set(edits.map(({ name }) => name))
  const asked = [left.functions, left.variables, left.fields].flatMap((table) => Object.keys(table ?? {}))
  const gone = [...asked, ...(left.exports ?? [])].filter((name) => !done.has(name))
  if (gone.length > 0) throw new Error(`Nothing to leave out by the name of ${gone.join(', ')}`)
  const lastFirst = edits.toSorted((a, b) => b.start - a.start)
  return lastFirst.reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

export function leftOutParts(): Plugin {
  return {
    name: 'left-out-parts',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler(code, id) {
        const [, left] = Object.entries(LEFT_OUT).find(([file]) => id.replaceAll('\\', '/').endsWith(file)) ?? []
        const less = left ? without(left, code, this.parse(code) as unknown as Node) : code
        return { code: less.replace(MADE, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, ''), map: null }
      },
    },
  }
}
