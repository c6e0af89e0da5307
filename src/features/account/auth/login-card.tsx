/** The login as its own page: the same steps as in the panel. (ruling R23 `/login`) */

import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Column } from '#src/ui/layout/layout.tsx'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { LoginBar } from './login-bar.tsx'
import { LoginFoot } from './login-foot.tsx'
import { LoginSteps } from './login-steps.tsx'
import { LoginSurfaceContext } from './login-surface-context.ts'
import { useLanding } from './use-landing.ts'
import { useLoginFlow } from './use-login-flow.ts'
import classes from './frame.module.css'

/** The card that the login's pages use. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <Card padding="none" className={classes.card}>
      <BorderStrip height={28} />
      <Column gap={20} className={classes.body}>
        {children}
      </Column>
    </Card>
  )
}

export function LoginCard() {
  const { back, ...step } = useLoginFlow({ isForced: false, onDone: useLanding() })
  return (
    <LoginSurfaceContext value="screen">
      <LoginFrame>
        <LoginBar flow={step.flow} back={back} />
        <LoginSteps {...step} />
        <LoginFoot />
      </LoginFrame>
    </LoginSurfaceContext>
  )
}
