import { expect, test } from 'vitest'
import { browserAt, fewPeople, testAddresses } from '../../../tests/support/fresh-sandbox.ts'
import { png } from '../../../tests/support/pictures.ts'
import { openNodeEngine } from '../database/node-engine.ts'
import { openDatabase } from '../database/open.ts'
import { makeClock } from '../kernel/clock.ts'
import { makeSandbox } from '../make-app.ts'
import { nodeStatics } from './node-statics.ts'

async function start() {
  const clock = makeClock()
  const database = openDatabase(openNodeEngine(':memory:'))
  const sandbox = await makeSandbox({
    database,
    clock,
    seed: fewPeople,
    addresses: testAddresses,
    statics: nodeStatics,
  })
  const read = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(new URL(path, testAddresses.media), init))
  return { sandbox, clock, read, ...browserAt(sandbox) }
}

function upload(bytes: BlobPart, type: string): FormData {
  const form = new FormData()
  form.set('image', new File([bytes], 'আমার ছবি.png', { type }))
  return form
}

test('a picture is served from an address that is unguessable and expires', async () => {
  const { call, logIn, read, clock } = await start()
  const token = (await logIn('01712345678')).data.accessToken
  const { status, data } = await call('POST', 'user/upload-image', {
    token,
    form: upload(png(), 'image/png'),
  })
  expect(status).toBe(200)
  const address = data.picture ?? ''
  const found = await read(address)
  expect(new Uint8Array(await found.arrayBuffer())).toEqual(png())
  expect(Object.fromEntries(found.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('আমার ছবি.png')}`,
  })
  expect((await read(address.replace(/signature=\w/, 'signature=x'))).status).toBe(404)
  clock.forward(3601)
  expect((await read(address)).status).toBe(404)
})

test('an SVG is refused, under its own name and under another', async () => {
  const { call, logIn } = await start()
  const token = (await logIn('01712345678')).data.accessToken
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
  for (const type of ['image/svg+xml', 'image/png']) {
    const { status, errors } = await call('POST', 'user/upload-image', { token, form: upload(svg, type) })
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['image']])
  }
})

test('a picture over 5 MB is refused with the limit', async () => {
  const { call, logIn } = await start()
  const token = (await logIn('01712345678')).data.accessToken
  const { errors } = await call('POST', 'user/upload-image', {
    token,
    form: upload(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png'),
  })
  expect(errors?.image).toBe('ফাইলটি অনেক বড়। সর্বোচ্চ ৫ MB দিন।')
})

test('the stream is sent whole or by the requested bytes', async () => {
  const { read } = await start()
  const whole = await read('/stream/short.m3u8')
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl'])
  const text = await whole.text()
  const part = await read('/stream/short.m3u8', { headers: { range: 'bytes=1-6' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 1-6/${text.length}`,
    text.slice(1, 7),
  ])
  expect((await read('/stream/short.m3u8', { headers: { range: 'bytes=999999-' } })).status).toBe(416)
  expect((await read('/stream/..%2Fmedia-app.ts')).status).toBe(404)
})

test('a class’s stream needs a signature, which ends after a minute for all its files', async () => {
  const { sandbox, read, clock } = await start()
  const readText = async (address: string) => (await read(address)).text()
  const findNames = (playlist: string) => playlist.match(/^[^#\s]\S*$/gm) ?? []
  expect((await read('/stream/class.m3u8')).status).toBe(403)
  const master = sandbox.files.getStreamAddress('/stream/class.m3u8')
  const renditions = findNames(await readText(master)).map((name) => new URL(name, master).href)
  expect(renditions.map((each) => new URL(each).pathname)).toEqual(
    ['low', 'high', 'tiny', 'sound'].map((name) => `/stream/class-${name}.m3u8`),
  )
  for (const rendition of renditions) {
    const [segment = ''] = findNames(await readText(rendition))
    const address = new URL(segment, rendition).href
    expect((await read(address)).status).toBe(200)
    expect((await read(new URL(address).pathname)).status).toBe(403)
  }
  const [rendition = ''] = renditions
  expect(await readText(rendition)).toMatch(/URI="low-init\.mp4\?expires=/)
  clock.forward(61)
  expect((await read(rendition)).status).toBe(403)
  expect((await read(master)).status).toBe(403)
})

test.each(['/stream/%ff', '/player/%', '/fonts/%E0%A4%A', '/stream/..%2f..%2fpackage.json'])(
  '%s is not a file of this host',
  async (path) => {
    const { read } = await start()
    expect((await read(path)).status).toBe(404)
  },
)

test('the hosted player talks only to the client and plays only streams of this host', async () => {
  const { read } = await start()
  const page = await read('/player?stream=/stream/class.m3u8&position=12')
  const html = await page.text()
  expect(html).toContain('data-client="http://localhost:13000"')
  expect(page.headers.get('content-security-policy')).toBe('frame-ancestors http://localhost:13000')
  expect((await read('/player?stream=https://evil.example/x.m3u8')).status).toBe(404)
  expect((await read('/player.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect((await read('/player/hls.js')).status).toBe(200)
  expect(await (await read('/player/player.js')).text()).toContain('origin === client')
})

test('the tracker responds with an empty body', async () => {
  const { read } = await start()
  expect((await read('/tracker/activity', { method: 'POST', body: '{}' })).status).toBe(204)
})

test('the icon service lists the avatars that it serves', async () => {
  const { sandbox } = await start()
  const list = await sandbox.fetch(new Request('http://localhost:13001/'))
  const { data } = (await list.json()) as { data: { url: string }[] }
  expect(data).toHaveLength(12)
  const picture = await sandbox.fetch(new Request(data[0]?.url ?? ''))
  expect([picture.headers.get('content-type'), (await picture.text()).slice(0, 4)]).toEqual([
    'image/svg+xml',
    '<svg',
  ])
})
