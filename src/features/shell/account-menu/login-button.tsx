/** Opens the login panel over whatever page this is. (spec 2 Login side panel) */
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { Button } from '#src/ui/button.tsx'
import classes from './login-button.module.css'
import { words } from './words.ts'

export function LoginButton() {
  const ask = () => loginAsked()
  return (
    <>
      <Button size="sm" className={classes.wideOnly} onClick={ask}>
        {words.login}
      </Button>
      <Button size="sm" variant="light" className={classes.onPhone} onClick={ask}>
        {words.login}
      </Button>
    </>
  )
}
