/**
 * Beside the form: answers that may make a ticket unnecessary, the person's own tickets, and how to talk to
 * somebody.
 */

import { IconHeadset } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { formatDateTime } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { FaqItem } from './faq-item.tsx'
import { categoryFaqs, commonFaqs } from './faq-words.ts'
import { getRelease } from './hosts.ts'
import { useOwnTickets, type WrittenTicket } from './ticket-queue.ts'
import { categoryWords, words } from './words.ts'
import classes from './beside.module.css'

function Answers({ category }: { category: TicketCategory | undefined }) {
  const faqs = category === undefined ? commonFaqs : categoryFaqs[category]
  return (
    <Section title={category === undefined ? words.answers.title : words.answers.titleOf} gap={8}>
      <div>
        {faqs.map((faq) => (
          <FaqItem key={faq.question} faq={faq} name="support-answers" />
        ))}
      </div>
    </Section>
  )
}

function describeState({ number, refusal }: WrittenTicket): string {
  return number ?? (refusal === undefined ? words.mine.waiting : words.mine.refused)
}

function MyTickets() {
  const tickets = useOwnTickets()
  if (tickets.length === 0) return null
  return (
    <Section title={words.mine.title} gap={8}>
      <Text tone="muted" variant="caption">
        {words.mine.note}
      </Text>
      <RowList isInside>
        {tickets.map((ticket) => (
          <WorkRow
            key={ticket.key}
            title={describeState(ticket)}
            to={paths.support({ ticket: ticket.key })}
            isLink
            text={`${categoryWords[ticket.category].name} · ${formatDateTime(ticket.writtenAt)}`}
          />
        ))}
      </RowList>
    </Section>
  )
}

function Talk() {
  const { phone, email } = brand.contact
  return (
    <Row as="section" align="stretch" gap={14} className={classes.talk} aria-label={words.open.title}>
      <IconTile tone="due" size={40}>
        <IconHeadset />
      </IconTile>
      <div>
        <Text variant="note" weight={600}>
          {words.open.title}
        </Text>
        <p>{words.open.hours}</p>
        <p>
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <Text as="p" tone="muted" variant="caption" data-latin>
          {words.open.release(getRelease())}
        </Text>
      </div>
    </Row>
  )
}

interface BesideProps {
  category: TicketCategory | undefined
  newcomer?: ReactNode
}

export function Beside({ category, newcomer }: BesideProps) {
  return (
    <Stack as="aside" gap={16} className={classes.root}>
      <MyTickets />
      <Suspense fallback={null}>{newcomer}</Suspense>
      <Answers category={category} />
      <Talk />
    </Stack>
  )
}
