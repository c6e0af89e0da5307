/** Beside the form: answers that may make it needless, one's own tickets, and how to talk to somebody. */
import { IconChevronRight, IconHeadset } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDateTime } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { useOwnTickets, type WrittenTicket } from './ticket-queue.ts'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Card } from '#src/ui/card.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import classes from './beside.module.css'
import { categoryFaqs, commonFaqs } from './faq-words.ts'
import { categoryWords, words } from './words.ts'

function Answers({ category }: { category: TicketCategory | undefined }) {
  const faqs = category === undefined ? commonFaqs : categoryFaqs[category]
  return (
    <Card as="section" padding="lg" aria-labelledby="support-answers">
      <h2 id="support-answers" className={classes.title}>
        {category === undefined ? words.answers.title : words.answers.titleOf}
      </h2>
      {faqs.map(({ question, answer }) => (
        <AccordionItem key={question} title={question} variant="line" name="support-answers">
          {answer}
        </AccordionItem>
      ))}
    </Card>
  )
}

function stateWords({ number, refusal }: WrittenTicket): string {
  return number ?? (refusal === undefined ? words.mine.waiting : words.mine.refused)
}

function MyTickets() {
  const tickets = useOwnTickets()
  if (tickets.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="support-mine">
      <h2 id="support-mine" className={classes.title}>
        {words.mine.title}
      </h2>
      <p className={classes.note}>{words.mine.note}</p>
      <ul className={classes.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.key}>
            <Link to={paths.support({ ticket: ticket.key })} className={classes.ticket}>
              <span>
                <strong>{stateWords(ticket)}</strong>
                <span className={classes.about}>
                  {categoryWords[ticket.category].name} · {formatDateTime(ticket.writtenAt)}
                </span>
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Talk() {
  const { phone, email } = brand.contact
  return (
    <section className={classes.talk} aria-label={words.open.title}>
      <IconTile tone="due" size={40}>
        <IconHeadset />
      </IconTile>
      <div>
        <p className={classes.strong}>{words.open.title}</p>
        <p>{words.open.hours}</p>
        <p>
          <a href={`tel:${phone}`}>{phone}</a>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </section>
  )
}

export function Beside({ category }: { category: TicketCategory | undefined }) {
  return (
    <aside className={classes.root}>
      <MyTickets />
      <Answers category={category} />
      <Talk />
    </aside>
  )
}
