/** The app for each platform, the visitor's own first. (spec 2 Download buttons) */

import { IconBrandAndroid, IconBrandApple, IconBrandWindows, IconDownload } from '@tabler/icons-react'
import { type AppPlatform, appPlatforms, getAppLink } from '#src/lib/brand.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { BesideContact } from './beside-contact.tsx'
import { detectPlatform } from './own-platform.ts'
import { download as words } from './words.ts'
import classes from './cards.module.css'

const SIGNS = { android: IconBrandAndroid, ios: IconBrandApple, windows: IconBrandWindows } as const

function PlatformCard({ platform, isOwn }: { platform: AppPlatform; isOwn: boolean }) {
  const Sign = SIGNS[platform]
  return (
    <Card as="li" padding="lg" className={classes.card}>
      <Row align="start" justify="between" full>
        <IconTile size={48}>
          <Sign />
        </IconTile>
        {isOwn && <Pill tone="ok">{words.forThisDevice}</Pill>}
      </Row>
      <h2 className={classes.title}>{words[platform]}</h2>
      <p className={classes.text}>{words[`${platform}Note`]}</p>
      <Button
        variant={isOwn ? 'filled' : 'default'}
        href={getAppLink(platform)}
        leftSection={<IconDownload stroke={1.75} aria-hidden="true" />}
        className={classes.action}
      >
        {words.get(words[platform])}
      </Button>
    </Card>
  )
}

/** Without an app in a store: the client itself can be added to the home screen. */
function HomeScreenWay() {
  return (
    <Card padding="lg">
      <Text as="h2" variant="lead" mb={8}>
        {words.homeScreen}
      </Text>
      <Stack as="ol" gap={8} className={classes.steps}>
        {words.homeScreenSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Card>
  )
}

export function AppLinks() {
  const own = detectPlatform(navigator.userAgent)
  const ordered = appPlatforms.toSorted((one, other) => Number(other === own) - Number(one === own))
  return (
    <Page title={words.title} subtitle={appPlatforms.length > 0 ? words.lead : words.noShop} width="wide">
      <BesideContact>
        {appPlatforms.length === 0 && <HomeScreenWay />}
        <Grid as="ul" gap={12} className={classes.cards}>
          {ordered.map((platform) => (
            <PlatformCard key={platform} platform={platform} isOwn={platform === own} />
          ))}
        </Grid>
      </BesideContact>
    </Page>
  )
}
