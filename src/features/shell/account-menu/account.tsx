/**
 * The right end of the public header: a login button for guests, the person's menu (loaded then) for
 * everybody else.
 */

import type { ReactNode } from 'react'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { words } from './words.ts'
import classes from './account.module.css'
import loginButtonClasses from './login-button.module.css'

/** Opens the login panel over the current page. (spec 2 Login side panel) */
function LoginButton() {
  const ask = () => loginAsked()
  return (
    <>
      <Button size="sm" className={loginButtonClasses.wideOnly} onClick={ask}>
        {words.login}
      </Button>
      <Button size="sm" variant="light" className={loginButtonClasses.onPhone} onClick={ask}>
        {words.login}
      </Button>
    </>
  )
}

/** Shown in place of the menu until its file has loaded. */
export const menuWaiting = <span className={classes.place} />

export function Account({ menu }: { menu: ReactNode }) {
  const isGuest = useSession((state) => state.status === 'guest')
  return isGuest ? <LoginButton /> : menu
}
