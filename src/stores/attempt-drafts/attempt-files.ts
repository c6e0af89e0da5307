/** The files that were chosen as answers of an attempt, among all that are on their way. */
import { keptFileNames } from '#src/stores/browser/kept-file.ts'
import { uploadDropped, useUploads } from '#src/stores/uploads/upload-store.ts'

export const uploadIdOf = (attempt: string, question: string) => `exam:${attempt}:${question}`

/** The attempt is over, or was taken away: what never arrived is asked about at no logout. (ruling R21) */
export async function attemptFilesDropped(attempt: string): Promise<void> {
  const ids = new Set([...Object.keys(useUploads.getState().uploads), ...(await keptFileNames())])
  for (const id of ids) if (id.startsWith(uploadIdOf(attempt, ''))) uploadDropped(id)
}
