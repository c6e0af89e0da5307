/** The part that makes pages of photos comes when it is first used, since few need it. (docs/decisions/0014) */

import { isAllGiven, type PageShelf, type PagesFile } from '#src/engines/scan/scan-note.ts'
import { defineLate } from '#src/ui/hooks/define-late.tsx'

const loadScan = () => import('#src/engines/scan/parts/scan.tsx')

export const Scan = defineLate(async () => (await loadScan()).Scan)

export const CutPhoto = defineLate(
  async () => (await import('#src/engines/scan/parts/cut-photo.tsx')).CutPhoto,
)

/** For a room that may be offline by the time it is needed. */
export function preloadScan(): void {
  loadScan().then(
    ({ preloadScanParts }) => preloadScanParts(),
    () => undefined,
  )
}

/**
 * The file of the pages that a field was not given yet, whether the field is in sight or not. Rejects if the part cannot be loaded.
 * `title`: the name of a file that begins with the camera.
 */
export async function findUngivenPages(shelf: PageShelf, title = ''): Promise<PagesFile | undefined> {
  if (isAllGiven(await shelf.readNote())) return undefined
  const { takeScanWork } = await import('#src/engines/scan/parts/scan-work.ts')
  const { restore, file } = takeScanWork({ shelf, title })
  await restore()
  return file.getFirst() && !file.isAllGiven() ? file : undefined
}
