/** Names what the device stores of unsent exams: their text, and the files of their pictures. (ruling R16) */

import { listTypedKeys } from '#src/stores/drafts/typed-storage.ts'

export const DRAFT_PREFIX = 'exam-builder:'
export const PICTURE_PREFIX = 'exam-picture:'

/** Counts the exams whose changes the server does not have. */
export const countStoredDrafts = () => listTypedKeys(DRAFT_PREFIX).length

/** The file belongs to an exam that counts as unsent by itself. */
export const isDraftPicture = (id: string) => id.startsWith(PICTURE_PREFIX)
