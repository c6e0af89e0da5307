/**
 * Writes what gives shared proof a face, from the one source in `answer.ts`: Cloudflare's functions, and the
 * service behind nginx, which also draws the pictures. (ruling R79, decision 34)
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { words as paper } from '#src/engines/papers/parts/inside/words.ts'
import { words as performance } from '#src/features/site/batch-public/words.ts'
import { words as check } from '#src/features/site/certificate-check/words.ts'
import { words as talent } from '#src/features/talent/public-page/words.ts'
import { formatDate } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'
import { LOGO } from '../../brand/brand-files.ts'
import { projectRoot } from '../../script.ts'
import type { ProofConfig } from './answer.ts'

/** Where the service listens, on the machine of the host. */
export const PROOF_PORT = 8787
/** All three have one frame. */
export const PROOF_FRAME = getHtmlName(getFileOfAddress('/talent/x'))

export function buildProofConfig(addresses: Readonly<Record<string, string>>, pictures = ''): ProofConfig {
  const client = new URL(addresses['VITE_CLIENT_URL'] ?? '').origin
  const read = (key: string) => new URL(addresses[key] ?? '', client).href.replace(/\/$/, '')
  return {
    client,
    api: read('VITE_API_URL'),
    talentApi: read('VITE_TALENT_API_URL'),
    pictures,
    shareImage: brand.shareImage,
    words: {
      brand: brand.name,
      certificate: paper.bn.paper,
      kind: paper.bn.kind,
      issued: check.validText,
      replaced: check.replacedText,
      revoked: `${check.revoked}। ${check.revokedText}`,
      unknown: check.unknown,
      unknownText: check.unknownText,
      talent: talent.page,
      noTalent: talent.missing,
      noTalentText: talent.missingText,
      performance: performance.title,
      performanceText: performance.noNames,
      months: Array.from(
        { length: 12 },
        (_, at) => formatDate(`2026-${String(at + 1).padStart(2, '0')}-01`).split(/[ ,]/)[1] ?? '',
      ),
    },
  }
}

const readSource = (name: string) =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, name), 'utf8')).replaceAll(/[ \t]+$/gm, '')

const asText = (value: unknown) => JSON.stringify(value, undefined, 2)

function buildCloudflare(config: ProofConfig, source: string): string {
  return `// Cloudflare Pages: made by the build. PROOF_PICTURES may name the service that draws the pictures.
const CONFIG = ${asText(config)}
${source}
export async function onRequestGet({ request, env }) {
  const { pathname } = new URL(request.url)
  // A rewrite of _redirects is not applied behind a function.
  const frame = await env.ASSETS.fetch(new URL('/${PROOF_FRAME.replace(/\.html$/, '')}', request.url))
  const config = { ...CONFIG, pictures: env.PROOF_PICTURES ?? CONFIG.pictures }
  const agent = request.headers.get('user-agent') ?? ''
  const html = await buildProofPage(pathname, await frame.text(), config, agent)
  const headers = new Headers(frame.headers)
  for (const name of ['content-length', 'content-encoding', 'etag', 'x-robots-tag']) headers.delete(name)
  headers.set('cache-control', 'no-cache')
  return new Response(html, { headers })
}
`
}

function buildService(config: ProofConfig, source: string): string {
  const look = { brand: brand.name, ground: brand.colours.theme, accent: brand.colours.accent, mark: LOGO }
  return `// The service behind nginx: node proof-service.mjs <folder of the pages>. Made by the build.
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const CONFIG = ${asText(config)}
const LOOK = ${asText(look)}
${source}
const folder = process.argv[2] ?? '/var/www/karigor'
const port = Number(process.env.PROOF_PORT ?? ${PROOF_PORT})

let frame = { at: 0, html: '' }
function readFrame() {
  const file = join(folder, '${PROOF_FRAME}')
  const at = statSync(file).mtimeMs
  if (at !== frame.at) frame = { at, html: readFileSync(file, 'utf8') }
  return frame.html
}

// Without the two packages of package.json the pages are answered without pictures.
const painter = await import('./draw.mjs').then(
  ({ openPainter }) => openPainter(new URL('./fonts/', import.meta.url), LOOK),
  (error) => void console.error('No pictures are drawn: ' + error.message),
)
const config = { ...CONFIG, pictures: process.env.PROOF_PICTURES ?? (painter ? CONFIG.client : '') }
const pictures = new Map()

async function draw(path) {
  const asked = readProof(path, config)
  const facts = asked && (await askFacts(asked, 3000))
  if (!facts?.picture || !painter) return undefined
  const key = JSON.stringify(facts.picture)
  if (pictures.size > 200) pictures.clear()
  if (!pictures.has(key)) pictures.set(key, painter(facts.picture))
  return pictures.get(key)
}

async function answer({ url = '/', headers }, response) {
  const { pathname } = new URL(url, CONFIG.client)
  const [, pictured] = /^\\/proof(\\/.+)\\.png$/.exec(pathname) ?? []
  if (pictured) {
    const picture = await draw(pictured)
    if (!picture) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=600' }).end(picture)
  }
  const html = await buildProofPage(pathname, readFrame(), config, headers['user-agent'])
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error.message)
    if (!response.headersSent) response.writeHead(502)
    response.end()
  })
}).listen(port, '127.0.0.1', () => console.log('Shared proof is answered on port ' + port + '.'))
`
}

interface Versions {
  devDependencies: Readonly<Record<string, string>>
}

function buildPackage(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Versions
  const dependencies = Object.fromEntries(
    ['@resvg/resvg-js', 'harfbuzzjs'].map((name) => [name, devDependencies[name]]),
  )
  return asText({ private: true, type: 'module', dependencies })
}

/** `functions/` lies beside the pages of Cloudflare, one file for each of the three paths. */
const CLOUDFLARE_PLACES = ['share/certificate/[type]/[id].js', 'talent/[username].js', 'performance/[id].js']

export function writeProof(target: string, addresses: Readonly<Record<string, string>>): void {
  const config = buildProofConfig(addresses)
  const source = readSource('answer.ts').replaceAll(/^export /gm, '')
  const files: Record<string, string> = {
    'nginx/proof-service.mjs': buildService(config, source),
    'nginx/draw.mjs': readSource('draw.ts'),
    'nginx/package.json': buildPackage(),
  }
  for (const place of CLOUDFLARE_PLACES)
    files[`cloudflare/functions/${place}`] = buildCloudflare(config, source)
  for (const [name, text] of Object.entries(files)) {
    const file = join(target, 'proof', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const require = createRequire(import.meta.url)

/** HarfBuzz reads no compressed font. Bold only: all lines of the picture are. */
export async function writeProofFonts(target: string): Promise<void> {
  const subsetFont = require('subset-font') as (
    font: Uint8Array,
    letters: string,
    options: object,
  ) => Promise<Uint8Array>
  const list = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
  const letters = {
    bengali: `${list(0x9_80, 0x9_fe)}\u0964\u0965\u200c\u200d\u25cc`,
    latin: `${list(0x20, 0x7e)}\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2026`,
  }
  const folder = join(target, 'proof', 'nginx', 'fonts')
  mkdirSync(folder, { recursive: true })
  for (const [name, wanted] of Object.entries(letters)) {
    const font = readFileSync(join(projectRoot, `src/ui/fonts/anek-bangla-${name}.woff2`))
    const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } }
    writeFileSync(join(folder, `${name}.ttf`), await subsetFont(font, wanted, options))
  }
}
