/** The person's menu, as a disclosure over the page. */

import { IconChevronDown } from '@tabler/icons-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#src/stores/session/session-store.ts'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { AccountList } from './account-list.tsx'
import { words } from './words.ts'
import classes from './user-menu.module.css'

function MenuPanel() {
  return (
    <div className={classes.panel}>
      <AccountList />
    </div>
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
  // A navigation closes it.
  useEffect(() => close, [key, close])
  const name = user?.name || words.nameless
  return (
    <Box fixed relative ref={root}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={words.openMenu(name)}
        onClick={() => setOpen(!isOpen)}
      >
        <Portrait name={name} src={user?.picture} size={36} />
        <Text as="span" nowrap clip hideBelow="md" className={classes.name}>
          {name}
        </Text>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={id}>{isOpen && <MenuPanel />}</div>
    </Box>
  )
}
