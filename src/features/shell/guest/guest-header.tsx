/** The public header. What it does not draw itself, the frame hands in. */
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { mainLinks } from './guest-links.ts'
import classes from './guest-header.module.css'
import { MegaMenuButton } from './mega-menu-button.tsx'
import { PhoneMenuButton } from './phone-menu-button.tsx'
import { words } from './words.ts'

interface GuestHeaderProps {
  search: ReactNode
  /** The login button, or the person's menu. */
  account: ReactNode
}

export function GuestHeader({ search, account }: GuestHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to={paths.home()} className={classes.home}>
          <Logo />
        </Link>
        <nav className={classes.links} aria-label={words.mainNavigation}>
          <MegaMenuButton />
          {mainLinks.map(({ to, text }) => (
            <NavLink key={to} to={to} className={classes.link}>
              {text}
            </NavLink>
          ))}
        </nav>
        <div className={classes.search}>{search}</div>
        <Link to={paths.search()} className={classes.phoneButton} aria-label={words.search}>
          <IconSearch size={22} stroke={1.75} aria-hidden="true" />
        </Link>
        {account}
        <PhoneMenuButton className={classes.phoneButton} />
      </div>
    </header>
  )
}
