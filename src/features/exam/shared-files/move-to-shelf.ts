/** Shared files become pages of a field, which draws them when it is opened next. (ruling R70) */

import * as v from 'valibot'
import { createId } from '#src/lib/create-id.ts'
import { readAs } from '#src/lib/read-as.ts'
import type { PageShelf, ScanNote } from '#src/lib/scan/scan-note.ts'
import { forgetSharedFiles, type SharedFile } from '#src/stores/browser/shared-files.ts'

/** The scan itself checks the rest; its parts are not needed here. */
const Noted = v.looseObject({ pages: v.array(v.looseObject({ id: v.string() })) })

/** Behind the pages that the field already has. */
export async function moveToShelf(shelf: PageShelf, files: readonly SharedFile[]): Promise<void> {
  const note = readAs(Noted, shelf.readNote()) as ScanNote | undefined
  const added = files.map(({ file }) => ({ id: createId(), file }))
  for (const { id, file } of added) await shelf.storePhoto(id, file)
  shelf.writeNote({ ...note, pages: [...(note?.pages ?? []), ...added.map(({ id }) => ({ id }))] })
  await forgetSharedFiles(files)
}
