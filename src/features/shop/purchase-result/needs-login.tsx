/**
 * The result belongs to a person: the login panel is open over the page and cannot be closed. (ruling R11
 * step 10)
 */

import { useEffect } from 'react'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import { words } from './words.ts'
import classes from './result.module.css'

const ask = () => loginAsked({ isForced: true, context: { text: words.loginText } })

export function NeedsLogin() {
  useEffect(ask, [])
  return (
    <Stack gap={20} full className={classes.root}>
      <StateCard
        art="search"
        title={<PageHeading>{words.login}</PageHeading>}
        text={words.loginText}
        action={<Button onClick={ask}>{words.loginButton}</Button>}
      />
    </Stack>
  )
}
