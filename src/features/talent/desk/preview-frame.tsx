/**
 * The public page inside a frame with its address; data hidden from others is on a strip that only the owner
 * sees. (ruling R55)
 */

import { IconCopy, IconLock, IconPrinter, IconShare3, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Talent } from '#src/api/shapes/talent.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { copyAddress, shareAddress } from '#src/stores/shell/share-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { AddressText } from '#src/ui/text/address-text.tsx'
import { getAddress } from './username-field.tsx'
import { words } from './words.ts'
import classes from './desk.module.css'

const { frame } = words

interface PreviewFrameProps {
  talent: Talent
  languages: ReactNode
  onPrint: () => void
  children: ReactNode
}

function Actions({
  talent: { name, username, show_profile },
  onPrint,
}: Pick<PreviewFrameProps, 'talent' | 'onPrint'>) {
  const address = getAddress(username)
  const isOpen = show_profile && username !== ''
  return (
    <Row wrap gap={0} className={classes.actions}>
      {isOpen && (
        <>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconCopy size={18} stroke={1.75} />}
            onClick={() => void copyAddress(address)}
          >
            {frame.copy}
          </Button>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconShare3 size={18} stroke={1.75} />}
            onClick={() => void shareAddress(frame.shareTitle(name), address)}
          >
            {frame.share}
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPrinter size={18} stroke={1.75} />}
        onClick={onPrint}
      >
        {frame.print}
      </Button>
    </Row>
  )
}

function Address({ talent: { username, show_profile } }: { talent: Talent }) {
  if (username === '') {
    return (
      <Text variant="small">
        {frame.noAddress}{' '}
        <Link to={`${paths.talentProfile()}#username`} className={classes.inText}>
          {frame.setUsername}
        </Link>
      </Text>
    )
  }
  return (
    <Box shrink>
      <Text variant="note" anywhere className={classes.address}>
        <AddressText>{getAddress(username)}</AddressText>
      </Text>
      {!show_profile && (
        <Text tone="muted" variant="caption">
          {frame.closed}
        </Text>
      )}
    </Box>
  )
}

function PrivateStrip({ talent: { phone, email, address } }: { talent: Talent }) {
  return (
    <Row gap={12} align="start" className={classes.private}>
      <IconLock size={20} stroke={1.75} aria-hidden="true" />
      <Box shrink>
        <p>
          <strong>{frame.hidden}</strong> {frame.hiddenText}
        </p>
        <Text tone="muted" variant="small" anywhere data-latin>
          {joinFacts(phone, email, address) || frame.none}
        </Text>
      </Box>
    </Row>
  )
}

export function PreviewFrame({ talent, languages, onPrint, children }: PreviewFrameProps) {
  return (
    <Card as="section" padding="none" aria-label={frame.label} className={classes.frame}>
      <Row ground="sunken" justify="between" wrap gap={4} gapX={12} className={classes.bar}>
        <Row gap={10} shrink>
          <IconWorld size={20} stroke={1.75} aria-hidden="true" />
          <Address talent={talent} />
        </Row>
        <Actions talent={talent} onPrint={onPrint} />
      </Row>
      <PrivateStrip talent={talent} />
      <Stack gap={8} padX={20} padY={12}>
        <Text weight={600} variant="note">
          {frame.languages}
        </Text>
        {languages}
      </Stack>
      {children}
    </Card>
  )
}
