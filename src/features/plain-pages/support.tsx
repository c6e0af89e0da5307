/** How to reach us, and answers to what is asked most. */
import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { brand } from '#src/lib/brand.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion.tsx'
import { Card } from '#src/ui/card.tsx'
import { IconTile } from '#src/ui/icon-tile.tsx'
import { Page } from '#src/ui/page.tsx'
import classes from './cards.module.css'
import { support as words } from './words.ts'

interface FactProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <Card as="li" className={classes.fact}>
      <IconTile size={48}>{icon}</IconTile>
      <div>
        <p className={classes.text}>{title}</p>
        <p className={classes.strong}>{children}</p>
      </div>
    </Card>
  )
}

export function Support() {
  const { phone, email, hours } = brand.contact
  return (
    <Page title={words.title} subtitle={words.lead} width="wide">
      <ul className={classes.cards}>
        <Fact icon={<IconPhone />} title={words.phone}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Fact>
        <Fact icon={<IconMail />} title={words.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact icon={<IconClock />} title={words.hours}>
          {hours}
        </Fact>
      </ul>
      <h2 className={classes.heading}>{words.answers}</h2>
      <Accordion>
        {words.faqs.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Page>
  )
}
