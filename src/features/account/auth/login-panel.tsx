/**
 * The login over any page, which stays unchanged. The app mounts it when it is first opened. (spec 2 Login
 * side panel)
 */

import { loginClosed, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { SidePanelDrawer } from '#src/ui/frame/side-panel-drawer.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { LoginBar } from './login-bar.tsx'
import { STEP } from './login-flow.ts'
import { LoginFoot } from './login-foot.tsx'
import { LoginSteps } from './login-steps.tsx'
import { useLanding } from './use-landing.ts'
import { useLoginFlow } from './use-login-flow.ts'
import { loginWords as words } from './words.ts'
import classes from './frame.module.css'

export function LoginPanel() {
  const show = useLoginPanel((state) => state.show)
  const isForced = useLoginPanel((state) => state.isForced)
  const isOfPage = useLoginPanel((state) => state.isOfPage)
  const { back, ...step } = useLoginFlow({ isForced, onDone: useLanding() })
  const isClosable = !isForced && step.flow.step !== STEP.forcefullyShowLogin
  return (
    <SidePanelDrawer
      isOpen={show}
      onClose={loginClosed}
      title={words.panel}
      isClosable={isClosable}
      hasAddress={isOfPage}
      staysOverPages
      hasBorder
      head={<LoginBar flow={step.flow} back={back} onClose={isClosable ? loginClosed : undefined} />}
    >
      <div className={classes.panel}>
        <LoginSteps {...step} />
        <Box grow relative clip className={classes.art}>
          <Ripple
            className={classes.ripple}
            tone="page"
            width={300}
            height={300}
            x={210}
            y={170}
            start={14}
            gap={15}
            count={11}
            wave={5}
          />
        </Box>
        <LoginFoot />
      </div>
    </SidePanelDrawer>
  )
}
