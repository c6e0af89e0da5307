import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { envelope, fakeLine, memoryTokens } from '../../../tests/support/fake-line.ts'
import { call } from '../call.ts'
import { post } from '../row.ts'
import { connectClient } from './connect.ts'

const upload = post('user/upload-image', {
  body: v.object({ image: v.file() }),
  form: true,
  reply: v.string(),
})

/** A request that the test advances by hand. */
class FakeXhr {
  static all: FakeXhr[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  isAborted = false
  headers = new Map<string, string>()
  bytes = new Blob()
  address = ''
  constructor() {
    FakeXhr.all.push(this)
  }
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(bytes: Blob) {
    this.bytes = bytes
  }
  abort() {
    this.isAborted = true
  }
  move(...loaded: number[]) {
    for (const one of loaded) this.upload.onprogress?.({ loaded: one, total: 100 })
  }
  async end(response: Response) {
    this.status = response.status
    this.responseText = await response.text()
    this.onload?.()
  }
}

/** The nth request, once it was sent. */
async function sent(nth: number): Promise<FakeXhr> {
  await vi.waitFor(() => expect(FakeXhr.all[nth - 1]?.bytes.size).toBeGreaterThan(0))
  return FakeXhr.all[nth - 1]!
}

const hashOf = async ({ bytes }: FakeXhr) =>
  createHash('sha256')
    .update(new Uint8Array(await bytes.arrayBuffer()))
    .digest('hex')
const image = () => new File([new Uint8Array(9000).fill(9)], 'ছবি.png', { type: 'image/png' })

function connect() {
  const line = fakeLine(() => envelope({ accessToken: 'new', refreshToken: 'r2' }), {
    tokens: memoryTokens({ accessToken: 'old', refreshToken: 'r' }),
  })
  vi.stubGlobal('fetch', line.connection.fetch)
  connectClient({ ...line.connection, fetch: undefined })
  return line
}

function start(signal?: AbortSignal) {
  const percents: number[] = []
  const done = call(
    upload,
    { body: { image: image() } },
    { signal, onPercent: (percent) => percents.push(percent) },
  )
  // Each test awaits it when it is ready.
  done.catch(() => undefined)
  return { done, percents }
}

beforeEach(() => {
  FakeXhr.all = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('uploads (ruling R13)', () => {
  test('have the headers of their base and their own boundary', async () => {
    connect()
    const { done } = start()
    const request = await sent(1)
    expect(request.address).toBe('http://api.test/api/v2/user/upload-image')
    expect(Object.fromEntries(request.headers)).toMatchObject({
      accesstoken: 'old',
      guestid: 'guest-1',
      fingerprint: 'print-1',
    })
    expect(request.headers.get('content-type')).toContain('multipart/form-data; boundary=')
    await request.end(envelope('হয়েছে'))
    expect(await done).toBe('হয়েছে')
  })

  test('percent never falls, and 100 is reported once', async () => {
    connect()
    const { done, percents } = start()
    const request = await sent(1)
    request.move(10, 50, 40, 50, 100, 100)
    await request.end(envelope('x'))
    await done
    expect(percents).toEqual([10, 50, 99, 100])
  })

  test('after a 401 and a refresh the same bytes are sent again; percent does not fall back', async () => {
    const line = connect()
    const { done, percents } = start()
    const first = await sent(1)
    first.move(80)
    await first.end(envelope(null, { status: 401 }))
    const second = await sent(2)
    second.move(20, 90)
    await second.end(envelope('x'))
    await done
    expect(line.refreshes()).toBe(1)
    expect(second.headers.get('accesstoken')).toBe('new')
    expect(await hashOf(second)).toBe(await hashOf(first))
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(percents).toEqual([80, 90, 100])
  })

  test('a second 401 is a plain error', async () => {
    connect()
    const { done } = start()
    await (await sent(1)).end(envelope(null, { status: 401 }))
    await (await sent(2)).end(envelope(null, { status: 401, msg: 'প্রবেশ নেই' }))
    await expect(done).rejects.toMatchObject({ kind: 'http', status: 401, msg: 'প্রবেশ নেই' })
    expect(FakeXhr.all).toHaveLength(2)
  })

  test('cancel stops it, and no toast is shown', async () => {
    const line = connect()
    const stop = new AbortController()
    const { done } = start(stop.signal)
    const request = await sent(1)
    stop.abort()
    await expect(done).rejects.toMatchObject({ kind: 'cancelled' })
    expect(request.isAborted).toBe(true)
    expect(line.toasts).toEqual([])
  })

  test('60 s without progress abort it; progress restarts the clock', async () => {
    connect()
    const { done } = start()
    const request = await sent(1)
    await vi.advanceTimersByTimeAsync(50_000)
    request.move(10)
    await vi.advanceTimersByTimeAsync(50_000)
    expect(request.isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(11_000)
    await expect(done).rejects.toMatchObject({ kind: 'late' })
    expect(request.isAborted).toBe(true)
  })

  test('a failure gives status and data, or a message (spec 8)', async () => {
    const line = connect()
    const { done } = start()
    await (await sent(1)).end(envelope({ limit: 5 }, { status: 413, msg: 'ফাইলটি বড়' }))
    await expect(done).rejects.toMatchObject({ status: 413, data: { limit: 5 }, msg: 'ফাইলটি বড়' })
    expect(line.toasts).toEqual(['ফাইলটি বড়'])
  })

  test('without a connection there is no reply, and the upload is not sent again by itself', async () => {
    connect()
    const { done } = start()
    ;(await sent(1)).onerror?.()
    await expect(done).rejects.toMatchObject({ kind: 'no-answer' })
    expect(FakeXhr.all).toHaveLength(1)
  })
})
