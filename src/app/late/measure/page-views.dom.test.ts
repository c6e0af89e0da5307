/**
 * Nothing is sent before a yes; after it each page is reported by its pattern, and a withdrawn consent ends
 * it. (ruling R65)
 */

import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { consentAnswered } from '#src/stores/shell/consent-store.ts'
import { followPageViews } from './page-views.ts'
import { countView, makePixel } from './vendors.ts'
import { watchMeasures } from './watch-measures.ts'

const sent = vi.fn<(address: string) => void>()

class Picture {
  set src(address: string) {
    sent(address)
  }
}

beforeEach(() => {
  localStorage.clear()
  sent.mockReset()
  vi.stubGlobal('fbq', undefined)
  vi.stubGlobal('Image', Picture)
  vi.stubGlobal('fetch', (_address: string, { body }: { body: URLSearchParams }) => {
    sent(body.get('data') ?? '')
    return Promise.resolve(new Response())
  })
})

const startRouter = () =>
  createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/search', element: null },
      { path: '/course/:slug', element: null },
    ],
    {
      initialEntries: ['/search?q=secret-word'],
    },
  )

const follow = (router: ReturnType<typeof startRouter>) =>
  followPageViews(router, {
    makePixel: (readPlace) => makePixel('123', () => `https://client.example${readPlace()}`),
    countView: (pattern) => countView('token', pattern),
  })

test('a page counts from the yes on, only by its pattern, until the consent is withdrawn', async () => {
  const router = startRouter()
  const stop = follow(router)
  expect(sent).not.toHaveBeenCalled()
  consentAnswered(true)
  await router.navigate('/course/own-slug?code=private')
  const told = sent.mock.calls.flat().map(decodeURIComponent)
  expect(told.filter((line) => line.includes('ev=PageView'))).toHaveLength(2)
  expect(told.filter((line) => line.includes('"path":"/course/:slug"'))).toHaveLength(1)
  expect(told.join()).not.toMatch(/secret-word|own-slug|private/)
  consentAnswered(false)
  await router.navigate('/')
  expect(sent).toHaveBeenCalledTimes(4)
  stop()
})

test('a purchase is sent with its facts and the event id by which the vendor recognises it', () => {
  const facts = { value: 6000, currency: 'BDT', content_ids: ['a'] }
  makePixel('123', () => 'https://client.example/x')('track', 'Purchase', facts, { eventID: 'event-1' })
  const query = new URL(String(sent.mock.calls[0]?.[0])).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    id: '123',
    ev: 'Purchase',
    eid: 'event-1',
    'cd[value]': '6000',
    'cd[content_ids]': '["a"]',
  })
})

test('this build, which belongs to no owner, never reports a page', async () => {
  const router = startRouter()
  watchMeasures(router)
  consentAnswered(true)
  await router.navigate('/')
  expect(sent).not.toHaveBeenCalled()
})
