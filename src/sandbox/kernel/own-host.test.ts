import { expect, test } from 'vitest'
import { getListenAddress, isFromThisMachine, isOwnHost } from './own-host.ts'

test.each([
  ['localhost:8000', true],
  ['LOCALHOST:8000', true],
  ['127.0.0.1', true],
  ['[::1]:8000', true],
  ['192.168.0.7:3000', true],
  ['evil.example:8000', false],
  ['localhost.evil.example', false],
  ['', false],
  [null, false],
])('the host %j is ours: %s', (header, expected) => expect(isOwnHost(header, '192.168.0.7')).toBe(expected))

test('only a run for other machines listens on all interfaces', () => {
  expect([
    getListenAddress('localhost'),
    getListenAddress('127.0.0.1'),
    getListenAddress('192.168.0.7'),
  ]).toEqual(['127.0.0.1', '127.0.0.1', undefined])
})

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['192.168.0.9', false],
  ['::ffff:192.168.0.9', false],
  [undefined, false],
])('%s is this machine: %s', (remote, expected) => expect(isFromThisMachine(remote)).toBe(expected))
