/**
 * A person's links, the colour scheme and the logout: in the menu, and on a phone as a page, since its bar
 * has no menu. (ruling R50)
 */

import { IconChevronRight, IconLogout, IconMoon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { type ColorScheme, chooseColorScheme, useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { listAccountLinks } from './account-links.ts'
import { logOut } from './log-out.ts'
import { words } from './menu-words.ts'
import classes from './account-list.module.css'

const options = Object.entries(words.schemes).map(([value, label]) => ({
  value: value as ColorScheme,
  label,
}))

/** Light, dark, or the device's setting. */
function SchemeSwitch() {
  return (
    <Segmented label={words.scheme} options={options} value={useColorScheme()} onChange={chooseColorScheme} />
  )
}

function LogOutButton() {
  const navigate = useNavigate()
  async function leave() {
    if (!(await logOut())) return
    showToast({ kind: 'success', message: words.loggedOut })
    await navigate(paths.home())
  }
  return (
    <button type="button" className={classes.item} onClick={() => void leave()}>
      <IconLogout size={20} stroke={1.75} aria-hidden="true" />
      {words.logOut}
    </button>
  )
}

interface AccountListProps {
  /** When shown as a page: numbers at the end of a row, by address. */
  facts?: Readonly<Record<string, ReactNode>>
  /** Addresses that the page shows elsewhere. */
  without?: readonly string[]
}

export function AccountList({ facts, without }: AccountListProps) {
  const role = useSession((state) => state.role)
  const links = listAccountLinks(role).filter(({ to }) => !without?.includes(to))
  return (
    <nav aria-label={words.menu} data-page={facts !== undefined}>
      <Surface as="ul" plain>
        {links.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.item}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {text}
              {facts && (
                <Row as="span" push gap={6}>
                  <Text as="span" tone="muted" variant="small">
                    {facts[to]}
                  </Text>
                  <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
                </Row>
              )}
            </Link>
          </li>
        ))}
      </Surface>
      <div className={classes.scheme}>
        {facts && (
          <Row as="span" gap={12} fixed>
            <IconMoon size={20} stroke={1.75} aria-hidden="true" />
            {words.theme}
          </Row>
        )}
        <SchemeSwitch />
      </div>
      <LogOutButton />
    </nav>
  )
}
