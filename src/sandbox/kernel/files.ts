/**
 * Uploaded files: stored beside the database, served by the media host at unguessable addresses that expire.
 * (ruling R46)
 */

import { eq } from 'drizzle-orm'
import { listItemChanges } from '#src/engines/media/picture-items.ts'
import { stripClip } from '#src/engines/media/strip-clip.ts'
import { stripPicture } from '#src/engines/media/strip-picture.ts'
import type { Db } from '../database/open.ts'
import { file, type StoredFile } from '../database/tables/message.ts'
import type { Clock } from './clock.ts'
import { makeId } from './new-id.ts'
import { hashFile, computeHmac, encodeHex } from './sha256.ts'

/** Storage of file contents: a folder, memory, or the browser. */
export interface FileStore {
  write(id: string, bytes: Uint8Array<ArrayBuffer>, type?: string): Promise<void>
  read(id: string): Promise<Uint8Array | undefined>
  clear(): Promise<void>
  /** For a browser without a server: an address that needs no server. */
  address?(id: string): string | undefined
}

export function openMemoryStore(): FileStore {
  const contents = new Map<string, Uint8Array>()
  return {
    write: async (id, bytes) => void contents.set(id, bytes),
    read: async (id) => contents.get(id),
    clear: async () => contents.clear(),
  }
}

export interface Files {
  /** Stores an upload; `person` owns it. */
  store(upload: File, person: string | null): Promise<StoredFile>
  find(id: string): Promise<StoredFile | undefined>
  /** The bytes, for rules that check the content. */
  read(id: string): Promise<Uint8Array | undefined>
  /** An address that is valid for one hour, created anew for each reply. */
  getAddress(id: string, name: string): string
  /** An address of a class's stream, and of everything its playlists name. It is valid for a minute. */
  getStreamAddress(path: string, lifeSeconds?: number): string
  /** Tells whether a request to the stream has a signature that is still valid. */
  isStreamSigned(expires: string, signature: string): boolean
  /** Checks a requested address; undefined when it is not ours or has expired. */
  open(
    id: string,
    expires: string,
    signature: string,
  ): Promise<{ stored: StoredFile; bytes: Uint8Array } | undefined>
}

const ADDRESS_LIFE_SECONDS = 3600
/** Shorter than any class, so that players here meet an expired address as they do on a real host. */
const STREAM_LIFE_SECONDS = 60
/** What is signed in place of a file's id. */
const STREAM = 'stream'

interface Parts {
  db: Db
  store: FileStore
  clock: Clock
  media: string
  secret: string
}

export function makeFiles({ db, store, clock, media, secret }: Parts): Files {
  const sign = (id: string, expires: string) =>
    encodeHex(computeHmac(secret, `${id}.${expires}`)).slice(0, 40)
  const buildQuery = (id: string, lifeSeconds: number) => {
    const expires = String(Math.floor(clock.now().getTime() / 1000) + lifeSeconds)
    return `?expires=${expires}&signature=${sign(id, expires)}`
  }
  const isSigned = (id: string, expires: string, signature: string) =>
    sign(id, expires) === signature && Number(expires) * 1000 >= clock.now().getTime()
  const find = async (id: string) => (await db.select().from(file).where(eq(file._id, id)))[0]

  const getAddress = (id: string, name: string) =>
    store.address?.(id) ??
    `${media}/files/${id}/${encodeURIComponent(name)}${buildQuery(id, ADDRESS_LIFE_SECONDS)}`
  /** The demo build has plain files and nobody who could check a signature. */
  const getStreamAddress = (path: string, lifeSeconds = STREAM_LIFE_SECONDS) =>
    `${media}${path}${store.address ? '' : buildQuery(STREAM, lifeSeconds)}`

  return {
    find,
    read: (id) => store.read(id),
    getAddress,
    getStreamAddress,
    isStreamSigned: (expires, signature) => isSigned(STREAM, expires, signature),
    async store(upload, person) {
      // Location and camera data are removed from every picture and film, because other people see it.
      const sent = new Uint8Array(await ((await stripClip(upload, listItemChanges)) ?? upload).arrayBuffer())
      const bytes = stripPicture(sent) ?? sent
      const stored: StoredFile = {
        _id: makeId(),
        person,
        name: upload.name,
        type: upload.type || 'application/octet-stream',
        size: bytes.length,
        sha256: await hashFile(bytes),
        created_at: clock.iso(),
      }
      await store.write(stored._id, bytes, stored.type)
      await db.insert(file).values(stored)
      return stored
    },
    async open(id, expires, signature) {
      if (!isSigned(id, expires, signature)) return undefined
      const [stored, bytes] = [await find(id), await store.read(id)]
      return stored && bytes ? { stored, bytes } : undefined
    },
  }
}
