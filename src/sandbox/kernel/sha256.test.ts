import { createHash, createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { fileHash, hmacSha256, sha256, toHex } from './sha256.ts'

// Around the edges of a block of 64 bytes, where padding goes wrong first.
test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('%i bytes hash as Node hashes them', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251)
  expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test.each(['k', 'k'.repeat(64), 'k'.repeat(100)])('a keyed hash agrees with Node’s, however long the key', (key) => {
  expect(toHex(hmacSha256(key, 'কারিগর'))).toBe(createHmac('sha256', key).update('কারিগর').digest('hex'))
})

test('a file hashes the same with the platform and without it', async () => {
  const bytes = new TextEncoder().encode('কারিগর')
  const byPlatform = await fileHash(bytes)
  vi.stubGlobal('crypto', {})
  expect(await fileHash(bytes)).toBe(byPlatform)
  vi.unstubAllGlobals()
})
