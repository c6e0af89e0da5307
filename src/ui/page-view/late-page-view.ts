/** The view of a paper comes when there is a paper. (docs/decisions/0014) */

import { defineLazy } from '#src/ui/hooks/define-late.tsx'

export const PageView = defineLazy(async () => (await import('./page-view.tsx')).PageView)
export const PinnedPaper = defineLazy(async () => (await import('./pinned-paper.tsx')).PinnedPaper)
