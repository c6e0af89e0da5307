/** Everything that is sent with the ticket, to be checked first. */

import { Link } from 'react-router'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths } from '#src/lib/paths.ts'
import { type TicketCategory, TICKET_FIELDS } from '#src/lib/ticket-category.ts'
import { Grid, Row, Surface } from '#src/ui/layout/layout.tsx'
import type { WrittenTicket } from './ticket-queue.ts'
import { categoryWords, words } from './words.ts'
import classes from './send-step.module.css'

const { details } = words

type Shown = Pick<WrittenTicket, 'category' | 'fields' | 'facts' | 'files' | 'hour'>

/** Everything except the headings is shown as typed, as plain text. (ruling R45) */
export function TicketContent({ ticket: { category, fields, facts, files, hour } }: { ticket: Shown }) {
  const rows = TICKET_FIELDS[category].flatMap((field) => {
    const value = fields[field]
    if (field === 'files' || value === undefined) return []
    const text = field === 'call' ? [value, hour].filter(Boolean).join(', ') : value
    return [{ label: details.labels[field], value: text }]
  })
  return (
    <Grid as="dl" gap={8} variant="note" className={classes.content}>
      <div>
        <dt>{words.steps[0]}</dt>
        <dd>{categoryWords[category].name}</dd>
      </div>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-latin>{value}</dd>
        </div>
      ))}
      {files.length > 0 && (
        <div>
          <dt>{words.send.files(files.length)}</dt>
          <dd data-latin>{files.map(({ name }) => formatFileName(name)).join(', ')}</dd>
        </div>
      )}
      {facts.length > 0 && (
        <div>
          <dt>{words.send.facts}</dt>
          <dd data-latin className={classes.facts}>
            {facts.join('\n')}
          </dd>
        </div>
      )}
    </Grid>
  )
}

export function Review({ ticket }: { ticket: Shown & { category: TicketCategory } }) {
  return (
    <Surface
      as="section"
      ground="sunken"
      radius="card"
      border="line"
      padY={14}
      padX={16}
      aria-labelledby="ticket-review"
    >
      <Row justify="between" className={classes.reviewHead}>
        <h3 id="ticket-review">{words.send.review}</h3>
        <Row
          as={Link}
          inline
          variant="note"
          weight={600}
          touch
          to={paths.support({ category: ticket.category, step: 2 })}
        >
          {details.change}
        </Row>
      </Row>
      <TicketContent ticket={ticket} />
    </Surface>
  )
}
