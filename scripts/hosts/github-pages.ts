/**
 * GitHub Pages as documented: the file, the file with `.html`, the page of a folder, or else `404.html` with
 * 404. It has no rules, no custom headers, and caches for ten minutes. Without `.nojekyll` names that begin
 * with an underscore are omitted.
 */

import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { isFile, makeServer } from '../serve/make-server.ts'

const TEN_MINUTES = 'max-age=600'

export function makeGitHubPages(folder: string): Server {
  const isAsItIs = existsSync(join(folder, '.nojekyll'))
  const isThere = (path: string) => (isAsItIs || !/\/_/.test(path)) && isFile(join(folder, path))
  return makeServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://pages').pathname)
    const tried = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const file = tried.find(isThere)
    response
      .setHeader('content-type', getMimeType(file ?? '/404.html') ?? 'application/octet-stream')
      .setHeader('cache-control', TEN_MINUTES)
    response.writeHead(file === undefined ? 404 : 200).end(readFileSync(join(folder, file ?? '404.html')))
  })
}
