/** The login as a page of its own: the same steps as in the panel. (ruling R23 `/login`) */
import { IconArrowLeft } from '@tabler/icons-react'
import { Card } from '#src/ui/card.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import classes from './frame.module.css'
import { LoginDashes } from './login-dashes.tsx'
import { LoginFoot } from './login-foot.tsx'
import { LoginSteps } from './login-steps.tsx'
import { PlaceContext } from './step-head.tsx'
import { useLanding } from './use-landing.ts'
import { useLoginFlow } from './use-login-flow.ts'
import { loginWords as words } from './words.ts'

export function LoginCard() {
  const { back, ...step } = useLoginFlow({ isForced: false, onDone: useLanding() })
  return (
    <PlaceContext value="screen">
      <Card padding="none" className={classes.card}>
        <div className={classes.par} aria-hidden="true" />
        <div className={classes.body}>
          <div className={classes.bar}>
            {back && (
              <IconButton label={words.back} variant="default" onClick={back}>
                <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
              </IconButton>
            )}
            <LoginDashes flow={step.flow} />
          </div>
          <LoginSteps {...step} />
          <LoginFoot />
        </div>
      </Card>
    </PlaceContext>
  )
}
