import { expect, test } from 'vitest'
import { TransactionState } from '#src/api/shapes/booking.ts'
import { GATEWAYS, listGateways, PAYMENT_STATE_WORDS } from './payment.ts'

test.each([
  ['01712345678', 'bkash'],
  ['', 'bkash'],
  [undefined, 'bkash'],
  ['+8801712345678', 'bkash'],
  ['+14155550123', 'stripe2'],
  ['+919812345678', 'stripe1'],
  ['+447400123456', 'stripe2'],
])('the number %s is offered every gateway, %s first', (phone, first) => {
  const offered = listGateways(phone)
  expect(offered[0]).toBe(first)
  expect(offered.toSorted()).toEqual(GATEWAYS.toSorted())
})

test('every state of a transaction has its word, and no other has one', () => {
  expect(Object.keys(PAYMENT_STATE_WORDS).toSorted()).toEqual(TransactionState.options.toSorted())
})
