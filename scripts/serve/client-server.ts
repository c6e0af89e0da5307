/**
 * Serves a build as a static host does: compressed copies, the header file's values, one HTML file per frame.
 * A missing asset is a 404, never a page, because a browser would run HTML as a script.
 */

import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isPatternMatch } from '#src/lib/frame-address.ts'
import { isOwnHost } from '#src/sandbox/kernel/own-host.ts'
import type { Environment } from '../../env.config.ts'
import { readRecord } from '../build/record.ts'
import { readHeaderRules } from '../hosts/header-rules.ts'
import { makeServer } from './make-server.ts'
import {
  makeAddressMover,
  makeFileReader,
  type Encoding,
  type MoveAddresses,
  type ServedFile,
} from './served-files.ts'

/** The rewrite and header files of a build, read as a static host would, so that both behave the same. */
interface HostRules {
  /** The page that opens for an address without a file. */
  pageFor: (path: string) => string | undefined
  /** A later rule wins. */
  headersFor: (path: string) => Record<string, string>
}

function parseRedirects(text: string): { pattern: string; file: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((parts) => parts.length === 3 && parts[2] === '200')
    .map(([pattern = '', file = '']) => ({ pattern: decodeURI(pattern), file: decodeURI(file) }))
}

function readHostRules(folder: string): HostRules {
  const redirects = parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'))
  const rules = readHeaderRules(folder)
  return {
    pageFor: (path) => redirects.find(({ pattern }) => isPatternMatch(pattern, path))?.file,
    headersFor: (path) =>
      Object.assign(
        {},
        ...rules.filter(({ pattern }) => isPatternMatch(pattern, path)).map(({ headers }) => headers),
      ),
  }
}

interface Site {
  file: (path: string) => ServedFile | undefined
  readonly rules: HostRules
  move: MoveAddresses
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The decoded path; an undecodable one stays unchanged and opens the not-found page. */
function pathOf(request: IncomingMessage): string | undefined {
  const url = request.url ?? '/'
  const path = URL.canParse(url, 'http://client') ? new URL(url, 'http://client').pathname : undefined
  try {
    return path && decodeURIComponent(path)
  } catch {
    return path
  }
}

interface Found {
  file: ServedFile
  status: 200 | 404
}

/** A file of that name, the page of an address, or the not-found page; undefined when the build lacks it. */
function findFile(site: Site, path: string): Found | undefined {
  const own = path.endsWith('/') ? undefined : site.file(path)
  if (own) return { file: own, status: 200 }
  const page = path === '/' ? '/index' : site.rules.pageFor(path)
  const file = page && site.file(`${page}.html`)
  if (file) return { file, status: 200 }
  const unknown = site.file('/404.html')
  return unknown && { file: unknown, status: 404 }
}

function send(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { file, status }: Found,
): void {
  const isFound = status === 200
  const headers = {
    'Cache-Control': 'no-cache',
    ...site.rules.headersFor(path),
    ...(isFound ? {} : { 'Cache-Control': 'no-store' }),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, site.move(value) ?? value)
  if (file.namesAddresses) response.setHeader('cache-control', 'no-cache')
  response
    .setHeader('etag', file.tag)
    .setHeader('vary', 'accept-encoding')
    .setHeader('content-type', file.type)
  if (isFound && request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end()
    return
  }
  const { body, encoding } = file.read(encodingFor(request))
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(status, { 'content-length': body.length })
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

/** Creates a server without listening. `environment`: the addresses of this run. */
export function makeClientServer(folder: string, environment: Environment): Server {
  const record = readRecord(folder)
  if (!record) throw new Error(`There is no build in ${folder}. Run npm run build first.`)
  const move = makeAddressMover(record, environment)
  let rules: HostRules | undefined
  const site: Site = {
    file: makeFileReader(folder, move),
    // Read with the first page: until then the public pages may still be prerendered.
    get rules() {
      return (rules ??= readHostRules(folder))
    },
    move,
  }
  const own = new URL(environment.VITE_CLIENT_URL).hostname
  return makeServer((request, response) => {
    if (!isOwnHost(request.headers.host, own)) return refuse(response, 421)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const path = pathOf(request)
    if (path === undefined) return refuse(response, 400)
    const answer = findFile(site, path)
    return answer ? send(site, request, response, path, answer) : refuse(response, 404)
  })
}

/**
 * Starts a server, on every interface unless `host` names one. A taken port gives one clear message with the
 * variable that moves it. (ruling R7)
 */
export function listen(server: Server, port: number, variable: string, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`)
          : error,
      )
    })
    server.listen({ port, host }, () => resolve())
  })
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
