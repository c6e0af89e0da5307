/** Pages that are scanned for a field: each photo is stored as a file that waits, their order as a note beside them. (rulings R16, R70) */

import { useEffect, useMemo } from 'react'
import { isAllGiven, NO_PAGES, type PageShelf, ScanNote } from '#src/engines/scan/scan-note.ts'
import { readAs } from '#src/lib/read-as.ts'
import {
  changeStoredNote,
  forgetStoredNote,
  listStoredNotes,
  readStoredNote,
  storeFile,
} from '#src/stores/browser/stored-files.ts'
import { draftDropped, findTypedDraft } from '#src/stores/drafts/draft-store.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { notesChanged, usePageNotes } from './page-notes-store.ts'
import { uploadDropped, uploadStored } from './upload-store.ts'
import { readWaitingFile } from './waiting-files.ts'

/** Changes that are on their way to the device, by upload. */
const running = new Map<string, number>()
/** Counts the changes of this page, by upload: what was read before one of them is out of date. */
const changes = new Map<string, number>()
/** Uploads whose last change only this page has. */
const unstored = new Set<string>()

/** The id of the file of an assignment. */
export const buildWorkId = (assignmentId: string) => `assignment:${assignmentId}`
/** The id of the photos of a ticket. */
export const TICKET_PAGES = 'ticket:pages'

const NOTE = ':pages'
const buildPhotoId = (upload: string, page: string) => `${upload}:page:${page}`

/** The upload whose page this photo is. */
export const findUploadOfPhoto = (id: string) => id.split(':page:')[0] as string

/** Earlier releases noted the pages as a draft, which a killed browser may lose. */
function takeOldNote(upload: string): ScanNote | undefined {
  const key = `scan:${upload}`
  const old = findTypedDraft(key, ScanNote)
  if (old !== undefined) draftDropped(key)
  return old
}

/** `upload`: the id of the file that the pages become. */
export function openPageShelf(upload: string): PageShelf {
  const id = upload + NOTE
  const getNote = () => usePageNotes.getState().notes[upload]
  const countChange = () => void changes.set(upload, (changes.get(upload) ?? 0) + 1)
  const forgetPhoto = (page: string) => uploadDropped(buildPhotoId(upload, page))

  async function changeNote(change: (note: ScanNote) => ScanNote): Promise<ScanNote> {
    const owner = getOwner()
    countChange()
    notesChanged(upload, change(getNote() ?? NO_PAGES))
    running.set(upload, (running.get(upload) ?? 0) + 1)
    const stored = await changeStoredNote(id, owner, (found) =>
      unstored.has(upload) ? (getNote() ?? NO_PAGES) : change(readAs(ScanNote, found) ?? NO_PAGES),
    )
    countChange()
    const left = Math.max(0, (running.get(upload) ?? 1) - 1)
    running.set(upload, left)
    // Somebody else is here by now.
    if (getOwner() !== owner) return stored ?? NO_PAGES
    if (stored === undefined) unstored.add(upload)
    else unstored.delete(upload)
    if (stored !== undefined && left === 0) notesChanged(upload, stored)
    return getNote() ?? NO_PAGES
  }
  return {
    getKey: () => `${upload}@${getOwner()}`,
    getNote,
    listen: (listener) => usePageNotes.subscribe(listener),
    readNote: async () => {
      const old = takeOldNote(upload)
      if (old !== undefined) return changeNote(({ pages }) => ({ ...old, pages: [...pages, ...old.pages] }))
      const before = changes.get(upload)
      const stored = readAs(ScanNote, await readStoredNote(id, getOwner()))
      const isOurs = changes.get(upload) !== before || (running.get(upload) ?? 0) > 0 || unstored.has(upload)
      if (!isOurs) notesChanged(upload, stored ?? NO_PAGES)
      return getNote() ?? NO_PAGES
    },
    changeNote,
    readPhoto: (page) => readWaitingFile(buildPhotoId(upload, page)),
    storePhoto: async (page, file) => {
      const photo = buildPhotoId(upload, page)
      const isStored = await storeFile(photo, { owner: getOwner(), file })
      uploadStored(photo, isStored)
      return isStored
    },
    forgetPhoto,
    clear: () => {
      const { pages = [], removed } = getNote() ?? {}
      for (const page of pages) forgetPhoto(page.id)
      if (removed !== undefined) forgetPhoto(removed)
      countChange()
      notesChanged(upload, NO_PAGES)
      void forgetStoredNote(id, getOwner())
    },
  }
}

export function usePageShelf(upload: string): PageShelf {
  return useMemo(() => openPageShelf(upload), [upload])
}

/** The uploads with this beginning that have pages. */
export async function listNotedUploads(start: string): Promise<string[]> {
  const ids = await listStoredNotes(getOwner())
  return ids.filter((id) => id.startsWith(start)).map((id) => id.slice(0, -NOTE.length))
}

/** Those whose file lacks pages that were chosen. */
export async function listUngivenUploads(start: string): Promise<string[]> {
  const uploads = await listNotedUploads(start)
  const notes = await Promise.all(uploads.map((upload) => openPageShelf(upload).readNote()))
  return uploads.filter((_, at) => !isAllGiven(notes[at] ?? NO_PAGES))
}

/** True while the file of this upload lacks pages that were chosen, and until that is known. */
export function useHasUngivenPages(upload: string): boolean {
  const shelf = usePageShelf(upload)
  useEffect(() => void shelf.readNote(), [shelf])
  return usePageNotes(({ notes: { [upload]: note } }) => note === undefined || !isAllGiven(note))
}

/** The people here change: whoever comes reads their own. */
runAtSessionEnd(() => {
  running.clear()
  unstored.clear()
})
