/** Pages are prerendered through an adapter as over the contract's own format. (ruling R76) */

import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import { adapter } from '#src/api/adapters/snake-case.ts'
import { listRows } from '#src/api/contract/all.ts'
import { painter } from '#src/app/prerender/painter.ts'
import { fullSandbox, testAddresses } from '../support/fresh-sandbox.ts'
import { makeSnakeServer } from './snake-server.ts'

const PAGES = ['/course/full-stack-javascript', '/courses', '/assessments']

async function paintOver(fetch: typeof globalThis.fetch): Promise<(string | undefined)[]> {
  const { main } = testAddresses
  await painter.connectPainting({ api: main, pictures: [], window: new JSDOM('').window, fetch })
  const painted: (string | undefined)[] = []
  for (const path of PAGES) painted.push((await painter.paintPage(path))?.markup)
  return painted
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
  const [painted, wanted] = [await paintOver(foreign), await paintOver(own)]
  expect(painted.every((markup) => markup !== undefined && markup.length > 1000)).toBe(true)
  expect(painted).toEqual(wanted)
})
