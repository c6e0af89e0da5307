import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { browserAt } from '../../tests/support/fresh-sandbox.ts'
import { startSandbox, type Ports, type RunningSandbox } from './node.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function freePorts(): Promise<Ports> {
  const [client = 0, icon = 0, api = 0, talent = 0, search = 0, media = 0] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  )
  return { client, icon, api, talent, search, media }
}

const running: RunningSandbox[] = []

async function start(ports: Ports, file = ':memory:'): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ ports, file })
  running.push(sandbox)
  return sandbox
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()))
})

test('each base listens on its own port, and accepts the client', async () => {
  const ports = await freePorts()
  await start(ports)
  const origin = `http://localhost:${ports.client}`
  const time = await fetch(`http://localhost:${ports.api}/api/v2/other/time`, { headers: { origin } })
  expect([time.status, time.headers.get('access-control-allow-origin')]).toEqual([200, origin])
  const stranger = await fetch(`http://localhost:${ports.api}/api/v2/other/time`, {
    headers: { origin: 'https://evil.example' },
  })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  // A browser caches the media host's reply to its own page, and must not use it for the client.
  const unnamed = await fetch(`http://localhost:${ports.media}/player.css`)
  expect([unnamed.status, unnamed.headers.get('vary')]).toEqual([200, 'origin'])
  const asked = await fetch(`http://localhost:${ports.talent}/api/v2/talent`, {
    method: 'OPTIONS',
    headers: { origin },
  })
  expect([asked.status, asked.headers.get('access-control-max-age')]).toEqual([204, '7200'])
  expect((await fetch(`http://localhost:${ports.icon}/`)).status).toBe(200)
  expect((await fetch(`http://localhost:${ports.media}/__sandbox/health`)).status).toBe(404)
})

test('data and sessions survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'karigor.sqlite')
  const ports = await freePorts()
  const first = await start(ports, file)
  const { data } = await browserAt(first).logIn('01999999999')
  await first.stop()
  running.length = 0
  const second = await start(ports, file)
  const me = await browserAt(second).call('GET', 'user/me', { token: data.accessToken })
  expect([me.status, me.data._id]).toEqual([200, data.user._id])
  await second.stop()
  running.length = 0
  await rm(folder, { recursive: true })
})

test('a dropped connection is closed', async () => {
  const ports = await freePorts()
  const { faults } = await start(ports)
  const ask = () => fetch(`http://localhost:${ports.api}/api/v2/other/time`)
  faults.add([{ path: 'other/time', kind: 'drop-before', times: 1, status: 500, delay_ms: 0, headers: {} }])
  await expect(ask()).rejects.toThrow('fetch failed')
  expect((await ask()).status).toBe(200)
})

test('a foreign name that resolves to this machine is refused on every port', async () => {
  const ports = await freePorts()
  await start(ports)
  const askAs = (port: number, host: string) =>
    new Promise<number | undefined>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/__sandbox/accounts', headers: { host } }, (response) =>
        resolve(response.resume().statusCode),
      )
    })
  for (const port of [ports.api, ports.talent, ports.search, ports.icon, ports.media]) {
    expect(await askAs(port, 'evil.example')).toBe(421)
  }
  expect(await askAs(ports.api, `localhost:${ports.api}`)).toBe(200)
})

test('a used port is reported in one clear line, and no server is left listening', async () => {
  const ports = await freePorts()
  await start(ports)
  const others = { ...(await freePorts()), search: ports.search }
  await expect(startSandbox({ ports: others, file: ':memory:' })).rejects.toThrow(
    `Port ${ports.search} (search) is taken`,
  )
  await expect(fetch(`http://localhost:${others.api}/__sandbox/health`)).rejects.toThrow('fetch failed')
})
