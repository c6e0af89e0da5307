/** The person's menu, with the number of unsent items that a logout would delete. (ruling R21) */

import { useEffect } from 'react'
import { UserMenu } from '#src/features/shell/account-menu/user-menu.tsx'
import { connectUnsent } from '#src/stores/session/unsent.ts'
import { loadPerson } from '../outbox/person-file.ts'

connectUnsent({
  count: async () => (await loadPerson()).countUnsentWork(),
  send: async () => {
    const { sendWaiting, syncAttempts } = await loadPerson()
    return Promise.all([sendWaiting(), syncAttempts(undefined)])
  },
})

export function PersonMenu() {
  // Somebody who opens the menu may log out, so the counting code is loaded beforehand.
  useEffect(() => {
    loadPerson().catch(() => undefined)
  }, [])
  return <UserMenu />
}
