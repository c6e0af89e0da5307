/**
 * The sandbox inside the page, for the demo build: the same handlers over SQLite as WebAssembly, with its
 * data stored in the browser between visits and shared by its tabs. Only `main.tsx` loads it. (ruling R9)
 */

import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { runExclusively, openBrowserStorage } from './database/browser-storage.ts'
import { openDatabase } from './database/open.ts'
import { openSqlJsEngine } from './database/sql-js-engine.ts'
import type { Addresses } from './kernel/handler.ts'
import { makeSandbox } from './make-app.ts'
import { openBrowserStore } from './media/browser-store.ts'
import { seed } from './seed/seed.ts'

export interface BrowserSandbox {
  /** Replaces the page's own `fetch`. */
  fetch(request: Request): Promise<Response>
  /**
   * If the page's address is one of the gateways' pages or the hosted player, shows that page instead of the
   * app and returns true: without a server nobody else could.
   */
  showPage(): Promise<boolean>
}

/** A form on such a page is sent here too, and its redirect is followed. */
function submitForms(fetchPage: (request: Request) => Promise<Response>): void {
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    const body = new URLSearchParams({ [submitter.name]: submitter.value })
    void fetchPage(new Request(location.href, { method: 'POST', body })).then((response) => {
      location.assign(response.headers.get('location') ?? location.href)
    })
  })
}

/** `addresses.media` and `addresses.icon` are paths of the page's own origin. (ruling R6) */
export function startBrowserSandbox(addresses: Addresses): Promise<BrowserSandbox> {
  // Two tabs that open at the same time would both fill an empty database.
  return runExclusively(() => openHere(addresses))
}

async function openHere(addresses: Addresses): Promise<BrowserSandbox> {
  const storage = openBrowserStorage()
  const engine = await openSqlJsEngine(wasmAddress, await storage.readNewer())
  const database = openDatabase(engine)
  const sandbox = await makeSandbox({ database, addresses, seed, store: await openBrowserStore() })
  const save = async () => storage.save(await database.between(() => engine.copy()))
  if (database.isEmpty) await save()

  /** Loads the writes of other tabs first. */
  async function readOn(request: Request): Promise<Response> {
    const content = await storage.readNewer()
    if (content !== undefined) await database.between(() => engine.load(content))
    return sandbox.fetch(request)
  }

  async function write(request: Request): Promise<Response> {
    const response = await readOn(request)
    // Before the response is returned: the page may be left at once, for a gateway.
    await save()
    return response
  }

  const respond = (request: Request) =>
    request.method === 'GET' ? readOn(request) : runExclusively(() => write(request))

  const media = new URL(addresses.media)
  const isOurs = (path: string) =>
    media.origin === location.origin &&
    [`${media.pathname}/pay/`, `${media.pathname}/player`].some((start) => path.startsWith(start))

  return {
    fetch: respond,
    async showPage() {
      if (!isOurs(location.pathname)) return false
      const html = await (await respond(new Request(location.href))).text()
      document.open()
      document.write(html)
      document.close()
      submitForms(respond)
      return true
    },
  }
}
