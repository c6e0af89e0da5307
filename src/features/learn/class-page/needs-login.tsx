/** Asks guests to log in before a class; the login returns to the class. (spec 4 Login success 2, ruling R11 step 10) */

import { useEffect } from 'react'
import { loginAskedHere } from '#src/stores/session/login-panel-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words } from './words.ts'

function askLogin(): void {
  loginAskedHere({ isForced: true, context: { text: words.loginText } })
}

export function NeedsLogin() {
  useEffect(askLogin, [])
  return (
    <StatePage
      kind="forbidden"
      title={words.loginTitle}
      text={words.loginText}
      action={<Button onClick={askLogin}>{words.login}</Button>}
    />
  )
}
