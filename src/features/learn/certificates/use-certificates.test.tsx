/** The list while offline: the last complete reading, only for its owner. */

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { ApiCache } from '#src/api/use-api.ts'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'
import { envelope, fakeLine, memoryTokens, type Seen } from '../../../../tests/support/fake-line.ts'
import { recallCertificate, useCertificates } from './use-certificates.ts'

const PAPER = {
  type: 'course',
  state: 'ready',
  title: 'এক্সেল',
  learner_name: 'নুসরাত জাহান',
  hours: 6,
  number: 'KG-2026-000307',
}
const BATCH = {
  _id: 'b1',
  title: 'ব্যাচ ১',
  state: 'completed',
  course: {
    _id: 'c1',
    slug: 'excel',
    title: 'এক্সেল',
    kind: 'live',
    category: { _id: 'k', slug: 'k', title: 'অফিস' },
  },
}
const BOOKING = {
  _id: 'o1',
  idx: '10080014',
  batch: 'b1',
  course: { _id: 'c1', slug: 'excel', title: 'এক্সেল' },
  schedule: { _id: 's1', label: '' },
  currency: 'BDT',
  paid: 0,
  due: 0,
  created_at: '2026-01-01T00:00:00Z',
}

const buildPage = (data: object[]) =>
  Response.json({ code: 200, status: 'success', msg: '', data, total: data.length, page: 1, count: 100 })

function connect(isBroken: (path: string) => boolean): void {
  const respond = ({ path }: Seen) => {
    if (isBroken(path)) return envelope(null, { status: 500, msg: 'সার্ভারে সমস্যা।' })
    if (path.includes('download/certificate')) return envelope(PAPER)
    if (path.includes('booking/batch')) return envelope(BOOKING)
    return buildPage(path.includes('level-submission') ? [] : [BATCH])
  }
  connectClient(
    fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) }).connection,
  )
}

const signIn = (id: string) =>
  act(() =>
    useSession.setState({ status: 'signed-in', role: 'learner', user: { _id: id, name: 'নুসরাত' } as never }),
  )

async function readOnce() {
  const { result, unmount } = renderHook(() => useCertificates(), { wrapper: ApiCache })
  await waitFor(() => expect(result.current.data ?? result.current.error).toBeDefined())
  return { result, unmount }
}

afterEach(() => act(() => signedOut('logged-out')))

test('the last reading is shown offline with its age, only to its owner, until the logout', async () => {
  signIn('p1')
  connect(() => false)
  const first = await readOnce()
  expect(first.result.current.data?.ready[0]?.certificate.number).toBe(PAPER.number)
  first.unmount()

  connect(() => true)
  const second = await readOnce()
  await waitFor(() => expect(second.result.current.error).toBeDefined(), { timeout: 10_000 })
  expect(second.result.current.data?.ready[0]?.certificate.number).toBe(PAPER.number)
  expect(second.result.current.fetchedAt).toBeGreaterThan(0)
  second.unmount()
  expect(recallCertificate('course', '10080014')?.data.title).toBe('এক্সেল')

  signIn('p2')
  expect(recallCertificate('course', '10080014')).toBeUndefined()
  signIn('p1')
  act(() => signedOut('logged-out'))
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('KG-')
  signIn('p1')
  expect(recallCertificate('course', '10080014')).toBeUndefined()
}, 20_000)

test('an incomplete reading does not replace a complete one', async () => {
  signIn('p1')
  connect((path) => path.includes('booking/batch'))
  const { result, unmount } = await readOnce()
  await waitFor(() => expect(result.current.data?.unread).toBe(1))
  unmount()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('copy-certificates')
})
