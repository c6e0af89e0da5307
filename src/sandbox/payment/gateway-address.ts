import type { Transaction } from '../database/tables/commerce.ts'
/** Addresses around a payment: the gateway's page, and the way back to the client. (rulings R14, R18) */

/** The page of the sandbox's gateway for one transaction; its `_id` is not shown anywhere else. */
export function buildGatewayAddress(media: string, { _id }: Pick<Transaction, '_id'>): string {
  return `${media}/pay/${_id}`
}

/** True for an address of the client itself: http(s), its origin, and no path that a browser could take for another host. */
export function isOwnAddress(address: string, client: string): boolean {
  if (!URL.canParse(address, client)) return false
  const { protocol, origin, pathname } = new URL(address, client)
  return /^https?:$/.test(protocol) && origin === new URL(client).origin && !/^[/\\]{2}/.test(pathname)
}

/** `redirect` with its literal `{idx}` filled in; the client's first page when it is not an address of the client. */
export function buildReturnAddress(
  { redirect, idx }: Pick<Transaction, 'redirect' | 'idx'>,
  client: string,
): string {
  const filled = redirect.replaceAll(/\{idx\}|%7Bidx%7D/gi, encodeURIComponent(idx))
  return isOwnAddress(filled, client) ? new URL(filled, client).href : `${client}/`
}
