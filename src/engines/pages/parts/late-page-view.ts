/** The view of a paper comes when there is a paper. (docs/decisions/0014) */

import { defineLazy } from '#src/ui/hooks/define-late.tsx'

export const loadView = () => import('./inside/pinned-paper.tsx')

export const PageView = defineLazy(async () => (await loadView()).PageView)
export const PinnedPaper = defineLazy(async () => (await loadView()).PinnedPaper)
