/** Photos that a scan can be told apart by, and a shelf of pages in memory. */

import { NO_PAGES, type PageShelf, type ScanNote } from '#src/engines/scan/scan-note.ts'
import { createId } from '#src/lib/create-id.ts'
import { jpeg, joinBytes, letters } from './pictures.ts'

/** Pages as they wait over a reload. */
export function makeShelf() {
  const photos = new Map<string, File>()
  const notes: { now: ScanNote | undefined } = { now: undefined }
  const listeners = new Set<() => void>()
  const key = createId()
  const setNote = (note: ScanNote | undefined) => {
    notes.now = note
    for (const listener of listeners) listener()
  }
  const shelf: PageShelf = {
    getKey: () => key,
    getNote: () => notes.now,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    readNote: async () => notes.now ?? NO_PAGES,
    changeNote: async (change) => {
      setNote(change(notes.now ?? NO_PAGES))
      return notes.now ?? NO_PAGES
    },
    readPhoto: async (page) => photos.get(page),
    storePhoto: async (page, photo) => {
      photos.set(page, photo)
      return true
    },
    forgetPhoto: (page) => void photos.delete(page),
    clear: () => {
      photos.clear()
      setNote(undefined)
    },
  }
  return { shelf, photos, notes }
}

/** Told apart by the length of their colours. */
export const photo = (no: number) => {
  const profile = letters(`ICC_PROFILE\0${'.'.repeat(no)}`)
  const segment = joinBytes([0xff, 0xe2, 0, profile.length + 2], profile)
  const bytes = joinBytes(jpeg().slice(0, 20), segment, jpeg().slice(20))
  return new File([bytes], `khata-${no}.jpg`, { type: 'image/jpeg' })
}
export const EMPTY_PROFILE = 16

/** The drawn pages of a PDF, or the text of another file. */
export async function readFile(file: File | undefined): Promise<string> {
  const text = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1')
  return file?.name.endsWith('.pdf')
    ? [...text.matchAll(/stream\n(<[\d:]+>)/g)].map(([, page]) => page).join('')
    : text
}
