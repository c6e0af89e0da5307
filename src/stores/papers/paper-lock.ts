/**
 * Locks and opens the papers that a teacher takes along: AES-GCM with a key that only this tab has. The page works with a key that cannot be
 * exported; its bytes lie in the storage of the tab, so that a reload can open what it has taken. (ruling R87)
 */

import * as v from 'valibot'
import { createId } from '#src/lib/create-id.ts'
import { readAs } from '#src/lib/read-as.ts'
import { recallPapersKey, rememberPapersKey } from '#src/stores/session/forget-papers.ts'

const ALGORITHM = 'AES-GCM'
const KEY_BITS = 256
/** Bytes of the nonce that AES-GCM asks for. */
const NONCE_BYTES = 12

const StoredKey = v.object({ owner: v.string(), id: v.string(), key: v.string() })
type StoredKey = v.InferOutput<typeof StoredKey>

export interface Key {
  /** Heads of papers name it, so that another tab knows that it cannot open them. */
  id: string
  crypto: CryptoKey
}

export interface Locked {
  nonce: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** A page without https has no cryptography. */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined

let known: { owner: string; key: Key } | undefined

export function forgetKey(): void {
  known = undefined
}

const toText = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)

async function importKey(owner: string, id: string, bytes: BufferSource): Promise<Key> {
  const key = {
    id,
    crypto: await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']),
  }
  known = { owner, key }
  return key
}

/** The key of this tab; undefined if it has none, as in every tab but the one that took the papers. */
export async function findKey(owner: string): Promise<Key | undefined> {
  if (known?.owner === owner) return known.key
  const stored = readAs(StoredKey, recallPapersKey())
  if (stored?.owner !== owner || !canLock()) return undefined
  return importKey(owner, stored.id, toBytes(stored.key)).catch(() => undefined)
}

/** Where the tab stores nothing, the key lives as long as the page. */
export async function makeKey(owner: string): Promise<Key> {
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, true, [
    'encrypt',
    'decrypt',
  ])
  const bytes = await crypto.subtle.exportKey('raw', made)
  const id = createId()
  rememberPapersKey({ owner, id, key: toText(bytes) } satisfies StoredKey)
  return importKey(owner, id, bytes)
}

/** `name`: where the bytes lie, so that they cannot be read as those of another place. */
const buildParams = (name: string, nonce: Locked['nonce']) => ({
  name: ALGORITHM,
  iv: nonce,
  additionalData: new TextEncoder().encode(name),
})

export async function lock(key: Key, name: string, bytes: BufferSource): Promise<Locked> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return { nonce, data: await crypto.subtle.encrypt(buildParams(name, nonce), key.crypto, bytes) }
}

/** Undefined for bytes of another key, or damaged ones. */
export async function unlock(
  key: Key,
  name: string,
  { nonce, data }: Locked,
): Promise<ArrayBuffer | undefined> {
  return crypto.subtle.decrypt(buildParams(name, nonce), key.crypto, data).catch(() => undefined)
}
