/**
 * Lets the bundler drop what nobody imports of react-router: a component made by a call, or given a display name by an assignment,
 * counts as something that happens, and stays. Together that is more than a kilobyte of every first visit.
 */
import type { Plugin } from 'vite'

const ROUTER = /node_modules[\\/]react-router[\\/]/
const MADE = /= (React[\w$]*\.(?:forwardRef|createContext|memo)\()/g
const DISPLAY_NAME = /^\s*[\w$]+\.displayName = "[^"]*";$/gm

export function droppableRouterParts(): Plugin {
  return {
    name: 'droppable-router-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: code.replace(MADE, '= /* @__PURE__ */ $1').replace(DISPLAY_NAME, ''), map: null }),
    },
  }
}
