/** The bar above the steps: the logo or the back button, three dashes, and close. */

import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { useContext } from 'react'
import { Logo } from '#src/ui/frame/logo.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { countFilledDashes, type LoginFlow } from './login-flow.ts'
import { LoginSurfaceContext } from './login-surface-context.ts'
import { loginWords as words } from './words.ts'
import classes from './frame.module.css'

const DASHES = [1, 2, 3] as const

/** Three dashes: who, proof, done. */
function LoginDashes({ flow }: { flow: LoginFlow }) {
  const filled = countFilledDashes(flow)
  return (
    <Row
      as="span"
      inline
      align="stretch"
      push
      className={classes.dashes}
      role="img"
      aria-label={words.dashes(filled)}
    >
      {DASHES.map((dash) => (
        <i key={dash} data-filled={dash <= filled} />
      ))}
    </Row>
  )
}

interface LoginBarProps {
  flow: LoginFlow
  back: (() => void) | undefined
  /** Missing if the login cannot be closed, or is its own page. */
  onClose?: (() => void) | undefined
}

export function LoginBar({ flow, back, onClose }: LoginBarProps) {
  const place = useContext(LoginSurfaceContext)
  return (
    <Row gap={16} grow touch>
      {back === undefined && place === 'panel' && <Logo />}
      {back && (
        <IconButton label={words.back} variant="default" onClick={back}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <LoginDashes flow={flow} />
      {onClose && (
        <IconButton label={words.close} variant="default" onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  )
}
