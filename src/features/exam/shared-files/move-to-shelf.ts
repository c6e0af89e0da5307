/** Shared files become pages of a field, which draws them when it is opened next. (ruling R70) */

import type { PageShelf } from '#src/engines/scan/scan-note.ts'
import { createId } from '#src/lib/create-id.ts'
import { forgetSharedFiles, type SharedFile } from '#src/stores/browser/shared-files.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'

/** Behind the pages that the field already has. */
export async function moveToShelf(shelf: PageShelf, files: readonly SharedFile[]): Promise<void> {
  const added = files.map(({ file }) => ({ id: createId(), file }))
  for (const { id, file } of added) await shelf.storePhoto(id, file)
  await shelf.readNote()
  await shelf.changeNote((note) => ({
    ...note,
    pages: [...note.pages, ...added.map(({ id }) => ({ id }))],
    isAside: undefined,
  }))
  await forgetSharedFiles(files, getOwner())
}
