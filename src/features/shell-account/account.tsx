/** The right end of the public header: login button for a guest, the person's menu for anybody else. */
import { useSession } from '#src/stores/session-store.ts'
import { LoginButton } from './login-button.tsx'
import { UserMenu } from './user-menu.tsx'

export function Account() {
  const isGuest = useSession((state) => state.status === 'guest')
  return isGuest ? <LoginButton /> : <UserMenu />
}
