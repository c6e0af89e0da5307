/**
 * Exams that a teacher has changed and the server does not have yet: one memory of the device for each, with whose it is. They
 * outlive the end of a session, and somebody else's are thrown away. (rulings R16, R21)
 */
import * as v from 'valibot'
import { forgetMemory, type MemoryKey, listMemoryKeys, recall } from '#src/stores/browser/guarded-storage.ts'

const PREFIX = 'own:exam-builder:'
const Owned = v.object({ owner: v.optional(v.string()) })

export function buildDraftKey(examId: string): MemoryKey {
  return `${PREFIX}${examId}`
}

const ownerOf = (key: MemoryKey) => recall(key, Owned)?.owner

export function countBuilderDrafts(owner: string): number {
  return listMemoryKeys(PREFIX).filter((key) => ownerOf(key) === owner).length
}

/** Somebody has logged in: what another left here goes. */
export function dropOthersBuilderDrafts(owner: string): void {
  for (const key of listMemoryKeys(PREFIX)) if (ownerOf(key) !== owner) forgetMemory(key)
}
