/** The bar above a working frame: what a phone shows at the left, a field or a name on a desk, links, the person. */
import type { ReactNode } from 'react'
import classes from './top-bar.module.css'

interface TopBarProps {
  /** What a phone shows at the left. */
  phoneHead: ReactNode
  /** What a desk shows there. */
  start: ReactNode
  /** Links before the person. */
  children?: ReactNode
  account: ReactNode
  /** On a phone the bottom bar leads to the person. (ruling R50) */
  isAccountOnDeskAlone?: boolean
}

export function TopBar({ phoneHead, start, children, account, isAccountOnDeskAlone }: TopBarProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.phoneHead}>{phoneHead}</div>
      <div className={classes.start}>{start}</div>
      {children}
      <div className={classes.account} data-on-desk={isAccountOnDeskAlone || undefined}>
        {account}
      </div>
    </header>
  )
}
