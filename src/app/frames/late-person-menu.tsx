/** Loaded only for signed-in people on a page in the public frame. */

import { menuWaiting } from '#src/features/shell/account-menu/account.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'

export const LatePersonMenu = defineLate(
  async () => (await import('./person-menu.tsx')).PersonMenu,
  menuWaiting,
)
