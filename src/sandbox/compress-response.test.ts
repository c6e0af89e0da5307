import { describe, expect, it } from 'vitest'
import { compressResponse } from './node.ts'

const asking = (encoding: string) =>
  new Request('http://localhost/api', { headers: { 'accept-encoding': encoding } })
const answer = { status: 200, msg: 'ঠিক আছে', data: 'x'.repeat(5000) }

describe('a JSON reply', () => {
  it('is compressed for clients that support it, with the same content', async () => {
    const packed = compressResponse(asking('gzip, br'), Response.json(answer, { status: 201 }))
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([201, 'gzip'])
    const plain = packed.body?.pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(plain).json()).toEqual(answer)
  })

  it('is left alone for clients that do not', () => {
    const response = Response.json(answer)
    expect(compressResponse(asking('identity'), response)).toBe(response)
  })
})

it('leaves streams and pictures alone', () => {
  const response = new Response('#EXTM3U', { headers: { 'content-type': 'application/vnd.apple.mpegurl' } })
  expect(compressResponse(asking('gzip'), response)).toBe(response)
})
