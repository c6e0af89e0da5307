/**
 * Serves a build as a static host does: compressed copies, the header file's values, one HTML file per frame. A missing
 * asset is a 404, never a page, or a browser would run HTML as a script.
 */
import { join } from 'node:path'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isOwnHost } from '#src/sandbox/kernel/own-host.ts'
import type { Environment } from '../../env.config.ts'
import { readRecord } from '../build/record.ts'
import { readHostRules, type HostRules } from './host-rules.ts'
import { makeAddressMover, type MovedAddresses } from './moved-addresses.ts'
import { makeFileReader, type Encoding, type ServedFile } from './served-files.ts'

interface Site {
  file: (path: string) => ServedFile | undefined
  rules: HostRules
  addresses: MovedAddresses
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The decoded path; one that cannot be decoded stays as it is and opens the page that says so. */
function pathOf(request: IncomingMessage): string | undefined {
  const url = request.url ?? '/'
  const path = URL.canParse(url, 'http://client') ? new URL(url, 'http://client').pathname : undefined
  try {
    return path && decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address without a file ending is a page, whatever the accept header says, as on a static host. */
function findFile(site: Site, path: string): ServedFile | undefined {
  const own = path.endsWith('/') ? undefined : site.file(path)
  if (own) return own
  const isPage = !path.startsWith('/assets/') && !/\.\w+$/.test(path)
  const page = isPage ? site.rules.pageFor(path) : undefined
  return page ? site.file(page) : undefined
}

function send(site: Site, request: IncomingMessage, response: ServerResponse, path: string, file: ServedFile): void {
  const headers = { 'cache-control': 'no-cache', ...site.rules.headersFor(path) }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, site.addresses.move(value))
  if (file.namesAddresses) response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', file.tag).setHeader('vary', 'accept-encoding').setHeader('content-type', file.type)
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end()
    return
  }
  const { body, encoding } = file.body(encodingFor(request))
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(`${status}\n`)
}

/** A server that is not listening yet. `environment`: the addresses of this run. */
export function makeClientServer(folder: string, environment: Environment): Server {
  const record = readRecord(folder)
  if (!record) throw new Error(`There is no build in ${folder}. Run npm run build first.`)
  const addresses = makeAddressMover(record, environment)
  const site: Site = { file: makeFileReader(join(folder, '/'), addresses), rules: readHostRules(folder), addresses }
  const own = new URL(environment.VITE_CLIENT_URL).hostname
  return createServer((request, response) => {
    if (!isOwnHost(request.headers.host, own)) return refuse(response, 421)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const path = pathOf(request)
    if (path === undefined) return refuse(response, 400)
    const file = findFile(site, path)
    return file ? send(site, request, response, path, file) : refuse(response, 404)
  })
}
