/** The part that makes pages of photos comes when it is first used, since few need it. (docs/decisions/0014) */

import { defineLate } from '#src/ui/hooks/define-late.tsx'

const loadScan = () => import('#src/ui/scan/scan.tsx')

export const Scan = defineLate(async () => (await loadScan()).Scan)

/** For a room in which the line may be gone by the time it is needed. */
export function preloadScan(): void {
  loadScan().then(
    ({ preloadScanWorker }) => preloadScanWorker(),
    () => undefined,
  )
}
