/**
 * Pictures of an unsent exam, stored as files: twenty-five of them would fill the storage of typed text, which
 * keeps a reference to each. The text carries a picture itself until the device has its file. (rulings R16, R72)
 */

import { createId } from '#src/lib/create-id.ts'
import { forgetFile, listStoredFiles, readStoredFile, storeFile } from '#src/stores/browser/stored-files.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { PICTURE_PREFIX } from './draft-keys.ts'

const CARRIED = /data:image\/(webp|png|jpeg);base64,([A-Za-z0-9+/]+={0,2})/g
const REFERENCE = new RegExp(String.raw`${PICTURE_PREFIX}[^\s"<>:]+:[\w-]+`, 'g')

/**
 * Addresses of pictures whose file this visit has stored, by exam, with the id of the file. Each tab
 * stores its own files, so that neither deletes what the other refers to.
 */
const stored = new Map<string, Map<string, string>>()
const storing = new Map<string, Promise<void>>()

function readBytes(address: string): File {
  const [, type = '', base64 = ''] = new RegExp(CARRIED.source).exec(address) ?? []
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return new File([bytes], `question.${type}`, { type: `image/${type}` })
}

async function writeAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return `data:${file.type};base64,${btoa(signs)}`
}

async function storePicture(examId: string, address: string): Promise<void> {
  const id = `${PICTURE_PREFIX}${examId}:${createId()}`
  if (await storeFile(id, { owner: getOwner(), file: readBytes(address) })) {
    const known = stored.get(examId) ?? new Map<string, string>()
    stored.set(examId, known.set(address, id))
  }
  storing.delete(`${examId} ${address}`)
}

const changeTexts = <T>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? change(part) : part,
  ) as T

/**
 * The draft with references in place of stored pictures. `pending` ends when the device has the files of the
 * others, or has refused them; undefined when none is left.
 */
export function putPicturesAside<T>(
  examId: string,
  draft: T,
): { draft: T; pending: Promise<unknown> | undefined } {
  const waits: Promise<void>[] = []
  const aside = changeTexts(draft, (text) =>
    text.replaceAll(CARRIED, (address) => {
      const id = stored.get(examId)?.get(address)
      if (id !== undefined) return id
      const key = `${examId} ${address}`
      const wait = storing.get(key) ?? storePicture(examId, address)
      storing.set(key, wait)
      waits.push(wait)
      return address
    }),
  )
  return { draft: aside, pending: waits.length > 0 ? Promise.all(waits) : undefined }
}

export const hasReferences = (draft: unknown) => JSON.stringify(draft).includes(PICTURE_PREFIX)

/** Brings the pictures back into the draft; one whose file is gone leaves its place. */
export async function bringPicturesBack<T>(draft: T): Promise<T> {
  const addresses = new Map<string, string>()
  for (const id of new Set(JSON.stringify(draft).match(REFERENCE))) {
    // oxlint-disable-next-line no-await-in-loop -- one picture at a time is in memory twice
    const file = await readStoredFile(id, getOwner())
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (file !== undefined) addresses.set(id, await writeAddress(file))
  }
  return changeTexts(draft, (text) => text.replaceAll(REFERENCE, (id) => addresses.get(id) ?? ''))
}

/** The server has the exam: its files are deleted, as far as this visit has stored them. */
export async function forgetPictures(examId: string): Promise<void> {
  const ids = [...(stored.get(examId)?.values() ?? [])]
  stored.delete(examId)
  await Promise.all(ids.map((id) => forgetFile(id, getOwner())))
}

/** Deletes what earlier visits left of an exam that has no unsent draft any more. */
export async function forgetLeftPictures(examId: string): Promise<void> {
  const known = new Set(stored.get(examId)?.values())
  const left = (await listStoredFiles()).filter(
    (id) => id.startsWith(`${PICTURE_PREFIX}${examId}:`) && !known.has(id),
  )
  await Promise.all(left.map((id) => forgetFile(id, getOwner())))
}

runAtSessionEnd(() => {
  stored.clear()
  storing.clear()
})
