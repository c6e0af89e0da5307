/**
 * Beside the form: answers that may make a ticket unnecessary, the person's own tickets, and how to talk to
 * somebody.
 */

import { IconChevronRight, IconHeadset } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { Card } from '#src/ui/card.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { FaqItem } from './faq-item.tsx'
import { categoryFaqs, commonFaqs } from './faq-words.ts'
import { getRelease } from './hosts.ts'
import { useOwnTickets, type WrittenTicket } from './ticket-queue.ts'
import { categoryWords, words } from './words.ts'
import classes from './beside.module.css'

function Answers({ category }: { category: TicketCategory | undefined }) {
  const faqs = category === undefined ? commonFaqs : categoryFaqs[category]
  return (
    <Card as="section" padding="lg" aria-labelledby="support-answers">
      <Text as="h2" variant="lead" loose mb={4} id="support-answers">
        {category === undefined ? words.answers.title : words.answers.titleOf}
      </Text>
      {faqs.map((faq) => (
        <FaqItem key={faq.question} faq={faq} name="support-answers" />
      ))}
    </Card>
  )
}

function describeState({ number, refusal }: WrittenTicket): string {
  return number ?? (refusal === undefined ? words.mine.waiting : words.mine.refused)
}

function MyTickets() {
  const tickets = useOwnTickets()
  if (tickets.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="support-mine">
      <Text as="h2" variant="lead" loose mb={4} id="support-mine">
        {words.mine.title}
      </Text>
      <Text tone="muted" variant="caption">
        {words.mine.note}
      </Text>
      <Box as="ul" plain>
        {tickets.map((ticket) => (
          <li key={ticket.key}>
            <Link to={paths.support({ ticket: ticket.key })} className={classes.ticket}>
              <span>
                <strong>{describeState(ticket)}</strong>
                <Text as="span" block tone="muted" variant="caption">
                  {categoryWords[ticket.category].name} · {formatDateTime(ticket.writtenAt)}
                </Text>
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Box>
    </Card>
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
