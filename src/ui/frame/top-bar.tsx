/**
 * The bar above a working frame: the phone's left side, on a wide screen a field or a name, links, the
 * person.
 */

import type { ReactNode } from 'react'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import classes from './top-bar.module.css'

interface TopBarProps {
  /** Shown on the left on a phone. */
  phoneHead: ReactNode
  /** Shown there on a wide screen. */
  start: ReactNode
  /** Links before the person. */
  children?: ReactNode
  account: ReactNode
  /** On a phone the bottom bar links to the person. (ruling R50) */
  isAccountWideOnly?: boolean
}

export function TopBar({ phoneHead, start, children, account, isAccountWideOnly }: TopBarProps) {
  return (
    <Row as="header" ground="surface" ruleBottom className={classes.bar}>
      <Row align="stretch" hideFrom="md" className={classes.phoneHead}>
        {phoneHead}
      </Row>
      <Box shrink hideBelow="md" className={classes.start}>
        {start}
      </Box>
      {children}
      <div className={classes.account} data-wide-only={isAccountWideOnly || undefined}>
        {account}
      </div>
    </Row>
  )
}
