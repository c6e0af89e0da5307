/**
 * The sandbox in Node below the client's origin, as a deployment may have its API: one server for all bases.
 */

import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { findRefusal, openSandbox, respond } from './node.ts'

/** The paths of a single-origin build. (`env.config.ts`) */
const PATHS = {
  main: '/api/v2',
  talent: '/api/v2/talent-api',
  search: '/search-api',
  icon: '/icon',
  media: '/media',
}
const NO_PORTS = { client: 0, icon: 0, api: 0, talent: 0, search: 0, media: 0 }

export interface SandboxBelow {
  /** False for addresses of the client itself. */
  answers: (path: string) => boolean
  listener: RequestListener
}

/** `client`: its origin. */
export async function openSandboxBelow(client: string, file?: string): Promise<SandboxBelow> {
  const { main, talent, search, icon, media } = PATHS
  const at = (path: string) => `${client}${path}`
  const addresses = {
    client,
    main: at(main),
    talent: at(talent),
    search: at(search),
    icon: at(icon),
    media: at(media),
  }
  const sandbox = await openSandbox({ ports: NO_PORTS, addresses, ...(file === undefined ? {} : { file }) })
  const listener = getRequestListener(
    (request, bindings) =>
      findRefusal(request, 'localhost', bindings as HttpBindings) ??
      respond(() => sandbox.fetch(request), request, bindings as HttpBindings),
  )
  return {
    answers: (path) => [...Object.values(PATHS), '/__sandbox'].some((start) => path.startsWith(`${start}/`)),
    listener: (request, response) => void listener(request, response),
  }
}
