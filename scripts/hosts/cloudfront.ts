/**
 * The two CloudFront functions for an S3 bucket: which file an address opens, and the headers of every
 * response.
 */

import { BOX_ADDRESS, BOX_FILE } from '#src/lib/code/box-page.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { ASKED_ANEW, BOX_ADDRESSES, HASHED_FOLDERS, KEPT_FOR_A_YEAR } from '../frames/host-files.ts'
import { SERVED_ADDRESSES } from './addresses.ts'

/** CloudFront's maximum size, in bytes. */
export const FUNCTION_LIMIT = 10_240

/** Addresses of these patterns open prerendered files. */
const isPainted = (pattern: string, painted: readonly string[]) => {
  const kind = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)
  return painted.some((path) => kind.test(path))
}

/** By HTML file, the patterns as one expression, because the function has a size limit. */
function groupByFile(painted: readonly string[]): Record<string, string> {
  const groups: Record<string, string[]> = {}
  for (const { pattern, file } of SERVED_ADDRESSES) {
    const name = isPainted(pattern, painted) ? '' : getHtmlName(file)
    ;(groups[name] ??= []).push(pattern.slice(1).replaceAll(/:\w+/g, '[^/]+'))
  }
  for (const address of BOX_ADDRESSES) groups[BOX_FILE] = [address.slice(1)]
  return Object.fromEntries(
    Object.entries(groups).map(([file, patterns]) => [file, `^/(?:${patterns.join('|')})$`]),
  )
}

/**
 * "Viewer request". An unknown address requests a missing file: the bucket's 403 or 404 is answered with
 * `404.html`.
 */
export function buildRequestFunction(painted: readonly string[] = []): string {
  const { '': own = '', ...files } = groupByFile(painted)
  return `// CloudFront function, "viewer request". Made by the build from the table of routes.
var FILES = ${JSON.stringify(files)}
var OWN = ${JSON.stringify(own)}

function handler(event) {
  var request = event.request
  var path = request.uri.replace(/(.)\\/$/, '$1')
  if (OWN && new RegExp(OWN).test(path)) {
    request.uri = path + '.html'
    return request
  }
  for (var file in FILES) {
    if (new RegExp(FILES[file]).test(path)) {
      request.uri = '/' + file
      return request
    }
  }
  if (/^\\/_|\\/\\./.test(path)) request.uri = '/none'
  return request
}
`
}

/** "Viewer response": CloudFront adds none of these headers itself. */
type Headers = Readonly<Record<string, string>>

const writeValues = (headers: Headers) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }])),
  )

export function buildResponseFunction(headers: Headers, boxHeaders?: Headers): string {
  return `// CloudFront function, "viewer response". Made by the build from _headers.
var HEADERS = ${writeValues(headers)}
var BOX_HEADERS = ${writeValues(boxHeaders ?? {})}

function handler(event) {
  var response = event.response
  for (var name in HEADERS) response.headers[name] = HEADERS[name]
  if (/^${BOX_ADDRESS.replaceAll('/', String.raw`\/`)}(?:\\.html)?$/.test(event.request.uri))
    for (var own in BOX_HEADERS) response.headers[own] = BOX_HEADERS[own]
  var isKept = response.statusCode === 200 && /^(?:${HASHED_FOLDERS.map((folder) => folder.replaceAll('/', String.raw`\/`)).join('|')})/.test(event.request.uri)
  response.headers['cache-control'] = { value: isKept ? '${KEPT_FOR_A_YEAR}' : '${ASKED_ANEW}' }
  return response
}
`
}
