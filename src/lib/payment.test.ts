import { expect, it } from 'vitest'
import { parseGatewayPage } from './payment.ts'

it.each(['https://pay.example/x?y=1', 'http://localhost:8003/pay/abc'])('%s may be opened', (url) => {
  expect(parseGatewayPage(url)).toBe(url)
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'intent://pay', '/pay/abc', '', null, undefined, 5])('%s may not', (url) => {
  expect(parseGatewayPage(url)).toBeUndefined()
})
