/**
 * Files of the media host that are on the device open there. Links ask at the press; what stores the files hands in
 * how they open.
 */

let open: ((address: string) => boolean) | undefined

/** `undefined` while nothing is stored. The function opens the file, and tells whether it is stored. */
export function setFileOpener(opener: typeof open): void {
  open = opener
}

export const openStoredFile = (address: string): boolean => open?.(address) ?? false

/** What of an address stays the same from reply to reply: hosts sign in the query. (ruling R46) */
export function getLastingAddress(address: string): string {
  const end = address.search(/[?#]/)
  return end === -1 ? address : address.slice(0, end)
}
