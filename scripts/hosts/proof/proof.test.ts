/**
 * Asks for shared proof as crawlers do: through nginx with its service where nginx is installed, and through
 * Cloudflare's function, called as its host calls it. (ruling R79)
 */

import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFrame } from '../../prerender/head.ts'
import { print, projectRoot } from '../../script.ts'
import { close, listen } from '../../serve/client-server.ts'
import { HOW_TO_LEND } from '../host-packages.ts'
import { findWrangler, runCloudflare } from '../run-cloudflare.ts'
import { findFreePort, findNginx, runNginx, waitForAnswer } from '../run-nginx.ts'
import { writeHostConfigs } from '../write-configs.ts'
import { readProof } from './answer.ts'
import { buildProofConfig, PROOF_FRAME, writeProofFonts } from './write-proof.ts'

const CLIENT = 'https://karigor.example'
const HOSTILE = `"><script>alert(1)</script> & 'নাম' $& $1`
const certificate = {
  type: 'course',
  state: 'valid',
  number: 'KG-2026-000123',
  title: 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট',
  learner_name: 'জ্ঞানেন্দ্রনাথ র‍্যাপ্সোডি',
  issued_at: '2026-11-23T19:00:00Z',
  is_searchable: false,
}
const talent = { name: 'ফারহানা আক্তার', title: 'React Developer', about: 'কাজ', show_profile: true }
const numbers = { batch: { title: 'ব্যাচ ১২', course_title: 'ফুল স্ট্যাক' }, learner_count: 20 }
const REPLIES: Readonly<Record<string, object>> = {
  '/api/v2/certificate/share-url/course/valid': certificate,
  '/api/v2/certificate/share-url/course/found': { ...certificate, is_searchable: true },
  '/api/v2/certificate/share-url/course/revoked': { ...certificate, state: 'revoked' },
  '/api/v2/certificate/share-url/course/replaced': { ...certificate, state: 'replaced' },
  '/api/v2/certificate/share-url/course/hostile': { ...certificate, learner_name: HOSTILE },
  '/api/v2/certificate/share-url/course/slow': certificate,
  '/api/v2/certificate/share-url/course/late': certificate,
  '/api/v2/talent-api/talent/preview?username=farhana': talent,
  '/api/v2/talent-api/talent/preview?username=hidden': { ...talent, show_profile: false },
  '/api/v2/batch/performance-public/batch-12': numbers,
}

let api: Server
let root: string
let folder: string
let addresses: Record<string, string>
const frame = () =>
  describeFrame(
    '<!doctype html><html><head><title>x</title></head><body>frame</body></html>',
    'guest',
    CLIENT,
  )

beforeAll(async () => {
  api = createServer((request, response) => {
    const url = request.url ?? ''
    if (url.endsWith('broken')) return response.writeHead(500).end('{}')
    const data = REPLIES[url]
    const send = () =>
      response
        .writeHead(data ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: data ? 200 : 404, data: data ?? null }))
    return /(?:slow|late)$/.test(url) ? setTimeout(send, 1500) : send()
  })
  await listen(api, 0, 'PORT_API')
  const base = `http://localhost:${(api.address() as AddressInfo).port}/api/v2`
  addresses = { VITE_CLIENT_URL: CLIENT, VITE_API_URL: base, VITE_TALENT_API_URL: `${base}/talent-api` }
  root = mkdtempSync(join(tmpdir(), 'proof-'))
  chmodSync(root, 0o755)
  folder = join(root, 'dist')
  mkdirSync(folder)
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
  writeFileSync(join(folder, PROOF_FRAME), frame())
  writeFileSync(join(folder, '404.html'), 'unknown')
  writeHostConfigs(folder, addresses, { target: root })
  await writeProofFonts(root)
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
}, 60_000)
afterAll(async () => {
  await close(api)
  rmSync(root, { recursive: true })
})

type Ask = (path: string, agent?: string) => Promise<string>

const CRAWLER = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'
const name = (agent = 'Mozilla/5.0') => ({ headers: { 'user-agent': agent } })

const load = async <T>(file: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(join(root, 'proof', file)).href)) as T

/** ES modules whatever their ending. */
async function loadModule<T>(file: string): Promise<T> {
  const copy = file.replace(/\.js$/, '.mjs')
  if (copy !== file) cpSync(join(root, 'proof', file), join(root, 'proof', copy))
  return load<T>(copy)
}

async function askCloudflare(values: { PROOF_PICTURES?: string }): Promise<Ask> {
  type Get = (context: object) => Promise<Response>
  const file = 'cloudflare/functions/talent/[username].js'
  const { onRequestGet } = await loadModule<{ onRequestGet: Get }>(file)
  const env = { ...values, ASSETS: { fetch: () => Promise.resolve(new Response(frame())) } }
  return async (path, agent) =>
    (await onRequestGet({ request: new Request(CLIENT + path, name(agent)), env })).text()
}

const readTag = (html: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const isPlain = (html: string) => html === frame()

async function expectProof(askOnce: Ask): Promise<void> {
  for (const id of ['slow', 'broken'])
    expect(isPlain(await askOnce(`/share/certificate/course/${id}`))).toBe(true)
  // A crawler keeps what it gets first.
  expect(readTag(await askOnce('/share/certificate/course/late', CRAWLER), 'og:description')).toContain(
    'KG-2026-000123',
  )
  expect(readTag(await askOnce('/share/certificate/course/broken', CRAWLER), 'robots')).toBe('noindex')
  // On a busy machine the first try of an address may come too late for its 300 ms.
  const ask: Ask = async (path) => {
    let html = await askOnce(path)
    for (let tries = 0; isPlain(html) && tries < 50; tries++) html = await askOnce(path)
    return html
  }
  const [valid, found, revoked, replaced, unknown, hostile] = await Promise.all(
    ['valid', 'found', 'revoked', 'replaced', 'none', 'hostile'].map((id) =>
      ask(`/share/certificate/course/${id}`),
    ),
  )
  expect(/<title>(.*)<\/title>/.exec(valid!)?.[1]).toBe('জ্ঞানেন্দ্রনাথ র‍্যাপ্সোডি: ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট – কারিগর')
  expect(readTag(valid!, 'og:description')).toContain('২৪ নভেম্বর, ২০২৬ · KG-2026-000123')
  expect(readTag(valid!, 'og:url')).toBe(`${CLIENT}/share/certificate/course/valid`)
  expect(valid!.match(/og:title/g)).toHaveLength(1)
  expect([valid, found].map((html) => readTag(html!, 'robots'))).toEqual(['noindex', undefined])
  for (const html of [revoked!, replaced!, unknown!]) {
    expect(html).not.toMatch(/জ্ঞানেন্দ্র|ফুল স্ট্যাক/)
    expect(readTag(html, 'robots')).toBe('noindex')
    expect(readTag(html, 'og:image')).toBe(`${CLIENT}/share.png`)
  }
  expect(readTag(revoked!, 'og:description')).toContain('বাতিল')
  expect(readTag(replaced!, 'og:description')).toContain('নতুন সার্টিফিকেট')
  expect(readTag(unknown!, 'og:title')).toContain('কিছু নেই')
  expect(hostile).not.toMatch(/<script>|"><|\$&amp/)
  expect(readTag(hostile!, 'og:title')).toContain('&#60;script&#62;alert(1)')
  expect(hostile).toContain('$&#38; $1')
  const [farhana, hidden, nobody, batch, noBatch] = await Promise.all(
    ['/talent/farhana', '/talent/hidden', '/talent/nobody', '/performance/batch-12', '/performance/x'].map(
      (path) => ask(path),
    ),
  )
  expect(readTag(farhana!, 'og:title')).toBe('ফারহানা আক্তার – কারিগর')
  expect(readTag(farhana!, 'robots')).toBeUndefined()
  expect(hidden!.replace('hidden', 'nobody')).toBe(nobody)
  expect(hidden).not.toContain('ফারহানা')
  expect(readTag(batch!, 'og:title')).toContain('ফুল স্ট্যাক · ব্যাচ ১২')
  expect(readTag(noBatch!, 'robots')).toBe('noindex')
}

describe('shared proof, as crawlers read it', () => {
  test.each([
    ['/talent/a&username=b', '/talent/preview?username=a%26username%3Db'],
    ['/talent/a%26username=b%23', '/talent/preview?username=a%26username%3Db%23'],
    ['/talent/%E0%A6%95', '/talent/preview?username=%E0%A6%95'],
    ['/talent/100%', '/talent/preview?username=100%25'],
    ['/performance/x?y=1', '/batch/performance-public/x%3Fy%3D1'],
    ['/performance/..%2f..%2fadmin', '/batch/performance-public/..%2F..%2Fadmin'],
    ['/performance/..', '/batch/performance-public/'],
    ['/share/certificate/%2e%2e/1', '/certificate/share-url//1'],
  ])('%s cannot ask for another call', (path, call) => {
    const config = { ...buildProofConfig(addresses), api: '', talentApi: '' }
    expect(readProof(path, config)?.call).toBe(call)
  })

  test('on Cloudflare', async () => {
    const ask = await askCloudflare({ PROOF_PICTURES: 'https://pictures.test' })
    await expectProof(ask)
    expect(readTag(await ask('/talent/farhana'), 'og:image')).toBe(
      'https://pictures.test/proof/talent/farhana.png',
    )
    const withoutService = await askCloudflare({})
    expect(readTag(await withoutService('/talent/farhana'), 'og:image')).toBe(`${CLIENT}/share.png`)
  })

  test("in Cloudflare's emulator", async () => {
    const wrangler = findWrangler()
    if (wrangler === undefined)
      return print(`Cloudflare's emulator is not installed: ${HOW_TO_LEND}. Its function was only called.`)
    const host = await runCloudflare(wrangler, folder, {
      beside: join(root, 'proof/cloudflare'),
      values: { PROOF_PICTURES: 'https://pictures.test' },
    })
    try {
      const ask: Ask = async (path, agent) => (await fetch(host.origin + path, name(agent))).text()
      await expectProof(ask)
      expect(readTag(await ask('/talent/farhana'), 'og:image')).toBe(
        'https://pictures.test/proof/talent/farhana.png',
      )
      const { headers, status } = await fetch(`${host.origin}/talent/farhana`)
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
      expect((await fetch(`${host.origin}/no/such/page`)).status).toBe(404)
    } finally {
      await host.stop()
    }
  }, 120_000)

  test('behind nginx, with its picture, and by the plain page when the service is down', async () => {
    const program = findNginx()
    if (program === undefined) return print('nginx is not installed: shared proof was not asked from it.')
    const port = await findFreePort()
    const args = [join(root, 'proof/nginx/proof-service.mjs'), folder]
    const service = spawn(process.execPath, args, {
      env: { ...process.env, PROOF_PORT: String(port) },
      stdio: 'inherit',
    })
    await waitForAnswer(`http://127.0.0.1:${port}/talent/farhana`)
    const nginx = await runNginx(program, folder, addresses, { proofPort: port })
    try {
      const ask: Ask = async (path, agent) => (await fetch(nginx.origin + path, name(agent))).text()
      await expectProof(ask)
      const html = await ask('/share/certificate/course/valid')
      expect(readTag(html, 'og:image')).toBe(`${CLIENT}/proof/share/certificate/course/valid.png`)
      const picture = await fetch(`${nginx.origin}/proof/share/certificate/course/valid.png`)
      expect(picture.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await picture.arrayBuffer())
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      for (const id of ['revoked', 'none'])
        expect((await fetch(`${nginx.origin}/proof/share/certificate/course/${id}.png`)).status).toBe(404)
      const { headers } = await fetch(`${nginx.origin}/talent/farhana`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      service.kill()
      await expect.poll(async () => isPlain(await ask('/talent/farhana'))).toBe(true)
    } finally {
      service.kill()
      await nginx.stop()
    }
  }, 60_000)
})
