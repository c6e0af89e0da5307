/**
 * Leaves out of react-router what this app never does: more than five kilobytes of every first visit.
 * - A component made by a call, or given a display name by an assignment, counts as something that happens, and stays although
 *   nobody imports it: both are marked as droppable.
 * - The router is one closure from which nothing can be shaken. What only actions, fetchers, prefetched page links and
 *   instrumentation ever reach is emptied. `tests/rules/code-bans.ts` keeps the app from asking for them.
 */
import type { Plugin } from 'vite'

const ROUTER = /node_modules[\\/]react-router[\\/]/
const MADE = /= (React[\w$]*\.(?:forwardRef|createContext|memo)\()/g
const DISPLAY_NAME = /^\s*[\w$]+\.displayName = "[^"]*";$/gm

const NEVER = "{ throw new Error('left out of this build'); }"
/** By file, functions that are never reached, or do nothing here, and what is left of them. */
const EMPTIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': { handleAction: NEVER, fetch: NEVER, handleFetcherAction: NEVER, handleFetcherLoader: NEVER },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: '{ return {}; }',
    instrumentClientSideRouter: '{ return router; }',
    consumeInstrumentationClientResultMetaReceiver: '{}',
  },
  'dom/ssr/components.js': { usePrefetchBehavior: '{ return [false, null, {}]; }', PrefetchPageLinks: '{ return null; }' },
}

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: Node | Node[]
}

const bodyOf = ({ body }: Node): Node[] => (Array.isArray(body) ? body : body ? [body] : [])

/** Functions of a module, and those one step inside them: where the router keeps its own. */
function functionsIn(nodes: readonly Node[], depth = 0): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'FunctionDeclaration') return []
    return depth === 0 ? [node, ...functionsIn(bodyOf(node).flatMap(bodyOf), 1)] : [node]
  })
}

/** Fails when a newer release no longer has a function by that name: the list above is then to be read again. */
function emptied(code: string, functions: readonly Node[], bodies: Readonly<Record<string, string>>): string {
  const found = Object.entries(bodies).map(([name, left]) => {
    const [body] = bodyOf(functions.find(({ id }) => id?.name === name) ?? { type: '', start: 0, end: 0 })
    if (!body) throw new Error(`react-router has no function ${name} to leave out`)
    return { ...body, left }
  })
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, left }) => text.slice(0, start) + left + text.slice(end), code)
}

export function droppableRouterParts(): Plugin {
  return {
    name: 'droppable-router-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code, id) {
        const [, bodies] = Object.entries(EMPTIED).find(([file]) => id.replaceAll('\\', '/').endsWith(`/lib/${file}`)) ?? []
        const less = bodies ? emptied(code, functionsIn(this.parse(code).body as unknown as Node[]), bodies) : code
        return { code: less.replace(MADE, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, ''), map: null }
      },
    },
  }
}
