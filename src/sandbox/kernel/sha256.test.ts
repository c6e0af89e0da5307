import { createHash, createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashFile, computeHmac, computeSha256, encodeHex } from './sha256.ts'

// Around the boundaries of a 64-byte block, where padding goes wrong first.
test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('%i bytes hash as Node hashes them', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251)
  expect(encodeHex(computeSha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test.each(['k', 'k'.repeat(64), 'k'.repeat(100)])(
  'a keyed hash agrees with Node’s, however long the key',
  (key) => {
    expect(encodeHex(computeHmac(key, 'কারিগর'))).toBe(createHmac('sha256', key).update('কারিগর').digest('hex'))
  },
)

test('a file has the same hash with the platform’s implementation and without it', async () => {
  const bytes = new TextEncoder().encode('কারিগর')
  const byPlatform = await hashFile(bytes)
  vi.stubGlobal('crypto', {})
  expect(await hashFile(bytes)).toBe(byPlatform)
  vi.unstubAllGlobals()
})
