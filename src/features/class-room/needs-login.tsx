/** A class belongs to a batch: guests log in first, and come back here. (spec 4 Login success 5, ruling R11 step 10) */
import { useEffect } from 'react'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { words } from './words.ts'

function ask(): void {
  loginAsked({ context: { text: words.loginText } })
}

export function NeedsLogin() {
  useEffect(ask, [])
  return (
    <StatePage kind="forbidden" title={words.loginTitle} text={words.loginText} action={<Button onClick={ask}>{words.login}</Button>} />
  )
}
