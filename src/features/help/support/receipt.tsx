/**
 * A written ticket: its number, or that it is queued and sent automatically, or why it was rejected. (ruling
 * R35)
 */

import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { copyText } from '#src/stores/shell/share-address.ts'
import { Button } from '#src/ui/button.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Grid, Stack, Text } from '#src/ui/layout/layout.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { TicketContent } from './review.tsx'
import { type Hindrance, sendTickets } from './ticket-outbox.ts'
import { useOwnTickets, type WrittenTicket } from './ticket-queue.ts'
import { words } from './words.ts'
import { mendTicket } from './write-ticket.ts'
import classes from './receipt.module.css'

const { receipt } = words

function Sent({ number, ticket: { contact, lostFiles } }: { number: string; ticket: WrittenTicket }) {
  return (
    <>
      <p>
        {receipt.number} <strong className={classes.number}>{number}</strong>
      </p>
      <p>{[contact && receipt.answerTo(contact), receipt.sentText].filter(Boolean).join(' ')}</p>
      {lostFiles && lostFiles.length > 0 && <p>{receipt.lost(lostFiles)}</p>}
      <Button
        variant="light"
        onClick={() => void copyText(number, { copied: receipt.copied, notCopied: receipt.notCopied })}
        leftSection={<IconCopy size={18} aria-hidden="true" />}
      >
        {receipt.copy}
      </Button>
    </>
  )
}

function Waiting() {
  const isOnline = useIsOnline()
  const [hindrance, setHindrance] = useState<Hindrance>()
  const { isPending, runAction } = usePendingAction(
    setHindrance,
    // The ticket stays in the outbox and is retried automatically.
    () => undefined,
  )
  useEffect(() => {
    void runAction(sendTickets)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is mounted
  }, [])
  return (
    <>
      <p>{receipt.waitingText[isOnline ? (hindrance ?? 'sending') : 'offline']}</p>
      <Button
        variant="light"
        isPending={isPending}
        pendingText={receipt.sending}
        onClick={() => void runAction(sendTickets)}
      >
        {receipt.sendNow}
      </Button>
    </>
  )
}

function Refused({ ticket }: { ticket: WrittenTicket }) {
  const navigate = useNavigate()
  function mend(): void {
    mendTicket(ticket)
    void navigate(paths.support({ category: ticket.category, step: 2 }), { replace: true })
  }
  return (
    <>
      <p>{ticket.refusal}</p>
      <Button onClick={mend}>{receipt.mend}</Button>
    </>
  )
}

function getState({ number, refusal }: WrittenTicket): 'sent' | 'refused' | 'waiting' {
  if (number !== undefined) return 'sent'
  return refusal === undefined ? 'waiting' : 'refused'
}

function Shown({ ticket }: { ticket: WrittenTicket }) {
  const state = getState(ticket)
  const heading = useRef<HTMLHeadingElement>(null)
  // This replaces the form, and the ticket's state is read out.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [state])
  return (
    <Stack gap={20}>
      <Grid
        as="section"
        items="start"
        gap={8}
        tone="success"
        radius="lg"
        padY={18}
        padX={20}
        className={classes.state}
        data-state={state}
      >
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {receipt[state]}
        </h2>
        {ticket.number !== undefined && <Sent number={ticket.number} ticket={ticket} />}
        {state === 'waiting' && <Waiting />}
        {state === 'refused' && <Refused ticket={ticket} />}
      </Grid>
      <section>
        <Text as="h3" variant="lead" loose>
          {receipt.yours}
        </Text>
        <Text tone="muted" variant="small" mb={8}>
          {receipt.writtenAt(ticket.writtenAt)}
        </Text>
        <TicketContent ticket={ticket} />
      </section>
      <Another />
    </Stack>
  )
}

function Another() {
  return (
    <div>
      <Button variant="default" to={paths.support()}>
        {receipt.another}
      </Button>
    </div>
  )
}

export function Receipt({ ticketKey }: { ticketKey: string }) {
  const ticket = useOwnTickets().find(({ key }) => key === ticketKey)
  if (ticket !== undefined) return <Shown ticket={ticket} />
  return (
    <Stack gap={20}>
      <h2 className={classes.title}>{receipt.gone}</h2>
      <p>{receipt.goneText}</p>
      <Another />
    </Stack>
  )
}
