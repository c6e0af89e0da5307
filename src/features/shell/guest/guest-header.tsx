/** The public header. The frame passes in what it does not render itself. */

import { IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { mainLinks } from './guest-links.ts'
import { LatePhoneMenu, useGuestArea } from './late-parts.tsx'
import { MegaMenuButton } from './mega-menu-button.tsx'
import { words } from './words.ts'
import classes from './guest-header.module.css'

function PhoneMenuButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && <LatePhoneMenu onClose={() => setOpen(false)} />}
    </>
  )
}

interface GuestHeaderProps {
  search: ReactNode
  /** On a phone there is no space for the field. */
  searchButton: ReactNode
  /** The login button, or the person's menu. */
  account: ReactNode
}

export function GuestHeader({ search, searchButton, account }: GuestHeaderProps) {
  useGuestArea()
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
        {searchButton}
        {account}
        <PhoneMenuButton className={classes.phoneButton} />
      </div>
    </header>
  )
}
