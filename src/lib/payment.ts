/** The four gateways with their currencies, and the states of a payment. (spec 3 Payment gateways; rulings R14, R37) */

import type { Currency } from './bn.ts'

export const GATEWAY_CURRENCIES = {
  bkash: 'BDT',
  sslcommerz: 'BDT',
  stripe1: 'INR',
  stripe2: 'USD',
} as const satisfies Record<string, Currency>
export type GatewayName = keyof typeof GATEWAY_CURRENCIES

/** In display order. */
export const GATEWAYS = Object.keys(GATEWAY_CURRENCIES) as readonly GatewayName[]

/** The first one is preselected. */
export type OfferedGateways = readonly [GatewayName, ...GatewayName[]]

const AT_HOME: OfferedGateways = ['bkash', 'sslcommerz', 'stripe1', 'stripe2']
const IN_INDIA: OfferedGateways = ['stripe1', 'stripe2', 'bkash', 'sslcommerz']
const ABROAD: OfferedGateways = ['stripe2', 'stripe1', 'bkash', 'sslcommerz']

/**
 * Tells whether a stored number is foreign; numbers of Bangladesh are stored as `01XXXXXXXXX`. (ruling R32)
 */
export function isForeignPhone(phone: string | undefined): boolean {
  return phone !== undefined && phone.startsWith('+') && !phone.startsWith('+880')
}

/**
 * Lists the gateways for a person: for a foreign number the card comes first, with the currency of its
 * country. (ruling R37)
 */
export function listGateways(phone: string | undefined): OfferedGateways {
  if (!isForeignPhone(phone)) return AT_HOME
  return phone?.startsWith('+91') ? IN_INDIA : ABROAD
}

export const GATEWAY_WORDS: Readonly<Record<GatewayName, string>> = {
  bkash: 'বিকাশ',
  sslcommerz: 'SSLCommerz',
  stripe1: 'কার্ড, ভারত থেকে',
  stripe2: 'কার্ড, আন্তর্জাতিক',
}

export type PaymentState = 'pending' | 'paid' | 'failed' | 'cancelled'

export const PAYMENT_STATE_WORDS: Readonly<Record<PaymentState, string>> = {
  pending: 'অপেক্ষায়',
  paid: 'পরিশোধিত',
  failed: 'ব্যর্থ',
  cancelled: 'বাতিল',
}
