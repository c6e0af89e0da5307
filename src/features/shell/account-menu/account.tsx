/** The right end of the public header: login button for a guest, the person's menu (fetched then) for anybody else. */
import { useSession } from '#src/stores/session/session-store.ts'
import { usePart } from '#src/ui/hooks/use-part.ts'
import classes from './account.module.css'
import { LoginButton } from './login-button.tsx'

const loadMenu = async () => (await import('./user-menu.tsx')).UserMenu

export function Account() {
  const isGuest = useSession((state) => state.status === 'guest')
  const menu = usePart(!isGuest, loadMenu, { meanwhile: <span className={classes.place} /> })
  return isGuest ? <LoginButton /> : menu
}
