/**
 * Notifications by day, equal ones in one row; new ones have a marked edge, a bold title and a word. For the
 * popover and the page. (spec 7 Notifications, ruling R35)
 */

import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { AlertName, Notification } from '#src/api/shapes/notification.ts'
import { resolveTarget } from '#src/lib/notification-target.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { NotificationIcon } from '#src/ui/pictures/notification-icon.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { type Fold, groupNotifications } from './group-notifications.ts'
import { markRead, type Shown } from './mark-read.ts'
import { KINDS } from './shown-notifications.ts'
import { words } from './words.ts'
import chip from '#src/ui/chip-link.module.css'
import area from '#src/ui/text/area-link.module.css'
import classes from './notifications.module.css'

/** The chosen one; undefined shows all. */
export function KindChips({
  kind,
  onChoose,
}: {
  kind: AlertName | undefined
  onChoose: (kind: AlertName | undefined) => void
}) {
  return (
    <div role="group" aria-label={words.kind} className={chip.row}>
      {[undefined, ...KINDS].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          className={chip.chip}
          aria-pressed={each === kind}
          onClick={() => onChoose(each)}
        >
          {each === undefined ? words.allKinds : words.kinds[each]}
        </button>
      ))}
    </div>
  )
}

/** The mouse button that opens a link in a new tab. */
const MIDDLE = 1

function Title({ notification, onOpen }: { notification: Notification; onOpen: () => void }): ReactNode {
  const place = resolveTarget(notification.href)
  const title = <TitleText>{notification.title}</TitleText>
  if (place?.kind === 'ours') {
    return (
      <Link
        to={place.to}
        className={area.link}
        onClick={onOpen}
        onAuxClick={({ button }) => button === MIDDLE && onOpen()}
      >
        {title}
      </Link>
    )
  }
  if (place?.kind === 'outside') {
    return (
      <ExternalLink
        href={place.href}
        className={area.link}
        onClick={onOpen}
        onAuxClick={({ button }) => button === MIDDLE && onOpen()}
        hasIcon
      >
        {title}
      </ExternalLink>
    )
  }
  return title
}

interface RowProps {
  notification: Notification
  now: number
  isUnread: boolean
  /** Marks all notifications of the row as read, or only those that its link covers. */
  onRead: () => void
  onOpen: () => void
  /** One of several equal ones, below their shared row. */
  isInner?: boolean
  children?: ReactNode
}

function NotificationRow({ notification, now, isUnread, onRead, onOpen, isInner, children }: RowProps) {
  return (
    <Row
      as="li"
      align="start"
      gap={12}
      padY={12}
      padX={18}
      className={classes.row}
      data-unread={isUnread}
      data-inner={isInner}
    >
      {!isInner && <NotificationIcon kind={notification.kind} size={40} />}
      <Box grow shrink>
        <Row wrap justify="between" align="baseline" gap={0} gapX={12}>
          <Text weight={500} anywhere className={classes.title}>
            {isUnread && <VisuallyHidden>{words.unread}: </VisuallyHidden>}
            <Title notification={notification} onOpen={onOpen} />
          </Text>
          <Text as="span" tone="muted" variant="caption">
            {words.time(notification.created_at, now)}
          </Text>
        </Row>
        {notification.text && (
          <Text tone="muted" variant="small" anywhere>
            {notification.text}
          </Text>
        )}
        {children}
      </Box>
      {isUnread && (
        <IconButton label={words.markOne(notification.title)} className={classes.above} onClick={onRead}>
          <IconCheck stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  )
}

function FoldRows({ fold: { newest, all }, now, shown }: { fold: Fold; now: number; shown: Shown }) {
  const [isOpen, setOpen] = useState(false)
  const unread = (isOpen ? [newest] : all).filter(({ is_read }) => !is_read).map(({ _id }) => _id)
  const read = (ids: readonly string[]) => void markRead(shown, ids)
  /** Several may link to the same page. */
  const open = ({ _id, href }: Notification) =>
    read(
      shown.page.data
        .filter((each) => each._id === _id || (href && each.href === href))
        .map((each) => each._id),
    )
  return (
    <>
      <NotificationRow
        notification={newest}
        now={now}
        isUnread={unread.length > 0}
        onRead={() => read(unread)}
        onOpen={() => open(newest)}
      >
        {all.length > 1 && (
          <Row wrap gap={0} gapX={8} tone="muted" variant="small">
            {words.equal(all.length)}
            <Button
              variant="subtle"
              size="sm"
              className={classes.above}
              aria-expanded={isOpen}
              rightSection={<IconChevronDown size={16} aria-hidden="true" />}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.hideEqual : words.showEqual(all.length)}
            </Button>
          </Row>
        )}
      </NotificationRow>
      {isOpen &&
        all
          .slice(1)
          .map((each) => (
            <NotificationRow
              key={each._id}
              notification={each}
              now={now}
              isUnread={!each.is_read}
              onRead={() => read([each._id])}
              onOpen={() => open(each)}
              isInner
            />
          ))}
    </>
  )
}

interface NotificationListProps {
  shown: Shown
  /** The rendered ones; `shown` is what was fetched. */
  list: readonly Notification[]
  heading: 'h2' | 'h3'
}

export function NotificationList({ shown, list, heading }: NotificationListProps) {
  const now = useNow()
  return groupNotifications(list).map(({ day, folds }) => (
    // No landmark: its heading names it, and the day's own page has one of that name.
    <div key={day}>
      <Text
        as={heading}
        tone="muted"
        variant="small"
        weight={600}
        padX={18}
        padY={6}
        className={classes.title}
      >
        {words.day(day, now)}
      </Text>
      <Surface as="ul" plain>
        {folds.map((fold) => (
          <FoldRows key={fold.newest._id} fold={fold} now={now} shown={shown} />
        ))}
      </Surface>
    </div>
  ))
}
