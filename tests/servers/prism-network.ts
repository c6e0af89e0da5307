/**
 * The calls of the three bases at one Prism, which matches paths, not hosts. Logins go to the sandbox, since
 * a made-up one leads nowhere.
 */

import { request as ask } from 'node:http'
import { testAddresses } from '../support/fresh-sandbox.ts'

export type Server = (request: Request) => Promise<Response> | Response

export const LOGIN = /\/user\/(?:with-otp|verify-otp)/

/** The path as in the document, which has no trailing slashes. */
function findPath(address: string): string {
  const { main, talent, search } = testAddresses
  const base = [main, talent, search].find((each) => address.startsWith(each)) ?? ''
  const [path = '', query] = address.slice(base.length).split('?')
  return `${path.replace(/(?<=.)\/$/, '')}${query === undefined ? '' : `?${query}`}`
}

export function makePrismNetwork(port: number, sandbox: Server): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (LOGIN.test(request.url)) return sandbox(request)
    const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer())
    const { method } = request
    const headers = Object.fromEntries(request.headers)
    return new Promise((resolve, reject) => {
      ask({ port, path: findPath(request.url), method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const type = response.headers['content-type'] ?? ''
          resolve(
            new Response(Buffer.concat(chunks), {
              status: response.statusCode,
              headers: { 'content-type': type },
            }),
          )
        })
      })
        .on('error', reject)
        .end(body)
    })
  }
}
