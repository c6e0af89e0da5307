import { beforeAll, expect, it } from 'vitest'
import { completeMediaAddress, connectHosts } from './configured-hosts.ts'
import { parseGatewayPage, parseOwnPicture } from './trusted-hosts.ts'

beforeAll(() =>
  connectHosts({
    gateways: 'pay.example,localhost',
    pictures: ['https://cdn.example', 'https://media.example/files'],
    media: 'https://media.example/files',
  }),
)

it.each(['https://pay.example/x?y=1', 'https://sandbox.pay.example/x', 'http://localhost:8003/pay/abc'])(
  '%s may be opened',
  (url) => {
    expect(parseGatewayPage(url)).toBe(url)
  },
)

it.each([
  'http://pay.example/x',
  'https://evil.example/pay.example',
  'https://notpay.example/x',
  'https://pay.example.evil.example/x',
  'https://pay.example@evil.example/x',
  'https://user:pw@pay.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'intent://pay',
  'https://[',
  '/pay/abc',
  '',
  null,
  undefined,
  5,
])('%s may not', (url) => {
  expect(parseGatewayPage(url)).toBeUndefined()
})

it.each([
  ['https://cdn.example/a.png', true],
  ['https://media.example/a.png?expires=1', true],
  ['https://evil.example/a.png', false],
  ['https://cdn.example.evil.example/a.png', false],
  ['http://cdn.example/a.png', false],
  ['data:image/png;base64,AA', false],
  ['https://[', false],
  ['/a.png', false],
  ['', false],
])('the picture %s is ours: %s', (address, isOwn) => {
  expect(parseOwnPicture(address) !== undefined).toBe(isOwn)
})

it.each([
  ['https://video.example/one.m3u8?sign=a', 'https://video.example/one.m3u8?sign=a'],
  ['one.m3u8', 'https://media.example/files/one.m3u8'],
  ['/streams/one.m3u8?sign=a', 'https://media.example/streams/one.m3u8?sign=a'],
  ['//video.example/one.m3u8', 'https://video.example/one.m3u8'],
  ['rtmp://video.example/one', ''],
  ['blob:https://media.example/1', ''],
  ['https://[', ''],
  ['', ''],
  [' ', ''],
])('the stream %s is at %s', (address, whole) => {
  expect(completeMediaAddress(address)).toBe(whole)
})
