/** The menu of a phone: a person's own places, the money, the devices and the way out. The form of the profile is a page apart. */
import { Link } from 'react-router'
import { AccountList } from '#src/features/shell/account-menu/account-list.tsx'
import { accountTiles } from '#src/features/shell/account-menu/account-links.ts'
import { words } from '#src/features/shell/account-menu/menu-words.ts'
import { words as accountWords } from '#src/features/shell/account-menu/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Box, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'

/** Have a place of their own on this page, or in the bar at its foot. */
const SHOWN = [paths.profile(), paths.myCourses(), ...accountTiles.map(({ to }) => to)]

function Person() {
  const user = useSession((state) => state.user)
  const name = user?.name || accountWords.nameless
  return (
    <Card padding="sm">
      <Row gap={14}>
        <Portrait name={name} src={user?.picture} size={52} />
        <Box grow shrink>
          <Text as="strong" block size={18} weight={700} anywhere>
            {name}
          </Text>
          <Row as={Link} inline touch tone="link" weight={600} to={paths.profile()}>
            {words.profile}
          </Row>
        </Box>
      </Row>
    </Card>
  )
}

export function Component() {
  return (
    <Page title={words.me} width="narrow">
      <Head title={words.me} isHiddenFromSearch />
      <PhoneBar title={words.me} />
      <Stack gap={12}>
        <Person />
        <Grid columns={2} gap={12}>
          {accountTiles.map(({ to, text, note, Icon, tone }) => (
            <Card key={to} padding="sm" isLink>
              <IconTile tone={tone}>
                <Icon size={20} stroke={1.75} />
              </IconTile>
              <Text as="h2" size={16} weight={700} mt={8}>
                <CardLink to={to}>{text}</CardLink>
              </Text>
              <Text tone="muted" size={14}>
                {note}
              </Text>
            </Card>
          ))}
        </Grid>
        <Card padding="sm">
          <AccountList without={SHOWN} />
        </Card>
      </Stack>
    </Page>
  )
}
