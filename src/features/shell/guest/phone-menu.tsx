/** The menu of the public pages on a phone: a native dialog, which traps the focus and handles Esc. */

import { IconChevronRight, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { appPlatforms } from '#src/lib/brand.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { assistantToggled } from '#src/stores/shell/shell-store.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { footerWords } from './footer-words.ts'
import { mainLinks } from './guest-links.ts'
import { words } from './words.ts'
import classes from './phone-menu.module.css'

const links = [
  { to: paths.courses(), text: words.allCourses },
  ...mainLinks,
  ...(offers.playlists ? [{ to: paths.playlists(), text: footerWords.playlists }] : []),
  { to: paths.howItWorks(), text: footerWords.howItWorks },
  { to: paths.support(), text: footerWords.supportForm },
  ...(appPlatforms.length > 0 ? [{ to: paths.download(), text: footerWords.getApp }] : []),
]

export interface PhoneMenuProps {
  onClose: () => void
}

export function PhoneMenu({ onClose }: PhoneMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])
  // Two open dialogs would each trap the focus.
  function askHelp(): void {
    dialog.current?.close()
    assistantToggled(true)
  }
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={words.menu} onClose={onClose}>
      <div className={classes.head}>
        <Logo />
        <button
          type="button"
          className={classes.close}
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={words.mainNavigation}>
        <ul className={classes.list}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={classes.link}>
                {text}
                <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={classes.link} aria-haspopup="dialog" onClick={askHelp}>
              {footerWords.askHelp}
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        </ul>
      </nav>
    </dialog>
  )
}
