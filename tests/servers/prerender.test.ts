/** Pages are prerendered through an adapter as over the contract's own format. (ruling R76) */

import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import { adapter } from '#src/api/adapters/snake-case.ts'
import { listRows } from '#src/api/contract/all.ts'
import { prerenderer } from '#src/app/prerender/prerenderer.ts'
import { fullSandbox, testAddresses } from '../support/fresh-sandbox.ts'
import { makeSnakeServer } from './snake-server.ts'

const PAGES = ['/course/full-stack-javascript', '/courses', '/assessments']

async function prerenderOver(fetch: typeof globalThis.fetch): Promise<(string | undefined)[]> {
  const { main } = testAddresses
  await prerenderer.connectPrerendering({ api: main, pictures: [], window: new JSDOM('').window, fetch })
  const prerendered: (string | undefined)[] = []
  for (const path of PAGES) prerendered.push((await prerenderer.prerenderPage(path))?.markup)
  return prerendered
}

test('a course, the catalogue and the assessments are the same over a server of another format', async () => {
  const sandbox = await fullSandbox()
  const own: typeof fetch = async (input, init) => sandbox.fetch(new Request(input, init))
  const snake = makeSnakeServer((request) => sandbox.fetch(request))
  const { main } = testAddresses
  const foreign = adaptFetch(
    adapter,
    listRows().map(({ row }) => row),
    { main, talent: main, search: main },
    async (input, init) => snake(new Request(input, init)),
  )
  const [prerendered, wanted] = [await prerenderOver(foreign), await prerenderOver(own)]
  expect(prerendered.every((markup) => markup !== undefined && markup.length > 1000)).toBe(true)
  expect(prerendered).toEqual(wanted)
})
