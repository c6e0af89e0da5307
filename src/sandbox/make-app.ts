/**
 * The local API: every base of the contract over one embedded database, as a function from Request to
 * Response. Node, the tests and the demo build use the same app. (rulings R7, R9)
 */

import { Hono } from 'hono'
import { contract } from '#src/api/contract/all.ts'
import { makeControlApp } from './control/control-app.ts'
import type { Database, Db } from './database/open.ts'
import { findById } from './database/queries.ts'
import { setting } from './database/tables/setting.ts'
import { handlers } from './handlers/all.ts'
import { makeIconApp } from './icons/icon-app.ts'
import { makeClock, type Clock } from './kernel/clock.ts'
import { isForeignPage, handleCors } from './kernel/cors.ts'
import { makeFaults } from './kernel/faults.ts'
import { makeFiles, openMemoryStore, type FileStore } from './kernel/files.ts'
import type { Addresses } from './kernel/handler.ts'
import type { Kernel } from './kernel/kernel.ts'
import { makeHandlers } from './kernel/make-handlers.ts'
import { makeSecret } from './kernel/new-id.ts'
import { makeRequestLog } from './kernel/request-log.ts'
import { makeTokens } from './kernel/tokens.ts'
import { makeMediaApp } from './media/media-app.ts'
import type { StaticFiles } from './media/static-files.ts'
import { fillDatabase, type Seed, type SeedImages } from './seed/seed-images.ts'

export interface SandboxParts {
  database: Database
  addresses: Addresses
  seed: Seed
  /** Copies of earlier seeds, for in-memory databases; without them every fill seeds anew. */
  seedImages?: SeedImages
  clock?: Clock
  /** Storage of uploads; memory when omitted. */
  store?: FileStore
  /** Streams and scripts of the media host; none when omitted. */
  statics?: StaticFiles
}

export type Host = 'main' | 'talent' | 'search' | 'icon' | 'media'

export interface Sandbox extends Kernel {
  /** Picks the base by the request's address. */
  fetch(request: Request): Promise<Response>
  /** For a server that listens on one port per base. */
  at(host: Host, request: Request): Promise<Response>
  /** Seeds the database and resets the time, the faults and the log. */
  reset(): Promise<void>
}

/** Tokens and file addresses stay valid across restarts, so their key is stored in the database. */
async function findSecret(db: Db): Promise<string | undefined> {
  return (await findById(db, setting, 'secret'))?.value
}

const hosts: readonly Host[] = ['talent', 'main', 'search', 'icon', 'media']

function mountAt(address: string, app: Hono): Hono {
  const root = new Hono()
  root.route(new URL(address).pathname, app)
  root.onError((error) => {
    throw error
  })
  return root
}

/** The host of an address: the longest match, by origin first, then by port, then by path only. */
function findHost(url: URL, addresses: Addresses): Host {
  const fits = (host: Host, isOrigin: (base: URL) => boolean) => {
    const base = new URL(addresses[host])
    return isOrigin(base) && `${url.pathname}/`.startsWith(base.pathname.replace(/\/?$/, '/'))
  }
  const longestFirst = hosts.toSorted((a, b) => addresses[b].length - addresses[a].length)
  const tests: ((base: URL) => boolean)[] = [
    (base) => base.origin === url.origin,
    (base) => base.port === url.port,
    () => true,
  ]
  for (const test of tests) {
    const found = longestFirst.find((host) => fits(host, test))
    if (found) return found
  }
  return 'main'
}

export async function makeSandbox(parts: SandboxParts): Promise<Sandbox> {
  const {
    database,
    addresses,
    seed,
    seedImages,
    clock = makeClock(),
    store = openMemoryStore(),
    statics,
  } = parts
  const { db } = database
  const secret = (await findSecret(db)) ?? makeSecret()

  async function fill(): Promise<void> {
    await fillDatabase({ database, store, seed, now: clock.now(), images: seedImages })
    await database.turn(async () => void (await db.insert(setting).values({ _id: 'secret', value: secret })))
  }

  if (database.isEmpty) await fill()
  const files = makeFiles({ db, store, clock, media: addresses.media, secret })
  const kernel: Kernel = {
    database,
    db,
    clock,
    files,
    addresses,
    tokens: makeTokens(secret),
    faults: makeFaults(),
    log: makeRequestLog(),
  }

  async function reset(): Promise<void> {
    clock.reset()
    kernel.faults.clear()
    await database.clear()
    await store.clear()
    await fill()
    kernel.log.clear()
  }

  const api = makeHandlers(contract, handlers, kernel)
  const control = makeControlApp(kernel, reset)
  const apps: Record<Host, Hono> = {
    main: mountAt(addresses.main, api.main),
    talent: mountAt(addresses.talent, api.talent),
    search: mountAt(addresses.search, api.search),
    icon: mountAt(addresses.icon, makeIconApp(addresses.icon)),
    media: mountAt(addresses.media, makeMediaApp(kernel, statics)),
  }

  const at = (host: Host, request: Request) =>
    handleCors(request, addresses.client, kernel.clock.now(), async () => {
      const isControl = host === 'main' && new URL(request.url).pathname.startsWith('/__sandbox')
      if (isControl && isForeignPage(request, addresses.client)) return new Response(null, { status: 403 })
      return (isControl ? control : apps[host]).fetch(request)
    })

  return {
    ...kernel,
    at,
    reset,
    fetch: (request) => {
      const url = new URL(request.url)
      return at(url.pathname.startsWith('/__sandbox') ? 'main' : findHost(url, addresses), request)
    },
  }
}
