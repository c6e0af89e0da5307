import type { AddressInfo } from 'node:net'
import { Script } from 'node:vm'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BOX_HEADERS } from '#src/engines/code/box-page.ts'
import { projectRoot } from '../script.ts'
import { serveEngines } from './dev-engines.ts'

const server = await createServer({
  configFile: false,
  root: projectRoot,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  plugins: [serveEngines(projectRoot)],
  server: { port: 0 },
})
beforeAll(() => server.listen())
afterAll(() => server.close())

const ask = (path: string) =>
  fetch(`http://localhost:${(server.httpServer!.address() as AddressInfo).port}${path}`)

it('the box has its own policy', async () => {
  const response = await ask('/code-box')
  for (const [name, value] of Object.entries(BOX_HEADERS)) expect(response.headers.get(name)).toBe(value)
  expect(await response.text()).toContain('<title>code-box</title>')
})

it.each(['javascript-worker', 'sql-worker', 'python-worker', 'page-script'])(
  '%s is one plain script',
  async (name) => {
    const address = await ask(`/src/engines/code/inside/${name}.ts?worker&url`)
    expect(await address.text()).toContain(`/@engine/${name}.js`)
    const script = await (await ask(`/@engine/${name}.js`)).text()
    expect(script).toContain('ready')
    expect(() => new Script(script)).not.toThrow()
  },
)
