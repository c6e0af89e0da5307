/** The sandbox as Node servers, one port per base, over a file that survives a restart. (rulings R7, R9) */

import { dirname, join } from 'node:path'
import { serve, type HttpBindings, type ServerType } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { openFolderStore } from './database/folder-store.ts'
import { HAS_COPIES, openNodeEngine } from './database/node-engine.ts'
import { openDatabase } from './database/open.ts'
import { makeClock } from './kernel/clock.ts'
import { DroppedLine } from './kernel/faults.ts'
import type { Addresses } from './kernel/handler.ts'
import { getListenAddress, isFromThisMachine, isOwnHost } from './kernel/own-host.ts'
import { makeSandbox, type Host, type Sandbox } from './make-app.ts'
import { nodeStatics } from './media/node-statics.ts'
import { makeSeedImages } from './seed/seed-images.ts'
import { seed } from './seed/seed.ts'

/** JSON is compressed, as in any real API: a learner's day is 80 kB, half a second on a slow connection. */
export function compressResponse(request: Request, response: Response): Response {
  const isAccepted = request.headers.get('accept-encoding')?.includes('gzip') === true
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (!isAccepted || !isJson || response.body === null || response.headers.has('content-encoding'))
    return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  const body = response.body.pipeThrough(new CompressionStream('gzip'))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

export interface Ports {
  client: number
  icon: number
  api: number
  talent: number
  search: number
  media: number
}

export interface StartOptions {
  ports: Ports
  /** Database file; `:memory:` for none. */
  file?: string
  /** The name by which other machines reach this one. */
  host?: string
  /** Replaces one port per base. */
  addresses?: Addresses
  /** The instant to seed around, for reproducible screenshots; the clock starts there too. */
  seedAt?: Date
}

export interface RunningSandbox extends Sandbox {
  stop(): Promise<void>
}

export const DEFAULT_FILE = '.sandbox/karigor.sqlite'

const portNames: Record<Host, keyof Ports> = {
  main: 'api',
  talent: 'talent',
  search: 'search',
  icon: 'icon',
  media: 'media',
}

function buildAddresses({ client, icon, api, talent, search, media }: Ports, host: string) {
  const at = (port: number) => `http://${host}:${port}`
  return {
    client: at(client),
    main: `${at(api)}/api/v2`,
    talent: `${at(talent)}/api/v2`,
    search: at(search),
    icon: at(icon),
    media: at(media),
  }
}

/**
 * Rejects foreign host names, and keeps the control endpoint, which lists accounts with passwords, from other
 * machines. (docs/sandbox.md)
 */
export function findRefusal(request: Request, own: string, { incoming }: HttpBindings): Response | undefined {
  if (!isOwnHost(incoming.headers.host, own)) return new Response(null, { status: 421 })
  const isControl = new URL(request.url).pathname.startsWith('/__sandbox')
  return isControl && !isFromThisMachine(incoming.socket.remoteAddress)
    ? new Response(null, { status: 403 })
    : undefined
}

/** Destroys the connection for a fault: the browser must see a network failure, not a response. */
export async function respond(
  ask: () => Promise<Response>,
  request: Request,
  { outgoing }: HttpBindings,
): Promise<Response> {
  try {
    return compressResponse(request, await ask())
  } catch (error) {
    if (!(error instanceof DroppedLine)) throw error
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

function describeTakenPort(port: number, name: string): Error {
  const latin = `Port ${port} (${name}) is taken: stop what runs there or set PORT_${name.toUpperCase()} to another one.`
  return new Error(`${port} পোর্টটি ব্যস্ত। ${latin}`)
}

/** One listening server; rejects with one clear message when the port is taken. */
function listen(sandbox: Sandbox, host: Host, ports: Ports, own: string): Promise<ServerType> {
  const name = portNames[host]
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, bindings: unknown) =>
      findRefusal(request, own, bindings as HttpBindings) ??
      respond(() => sandbox.at(host, request), request, bindings as HttpBindings)
    const server = serve({ fetch, port: ports[name], hostname: getListenAddress(own) }, () => resolve(server))
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? describeTakenPort(ports[name], name) : error),
    )
  })
}

function close(server: ServerType): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

export async function openSandbox({
  ports,
  file = DEFAULT_FILE,
  host = 'localhost',
  addresses,
  seedAt,
}: StartOptions): Promise<Sandbox> {
  const database = openDatabase(openNodeEngine(file))
  const clock = makeClock()
  if (seedAt) clock.moveTo(seedAt)
  const isInMemory = file === ':memory:'
  const store = isInMemory ? undefined : openFolderStore(join(dirname(file), 'files'))
  const seedImages = isInMemory && HAS_COPIES ? makeSeedImages() : undefined
  return makeSandbox({
    database,
    clock,
    store,
    seed,
    seedImages,
    statics: nodeStatics,
    addresses: addresses ?? buildAddresses(ports, host),
  })
}

/** Listens on all five ports; if one is taken, the others are closed again. */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  const sandbox = await openSandbox(options)
  const hosts = Object.keys(portNames) as Host[]
  const own = options.host ?? 'localhost'
  const started = await Promise.allSettled(hosts.map((host) => listen(sandbox, host, options.ports, own)))
  const servers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

  async function stop(): Promise<void> {
    await Promise.all(servers.map(close))
    sandbox.database.close()
  }

  const failed = started.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { ...sandbox, stop }
}
