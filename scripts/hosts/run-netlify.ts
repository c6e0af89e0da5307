/**
 * Netlify, simulated with the three packages that its emulator uses to read `_redirects`, `_headers` and
 * files.
 */

import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { close, listen } from '../serve/client-server.ts'
import { makeServer } from '../serve/make-server.ts'
import { findLent, importLent } from './host-packages.ts'
import type { RunningHost } from './run-nginx.ts'

type GetFile = (request: Request) => Promise<(() => Promise<Response>) | undefined>

interface Redirects {
  match: (request: Request) => Promise<{ target: URL } | undefined>
  handle: (request: Request, match: { target: URL }, getFile: GetFile) => Promise<Response | undefined>
}
interface RedirectsModule {
  RedirectsHandler: new (options: object) => Redirects
}
interface HeadersModule {
  HeadersHandler: new (options: object) => {
    apply: (request: Request, response: Response) => Promise<unknown>
  }
}
interface StaticModule {
  StaticHandler: new (options: { directory: string }) => {
    match: (request: Request) => Promise<{ handle: () => Promise<Response> } | undefined>
  }
}

export interface Netlify {
  redirects: string
  headers: string
  files: string
}

export function findNetlify(): Netlify | undefined {
  const [redirects, headers, files] = ['redirects', 'headers', 'static'].map((name) =>
    findLent(`@netlify/${name}`, 'dist/main.js'),
  )
  return redirects && headers && files ? { redirects, headers, files } : undefined
}

/** Netlify does not publish these two files. */
const READ_BY_IT = /^\/_(?:headers|redirects)$/

async function makeAnswer(found: Netlify, folder: string): Promise<(request: Request) => Promise<Response>> {
  const { RedirectsHandler } = await importLent<RedirectsModule>(found.redirects)
  const { HeadersHandler } = await importLent<HeadersModule>(found.headers)
  const { StaticHandler } = await importLent<StaticModule>(found.files)
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: folder,
    publicDir: folder,
  })
  const headers = new HeadersHandler({ projectDir: folder, publishDir: '.', logger: console })
  const files = new StaticHandler({ directory: folder })
  const dress = async (request: Request, response: Response) => {
    await headers.apply(request, response)
    return response
  }
  const getFile: GetFile = async (request) => {
    const file = READ_BY_IT.test(new URL(request.url).pathname) ? undefined : await files.match(request)
    return file && (async () => dress(request, await file.handle()))
  }
  const unknown = () =>
    new Response(readFileSync(join(folder, '404.html')), {
      status: 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    })
  return async (request) => {
    const match = await redirects.match(request)
    const answer = match && (await redirects.handle(request, match, getFile))
    if (answer) return answer
    const file = await getFile(request)
    return file ? file() : dress(new Request(new URL('/404.html', request.url)), unknown())
  }
}

async function send(answer: Promise<Response>, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answer.then(async (given) => ({
    ...pick(given),
    body: Buffer.from(await given.arrayBuffer()),
  }))
  response.writeHead(status, headers).end(body)
}

const pick = ({ status, headers }: Response) => ({ status, headers: Object.fromEntries(headers) })

export async function runNetlify(found: Netlify, folder: string): Promise<RunningHost> {
  const answer = await makeAnswer(found, folder)
  const server = makeServer((request, response) =>
    send(answer(new Request(`http://${request.headers.host}${request.url}`)), response),
  )
  await listen(server, 0, 'PORT_CLIENT')
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => close(server) }
}
