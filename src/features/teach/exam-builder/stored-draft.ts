/** Stores an unsent exam draft on the device, so that it survives a reload and a crash; only its owner gets it back. (rulings R16, R21) */

import * as v from 'valibot'
import { forgetTyped, recallTyped, rememberTyped } from '#src/stores/drafts/typed-storage.ts'
import { rememberOwn } from '#src/stores/session/own-storage.ts'
import { DRAFT_PREFIX } from './draft-keys.ts'
import {
  bringPicturesBack,
  forgetLeftPictures,
  forgetPictures,
  hasReferences,
  putPicturesAside,
} from './draft-pictures.ts'
import { BuiltExam } from './engine/built-exam.ts'
import { isUnsent, type StoredDraft, type ExamDraft } from './engine/exam-draft.ts'

const StoredExam = v.object({
  base: v.string(),
  serverIds: v.record(v.string(), v.string()),
  exam: BuiltExam,
})

const getKey = (examId: string) => DRAFT_PREFIX + examId

/** Its pictures may be references. */
export function loadStoredDraft(examId: string): StoredDraft | undefined {
  return recallTyped(getKey(examId), StoredExam)
}

/**
 * Gives what an earlier visit has stored: at once, or when its pictures are back. Until then the exam is not
 * shown, so that nothing is typed into a draft without them.
 */
export function openStoredDraft(examId: string, onOpen: (stored: StoredDraft | undefined) => void): void {
  const stored = loadStoredDraft(examId)
  if (stored === undefined) void forgetLeftPictures(examId)
  if (stored === undefined || !hasReferences(stored)) return onOpen(stored)
  void bringPicturesBack(stored).then(onOpen)
}

/** The versions whose pictures are on their way to the device. */
const latest = new Map<string, StoredDraft>()

function storeText(examId: string, draft: StoredDraft): void {
  const key = getKey(examId)
  const { draft: text, pending } = putPicturesAside(examId, draft)
  if (pending === undefined) return rememberTyped(key, text)
  // With its pictures it may not fit. Once their files are stored, what counts is decided and said.
  rememberOwn(key, text)
  latest.set(examId, draft)
  void pending.then(() => {
    if (latest.get(examId) !== draft) return
    latest.delete(examId)
    rememberTyped(key, putPicturesAside(examId, draft).draft)
  })
}

/** A draft that the server has is removed from the device. */
export function storeDraft(examId: string, draft: ExamDraft): void {
  if (isUnsent(draft)) {
    const { base, serverIds, history } = draft
    return storeText(examId, { base, serverIds, exam: history.present })
  }
  latest.delete(examId)
  forgetTyped(getKey(examId))
  void forgetPictures(examId)
}
