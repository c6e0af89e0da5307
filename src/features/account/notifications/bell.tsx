/**
 * Opens the notifications: on a wide window a popover over the page; on a phone, or if the popover cannot
 * load, the page itself.
 */

import { IconBell } from '@tabler/icons-react'
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { notification } from '#src/api/contract/notification.ts'
import { setCached } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { isMatchingNow, WIDE } from '#src/lib/window-width.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { showAppBadge } from '#src/stores/shell/app-badge.ts'
import { useMarkedTitle } from '#src/stores/shell/title-mark-store.ts'
import { useLoadWhenCalm } from '#src/ui/hooks/use-load-when-calm.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { words } from './bell-words.ts'
import type { TrayProps } from './tray.tsx'
import { UNREAD, useUnread } from './use-unread.ts'
import classes from './bell.module.css'

const isWide = () => isMatchingNow(WIDE)

const loadTray = async () => (await import('./tray.tsx')).Tray

/**
 * The count in the bar, in the title and on the app icon. A tab in the background does not poll: the active
 * one notifies it.
 */
function useShownCount(): number {
  const data = useUnread()
  const unread = data?.total ?? 0
  const last = useRef<number>(undefined)
  useMarkedTitle('unread', unread > 0 ? formatNumber(unread) : undefined)
  useEffect(() => {
    if (data === undefined) return
    showAppBadge(data.total)
    if (last.current !== undefined && last.current !== data.total && document.hasFocus())
      setCached(notification.list, UNREAD, data)
    last.current = data.total
  }, [data])
  return unread
}

/** Responds to the keys of a button, since it opens something. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

export function Bell() {
  // On a phone the bell is a link.
  useLoadWhenCalm(loadTray, isWide() && !isSavingData())
  const unread = useShownCount()
  const isTeacher = useSession((state) => state.role) === 'teacher'
  const to = isTeacher ? paths.teacherNotifications() : paths.notifications()
  const [isOpen, setOpen] = useState(false)
  const [Tray, setTray] = useState<ComponentType<TrayProps>>()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const close = useCallback(() => setOpen(false), [])
  // A navigation closes it.
  useEffect(() => close, [key, close])
  const open = async () => {
    try {
      const part = await loadTray()
      setTray(() => part)
      setOpen(true)
    } catch {
      await navigate(to)
    }
  }
  const press = (event: MouseEvent) => {
    if (isForNewTab(event) || !isWide()) return
    event.preventDefault()
    if (isOpen) close()
    else void open()
  }
  return (
    <Box relative fixed ref={root}>
      <Link
        to={to}
        className={classes.bell}
        aria-label={unread > 0 ? words.unread(unread) : words.notifications}
        // On a phone it is just a link.
        {...(isWide() && {
          'aria-expanded': isOpen,
          'aria-haspopup': 'dialog' as const,
          onKeyDown: pressBySpace,
        })}
        onClick={press}
      >
        <IconBell size={22} stroke={1.75} aria-hidden="true" />
        {unread > 0 && <i className={classes.dot} />}
      </Link>
      {isOpen && Tray && <Tray root={root} to={to} onClose={close} />}
    </Box>
  )
}
