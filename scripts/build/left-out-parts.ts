/**
 * Leaves out of two packages what this app never does: more than six kilobytes of every first visit.
 * - A component of react-router that is made by a call, or given a display name by an assignment, counts as something that
 *   happens, and stays although nobody imports it: both are marked as droppable.
 * - The router is one closure and ky one class, from which nothing can be shaken. What only actions, fetchers, prefetched page
 *   links and instrumentation, or search parameters, schemas and progress of ky ever reach is emptied.
 * `tests/rules/code-bans.ts` keeps the app from asking for any of it.
 */
import type { Plugin } from 'vite'

const PACKAGES = /node_modules[\\/](?:react-router|ky)[\\/]/
const MADE = /= (React[\w$]*\.(?:forwardRef|createContext|memo)\()/g
const DISPLAY_NAME = /^\s*[\w$]+\.displayName = "[^"]*";$/gm

const NEVER = "{ throw new Error('left out of this build'); }"
/** By file, functions that are never reached, or do nothing here, and what is left of them. */
const EMPTIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-router/dist/production/lib/router/router.js': {
    handleAction: NEVER,
    fetch: NEVER,
    handleFetcherAction: NEVER,
    handleFetcherLoader: NEVER,
  },
  'react-router/dist/production/lib/router/instrumentation.js': {
    getRouteInstrumentationUpdates: '{ return {}; }',
    instrumentClientSideRouter: '{ return router; }',
    consumeInstrumentationClientResultMetaReceiver: '{}',
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    usePrefetchBehavior: '{ return [false, null, {}]; }',
    PrefetchPageLinks: '{ return null; }',
  },
  'ky/distribution/core/Ky.js': {
    validateJsonWithSchema: NEVER,
    cloneInitHookOptions: NEVER,
    wrapRequestWithUploadProgress: '{ return request; }',
  },
  'ky/distribution/utils/body.js': { streamResponse: NEVER },
  'ky/distribution/utils/merge.js': { appendSearchParameters: NEVER },
}

interface Place {
  start: number
  end: number
}

interface Node extends Place {
  type: string
  id?: { name?: string } | null
  key?: { name?: string } | null
  init?: Node | null
  value?: Node | null
  body?: Node | null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
}

/** The bodies of a module's functions by their names: declared, assigned to a constant, or a method of a class. */
function bodiesIn(node: Node, found = new Map<string, Place>()): Map<string, Place> {
  const { id, key, init, value } = node
  const name = id?.name ?? key?.name
  const body = node.type === 'FunctionDeclaration' ? node.body : (init ?? value)?.body
  if (name !== undefined && body) found.set(name, body)
  for (const part of Object.values(node).flat()) if (isNode(part)) bodiesIn(part, found)
  return found
}

/** Fails when a newer release no longer has a function by that name: the list above is then to be read again. */
function emptied(code: string, module: Node, left: Readonly<Record<string, string>>): string {
  const bodies = bodiesIn(module)
  const places = Object.entries(left).map(([name, text]) => {
    const body = bodies.get(name)
    if (!body) throw new Error(`No function ${name} to leave out`)
    return { ...body, text }
  })
  const lastFirst = places.toSorted((a, b) => b.start - a.start)
  return lastFirst.reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

export function leftOutParts(): Plugin {
  return {
    name: 'left-out-parts',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler(code, id) {
        const [, left] = Object.entries(EMPTIED).find(([file]) => id.replaceAll('\\', '/').endsWith(file)) ?? []
        const less = left ? emptied(code, this.parse(code) as unknown as Node, left) : code
        return { code: less.replace(MADE, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, ''), map: null }
      },
    },
  }
}
