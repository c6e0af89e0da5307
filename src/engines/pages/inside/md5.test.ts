import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { computeMd5 } from './md5.ts'

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('%i bytes have the standard hash', (length) => {
  const content = Uint8Array.from({ length }, (_, at) => (at * 37) & 255)
  expect(Buffer.from(computeMd5(content)).toString('hex')).toBe(
    createHash('md5').update(content).digest('hex'),
  )
})
