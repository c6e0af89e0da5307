/** The person's menu, with the count of what its logout would throw away. (ruling R21) */

import { useEffect } from 'react'
import { UserMenu } from '#src/features/shell/account-menu/user-menu.tsx'
import { connectUnsentCount } from '#src/stores/session/unsent.ts'
import { loadPerson } from '../waiting/person-file.ts'

connectUnsentCount(async () => (await loadPerson()).countUnsentWork())

export function PersonMenu() {
  // Whoever opens the menu may log out: what counts is fetched before it is asked for.
  useEffect(() => {
    loadPerson().catch(() => undefined)
  }, [])
  return <UserMenu />
}
