/** Addresses around a payment: the gateway's page, and the return to the client. (rulings R14, R18) */

import type { Transaction } from '../database/tables/commerce.ts'

/** The gateway page of one transaction; its `_id` appears nowhere else. */
export function buildGatewayAddress(media: string, { _id }: Pick<Transaction, '_id'>): string {
  return `${media}/pay/${_id}`
}

/**
 * True for an address of the client: http(s), its origin, and no path that a browser could parse as another
 * host.
 */
export function isOwnAddress(address: string, client: string): boolean {
  if (!URL.canParse(address, client)) return false
  const { protocol, origin, pathname } = new URL(address, client)
  return /^https?:$/.test(protocol) && origin === new URL(client).origin && !/^[/\\]{2}/.test(pathname)
}

/**
 * `redirect` with its literal `{idx}` replaced; the client's first page when it is not an address of the
 * client.
 */
export function buildReturnAddress(
  { redirect, idx }: Pick<Transaction, 'redirect' | 'idx'>,
  client: string,
): string {
  const filled = redirect.replaceAll(/\{idx\}|%7Bidx%7D/gi, encodeURIComponent(idx))
  return isOwnAddress(filled, client) ? new URL(filled, client).href : `${client}/`
}
