/**
 * A plain page on wide screens: its content, and beside it how to reach a person; on a phone the contact
 * comes last.
 */

import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { brand } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { contactWords as words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './beside-contact.module.css'

const { phone, email, address, hours } = brand.contact

const LINES = [
  { kind: 'phone', Sign: IconPhone, value: phone && <a href={`tel:${phone}`}>{phone}</a> },
  { kind: 'email', Sign: IconMail, value: email && <a href={`mailto:${email}`}>{email}</a> },
  { kind: 'hours', Sign: IconClock, value: hours },
  { kind: 'address', Sign: IconMapPin, value: address },
] as const

function ContactCard() {
  return (
    <Section title={words.title}>
      <Stack as="ul" plain gap={12}>
        {LINES.filter(({ value }) => value).map(({ kind, Sign, value }) => (
          <Row as="li" key={kind} gap={12} align="start">
            <Sign size={20} stroke={1.75} aria-hidden="true" className={classes.sign} />
            <Text as="span" anywhere>
              {value}
            </Text>
          </Row>
        ))}
      </Stack>
      <Button variant="default" to={paths.support()} fullWidth>
        {words.support}
      </Button>
    </Section>
  )
}

export interface PagePart {
  id: string
  title: string
}

/** The sections: beside the text on wide screens, and one line above it on a phone. */
function PartList({ parts }: { parts: readonly PagePart[] }) {
  return (
    <nav aria-label={words.parts} className={classes.parts}>
      <Text as="h2" variant="note" weight={600} mb={8}>
        {words.parts}
      </Text>
      <Row as="ul" plain wrap gap={8}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={chips.chip}>
              {title}
            </a>
          </li>
        ))}
      </Row>
    </nav>
  )
}

interface BesideContactProps {
  /** Listed if there are several. */
  parts?: readonly PagePart[]
  children: ReactNode
}

export function BesideContact({ parts, children }: BesideContactProps) {
  return (
    <Grid className={classes.columns}>
      <div>{children}</div>
      <aside className={classes.side}>
        {parts && parts.length > 2 && <PartList parts={parts} />}
        <ContactCard />
      </aside>
    </Grid>
  )
}
