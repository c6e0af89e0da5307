/** Keeps the typed and chosen values of an application until it is sent. (ruling R16) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { job } from '#src/api/contract/job.ts'
import { UploadedCv } from '#src/api/shapes/job.ts'
import { draftDropped, draftTyped } from '#src/stores/drafts/draft-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { openPageShelf } from '#src/stores/uploads/page-shelf.ts'
import type { Send } from '#src/stores/uploads/send-upload.ts'

export const getNoteKey = (post: string) => `application-${post}`
const getCvKey = (post: string) => `cv-${post}`

/** The id under which the CV's bytes are stored on the device. */
export const getUploadId = (post: string) => `cv:${post}`

const Cv = v.optional(UploadedCv)

/** The CV that was uploaded for this post. */
export function useUploadedCv(post: string): UploadedCv | undefined {
  const [cv] = useDraft(getCvKey(post), Cv, undefined)
  return cv
}

/** Uploads a CV; the form then uses the server's address of it. */
export function sendCvFor(post: string): Send {
  return async (file, options) => {
    const sent = await call(
      job.upload,
      { params: { id: post }, body: { file } },
      { ...options, isQuiet: true },
    )
    draftTyped(getCvKey(post), sent)
  }
}

export function dropCv(post: string): void {
  draftDropped(getCvKey(post))
}

export function dropApplyDraft(post: string): void {
  draftDropped(getNoteKey(post))
  openPageShelf(getUploadId(post)).clear()
  dropCv(post)
}
