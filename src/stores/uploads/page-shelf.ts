/** Pages that are scanned for a field: each photo is stored as a file that waits, their order as a draft. (rulings R16, R70) */

import { useMemo } from 'react'
import * as v from 'valibot'
import type { PageShelf } from '#src/lib/scan/scan-note.ts'
import { storeFile } from '#src/stores/browser/stored-files.ts'
import { draftDropped, draftTyped, findTypedDraft } from '#src/stores/drafts/draft-store.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { uploadDropped, uploadStored } from './upload-store.ts'
import { readWaitingFile } from './waiting-files.ts'

/** All that is needed to let go of the photos. */
const NotedPages = v.object({
  pages: v.array(v.object({ id: v.string() })),
  removed: v.optional(v.string()),
})

/** The id of the file of an assignment. */
export const buildWorkId = (assignmentId: string) => `assignment:${assignmentId}`
/** The id of the photos of a ticket. */
export const TICKET_PAGES = 'ticket:pages'

/** `upload`: the id of the file that the pages become. */
export function openPageShelf(upload: string): PageShelf {
  const key = `scan:${upload}`
  const buildId = (page: string) => `${upload}:page:${page}`
  const forgetPhoto = (page: string) => uploadDropped(buildId(page))
  return {
    readNote: () => findTypedDraft(key, v.unknown()),
    writeNote: (note) => draftTyped(key, note),
    readPhoto: (page) => readWaitingFile(buildId(page)),
    storePhoto: async (page, file) =>
      uploadStored(buildId(page), await storeFile(buildId(page), { owner: getOwner(), file })),
    forgetPhoto,
    clear: () => {
      const { pages = [], removed } = findTypedDraft(key, NotedPages) ?? {}
      for (const { id } of pages) forgetPhoto(id)
      if (removed !== undefined) forgetPhoto(removed)
      draftDropped(key)
    },
  }
}

export function usePageShelf(upload: string): PageShelf {
  return useMemo(() => openPageShelf(upload), [upload])
}
