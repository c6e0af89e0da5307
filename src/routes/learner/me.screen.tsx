/**
 * The menu of a phone: a person's own pages, payments, devices and the logout. The profile form is a separate
 * page.
 */

import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DataMeter } from '#src/features/account/me/data-meter.tsx'
import { DataSaver } from '#src/features/account/me/data-saver.tsx'
import {
  DeviceCount,
  DueMoney,
  NewestBatch,
  NoteCount,
  WaitingAnswers,
} from '#src/features/account/me/facts.tsx'
import { OpenLevel } from '#src/features/account/me/open-level.tsx'
import { HabitCard } from '#src/features/learn/week/habit-card.tsx'
import { type AccountTile, accountTiles } from '#src/features/shell/account-menu/account-links.ts'
import { AccountList } from '#src/features/shell/account-menu/account-list.tsx'
import { words } from '#src/features/shell/account-menu/menu-words.ts'
import { words as accountWords } from '#src/features/shell/account-menu/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { UnseenHeading } from '#src/ui/frame/page.tsx'
import { Box, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import page from '#src/ui/frame/page.module.css'

/** Shown elsewhere on this page, or in the bottom bar. */
const SHOWN = [paths.profile(), paths.myCourses(), ...accountTiles.map(({ to }) => to)]

/** Numbers for an address, from the server. */
const FACTS: Readonly<Record<string, ReactNode>> = {
  ...(offers.notes && { [paths.notes()]: <NoteCount /> }),
  ...(offers.transactions && { [paths.transactions()]: <DueMoney /> }),
  ...(offers.assessments && { [paths.myAssessments()]: <OpenLevel /> }),
  [paths.devices()]: <DeviceCount />,
  ...(offers.talents && { [paths.talentDesk()]: <WaitingAnswers /> }),
}

function Tile({ tile: { to, text, note, Icon, tone } }: { tile: AccountTile }) {
  return (
    <Card padding="sm" isLink>
      <Row justify="between" align="start" wrap>
        <IconTile tone={tone} size={36}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      </Row>
      <Text as="h2" variant="body" tight weight={700} mt={4}>
        <CardLink to={to}>{text}</CardLink>
      </Text>
      <Text tone="muted" variant="small" tight>
        {note ?? FACTS[to]}
      </Text>
    </Card>
  )
}

/** One with large letters. */
const TWO_COLUMNS = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))'

function Person() {
  const user = useSession((state) => state.user)
  const name = user?.name || accountWords.nameless
  return (
    <Card padding="sm">
      <Row wrap gap={0} gapX={14}>
        <Portrait name={name} src={user?.picture} size={52} />
        {/* With larger letters the link goes below the name. */}
        <Box grow shrink style={{ flexBasis: '6.5rem' }}>
          <Text as="strong" block variant="lead" weight={700} anywhere>
            {name}
          </Text>
          <Text as="span" block tone="muted" variant="small">
            <NewestBatch />
          </Text>
        </Box>
        <Row as={Link} inline touch fixed gap={4} tone="link" weight={600} to={paths.profile()}>
          {words.profile}
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </Row>
      </Row>
    </Card>
  )
}

export function Component() {
  return (
    <div className={page.root} data-width="narrow">
      {/* The phone's bar shows it, and this page is made for phones. */}
      <UnseenHeading>{words.me}</UnseenHeading>
      <Head title={words.me} isHiddenFromSearch />
      <PhoneBar title={words.me} />
      <Stack gap={12}>
        <Person />
        <Grid gap={12} style={{ gridTemplateColumns: TWO_COLUMNS }}>
          {accountTiles.map((each) => (
            <Tile key={each.to} tile={each} />
          ))}
        </Grid>
        <HabitCard />
        <Card padding="none">
          <AccountList facts={FACTS} without={SHOWN} />
        </Card>
        <DataSaver />
        <DataMeter />
      </Stack>
    </div>
  )
}
