/** The person's menu: a disclosure with links, the colour scheme and the way out. */
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session-store.ts'
import { say } from '#src/stores/toast-store.ts'
import { Portrait } from '#src/ui/portrait.tsx'
import { useDismiss } from '#src/ui/use-dismiss.ts'
import { accountLinks } from './account-links.ts'
import { logOut } from './log-out.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import classes from './user-menu.module.css'
import { words } from './words.ts'

function LogOutButton() {
  const navigate = useNavigate()
  async function leave() {
    await logOut()
    say({ kind: 'success', message: words.loggedOut })
    await navigate(paths.home())
  }
  return (
    <button type="button" className={classes.item} onClick={() => void leave()}>
      <IconLogout size={20} stroke={1.75} aria-hidden="true" />
      {words.logOut}
    </button>
  )
}

function MenuPanel() {
  const role = useSession((state) => state.role)
  return (
    <nav className={classes.panel} aria-label={words.menu}>
      <ul className={classes.list}>
        {accountLinks[role].map(({ to, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.item}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.scheme}>
        <SchemeSwitch />
      </div>
      <LogOutButton />
    </nav>
  )
}

export function UserMenu() {
  const user = useSession((state) => state.user)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const id = useId()
  const { key } = useLocation()
  useDismiss(root, isOpen, close)
  // Another page closes it.
  useEffect(() => close, [key, close])
  const name = user?.name || words.nameless
  return (
    <div ref={root} className={classes.root}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={words.openMenu(name)}
        onClick={() => setOpen(!isOpen)}
      >
        <Portrait id={user?._id ?? ''} src={user?.picture} size={36} />
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={id}>{isOpen && <MenuPanel />}</div>
    </div>
  )
}
