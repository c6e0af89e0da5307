/** A class belongs to a batch: guests log in first, and are in the class then. (spec 4 Login success 2, ruling R11 step 10) */
import { useEffect } from 'react'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words } from './words.ts'

/** The class shows itself once somebody is there. Without a callback whoever has courses would be led away to them. */
const stay = () => undefined

function ask(): void {
  loginAsked({ isForced: true, callbackSuccess: stay, context: { text: words.loginText } })
}

export function NeedsLogin() {
  useEffect(ask, [])
  return (
    <StatePage kind="forbidden" title={words.loginTitle} text={words.loginText} action={<Button onClick={ask}>{words.login}</Button>} />
  )
}
