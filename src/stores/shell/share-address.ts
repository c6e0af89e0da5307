/**
 * Copies a text, and shares an address with the device's own share sheet, else through the clipboard. Where nothing can be
 * copied, a message says how to get it by hand. (ruling R28)
 */

import { showToast } from './toast-store.ts'

const words = {
  copied: 'লিংক কপি হয়েছে।',
  notCopied: 'লিংক কপি করা গেল না। ঠিকানার ঘর থেকে কপি করে নিন।',
}

/** Tells whether the visitor closed the sheet, which is not an error. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

export async function copyText(text: string, said: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', message: said.copied })
  } catch {
    // Denied, or missing on plain http.
    showToast({ kind: 'error', message: said.notCopied })
  }
}

export const copyAddress = (address: string) => copyText(address, words)

export async function shareAddress(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) return copyAddress(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!isClosed(error)) await copyAddress(url)
  }
}
