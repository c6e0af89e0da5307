/** The search palette, connected to other parts of the shell. */

import { useNavigate } from 'react-router'
import { useQueue } from '#src/api/outbox/queue.ts'
import { NOTES } from '#src/features/learn/notes/note-queue.ts'
import { logOut } from '#src/features/shell/account-menu/log-out.ts'
import { words } from '#src/features/shell/account-menu/menu-words.ts'
import { Palette } from '#src/features/shell/palette/palette.tsx'
import { paths } from '#src/lib/paths.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'

export function PaletteOfShell() {
  const navigate = useNavigate()
  async function leave(): Promise<void> {
    if (!(await logOut())) return
    showToast({ kind: 'success', message: words.loggedOut })
    await navigate(paths.home())
  }
  return <Palette onLogOut={() => void leave()} waitingNotes={useQueue(NOTES)} />
}
