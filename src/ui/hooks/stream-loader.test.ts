/** How hls.js gets a file: from the device, else from the network, and once more under a new address. (rulings R46, R68) */

import type {
  HlsConfig,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderContext,
  LoaderStats,
} from 'hls.js'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { makeStreamLoader } from './stream-loader.ts'

const URL_1 = 'https://media.example/1.m4s'

let asked: string[]
/** Status by address; any other one is answered. */
let refused: Map<string, number>

const makeStats = () => ({ loading: { start: 0, first: 0, end: 0 }, loaded: 0, total: 0 }) as LoaderStats

class Base implements Loader<LoaderContext> {
  context: LoaderContext | null = null
  stats = makeStats()
  load(context: LoaderContext, _how: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
    asked.push(context.url)
    const code = refused.get(context.url)
    if (code === undefined)
      callbacks.onSuccess(
        { url: context.url, data: 'from the network', code: 200 },
        this.stats,
        context,
        null,
      )
    else callbacks.onError({ code, text: '' }, context, null, this.stats)
  }
  abort() {}
  destroy() {}
}

beforeEach(() => {
  asked = []
  refused = new Map()
})

function load(files: Partial<StreamFiles>, context: Partial<LoaderContext> = {}) {
  const StreamLoader = makeStreamLoader(Base, {
    getFresh: (address) => address,
    getPlace: (address) => address,
    renew: async () => undefined,
    learn: vi.fn<StreamFiles['learn']>(),
    ...files,
  })
  const loader = new StreamLoader({} as HlsConfig)
  const wanted = { url: URL_1, responseType: 'text', ...context } as LoaderContext
  return new Promise<string>((resolve) => {
    loader.load(wanted, {} as LoaderConfiguration, {
      onSuccess: ({ data }) =>
        resolve(typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer)),
      onError: ({ code }) => resolve(`error ${code}`),
      onTimeout: () => resolve('late'),
    })
  })
}

test('a file of the device is taken, and nothing is asked', async () => {
  expect(await load({ find: async () => new Response('from the device') })).toBe('from the device')
  expect(asked).toEqual([])
})

test('a file that the browser has deleted, or cannot read, comes from the network', async () => {
  expect(await load({ find: async () => undefined })).toBe('from the network')
  expect(await load({ find: () => Promise.reject(new Error('no database')) })).toBe('from the network')
})

test('an expired address is asked anew once', async () => {
  const fresh = `${URL_1}?key=2`
  let newest = URL_1
  const files = {
    getFresh: () => newest,
    renew: async () => {
      newest = fresh
      return fresh
    },
  }
  refused.set(URL_1, 403)
  expect(await load(files)).toBe('from the network')
  expect(asked).toEqual([URL_1, fresh])
  refused.set(fresh, 403)
  newest = URL_1
  expect(await load(files)).toBe('error 403')
  expect(await load({})).toBe('error 403')
})
