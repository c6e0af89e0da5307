/** The profile's own address as text and code, and buttons to share it. (ruling R28) */

import { IconCopy, IconPrinter, IconShare3 } from '@tabler/icons-react'
import type { Talent } from '#src/api/shapes/talent.ts'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { paths } from '#src/lib/paths.ts'
import { copyAddress, shareAddress } from '#src/stores/shell/share-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { Section } from '#src/ui/section.tsx'
import { AddressText } from '#src/ui/text/address-text.tsx'
import { CvLanguages } from './cv-languages.tsx'
import { words } from './words.ts'
import classes from './share-card.module.css'

export function ShareCard({ talent }: { talent: Talent }) {
  const { name, username } = talent
  const address = window.location.origin + paths.talent(username)
  return (
    <Section title={words.address} gap={16}>
      <Row gap={16} align="start" wrap>
        <Qr text={address} label={words.qr(name)} className={classes.qr} />
        <Box shrink className={classes.address}>
          <Text anywhere mb={8}>
            <AddressText>{address}</AddressText>
          </Text>
          <Row wrap gap={8}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCopy size={18} aria-hidden="true" />}
              onClick={() => void copyAddress(address)}
            >
              {words.copy}
            </Button>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconShare3 size={18} aria-hidden="true" />}
              onClick={() => void shareAddress(name, address)}
            >
              {words.share}
            </Button>
          </Row>
        </Box>
      </Row>
      <CvLanguages talent={talent}>
        <Box mt={8}>
          <Button
            fullWidth
            leftSection={<IconPrinter size={20} aria-hidden="true" />}
            onClick={() => void printPaper()}
          >
            {words.print}
          </Button>
          <Text tone="muted" variant="small" mt={6}>
            {words.printNote}
          </Text>
        </Box>
      </CvLanguages>
    </Section>
  )
}
