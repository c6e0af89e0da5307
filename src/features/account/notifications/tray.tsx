/** The newest notifications under the bell: a dialog that leaves the page usable. (picture 19) */

import { IconChecks, IconSettings } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { notification } from '#src/api/contract/notification.ts'
import type { AlertName } from '#src/api/shapes/notification.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Box, Column, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { markRead, type Page } from './mark-read.ts'
import { KindChips, NotificationList } from './notification-list.tsx'
import { MOST } from './shown-notifications.ts'
import { useUnread } from './use-unread.ts'
import { words } from './words.ts'
import classes from './tray.module.css'

const COUNT = 10

export interface TrayProps {
  /** The bell with the popover: a press outside closes it. */
  root: RefObject<HTMLElement | null>
  /** The page of all notifications. */
  to: string
  onClose: () => void
}

function None({ kind }: { kind: AlertName | undefined }) {
  return (
    <Stack gap={4} pad={20} text="center">
      <Text weight={600}>{kind === undefined ? words.none : words.noneOfKind(words.kinds[kind])}</Text>
      {kind === undefined && <Text tone="muted">{words.noneText}</Text>}
    </Stack>
  )
}

export function Tray({ root, to, onClose }: TrayProps) {
  const titleId = useId()
  const [kind, setKind] = useState<AlertName>()
  const place = useFocusRecovery<HTMLDivElement>()
  useDismiss(root, true, onClose)
  useEffect(() => place.current?.focus({ preventScroll: true }), [place])
  const settings = useSession(({ role }) =>
    role === 'teacher' ? paths.teacherAlertSettings() : paths.alertSettings(),
  )
  const query = { page: 1, count: kind === undefined ? COUNT : MOST }
  const read = useApi(notification.list, { query })
  const unread = useUnread()?.total ?? 0
  const listOf = ({ data }: Page) =>
    (kind === undefined ? data : data.filter((each) => each.kind === kind)).slice(0, COUNT)
  return (
    <Column ref={place} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={classes.tray}>
      <Stack gap={8} padX={18} padY={12}>
        <Row justify="between" gap={8}>
          <Row gap={10}>
            <Text as="h2" variant="title" id={titleId}>
              {words.title}
            </Text>
            {unread > 0 && <Pill tone="urgent">{words.unreadCount(unread)}</Pill>}
          </Row>
          {unread > 0 && read.data && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconChecks size={18} aria-hidden="true" />}
              onClick={() => read.data && void markRead({ query, page: read.data, unread })}
            >
              {words.markAll}
            </Button>
          )}
        </Row>
        <KindChips kind={kind} onChoose={setKind} />
      </Stack>
      <Box grow className={classes.rows}>
        <Load
          from={read}
          skeleton={[1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
          isEmpty={(reply) => listOf(reply).length === 0}
          empty={<None kind={kind} />}
        >
          {(reply) => (
            <NotificationList shown={{ query, page: reply, unread }} list={listOf(reply)} heading="h3" />
          )}
        </Load>
      </Box>
      <Row justify="between" ground="sunken" ruleTop padX={18} className={classes.foot}>
        <Row as={Link} to={to} inline touch tone="link" weight={600}>
          {words.seeAll}
        </Row>
        <Row as={Link} to={settings} inline touch gap={6} tone="muted" weight={500}>
          <IconSettings size={18} stroke={1.75} aria-hidden="true" />
          {words.settings}
        </Row>
      </Row>
    </Column>
  )
}
