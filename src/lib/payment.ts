/** The four gateways with their currencies, and the states of a payment. (spec 3 Payment gateways; rulings R14, R37) */
import type { Currency } from './bn.ts'

export const GATEWAY_CURRENCIES = { bkash: 'BDT', sslcommerz: 'BDT', stripe1: 'INR', stripe2: 'USD' } as const satisfies Record<
  string,
  Currency
>
export type GatewayName = keyof typeof GATEWAY_CURRENCIES

/** In the order in which they are offered. */
export const GATEWAYS = Object.keys(GATEWAY_CURRENCIES) as readonly GatewayName[]

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
