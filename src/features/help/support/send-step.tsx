/** Step 3: the contact for the answer, a last review, and the send button. */

import { IconSend } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { auth } from '#src/api/contract/auth.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { readStored } from '#src/stores/browser/guarded-storage.ts'
import { loginAskedHere } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Row, Stack, Surface } from '#src/ui/layout/layout.tsx'
import { readDeviceFacts } from './device-facts.ts'
import { changeDraft, useTicketDraft } from './draft.ts'
import { ErrorSummary, getControlId } from './error-summary.tsx'
import { Review } from './review.tsx'
import { StepBar } from './step-bar.tsx'
import { StepHeading } from './step-heading.tsx'
import {
  buildFactLines,
  findContactProblems,
  findDetailProblems,
  hasProblems,
  listWrittenFields,
  type Problems,
} from './ticket-text.ts'
import { words } from './words.ts'
import { submitTicket } from './write-ticket.ts'
import classes from './send-step.module.css'

interface Contact {
  contact: string
  name: string
  isGuest: boolean
}

/**
 * The contact for the answer: typed, or known from the call-back field, the account or the last login.
 * (rulings R15, R32)
 */
function useContact(): Contact {
  const isGuest = useSession(({ status }) => status === 'guest')
  const userName = useSession(({ user }) => user?.name)
  const { data: profile } = useApi(auth.me, isGuest ? null : {}, { isQuiet: true })
  const { contact, name, fields } = useTicketDraft()
  const known = [fields.call, profile?.phone, profile?.email, readStored('phone')].find(Boolean) ?? ''
  return { contact: contact ?? known, name: name ?? profile?.name ?? userName ?? '', isGuest }
}

const { send } = words

function LoginOffer() {
  return (
    <Row as="p" justify="between" wrap gap={8} gapX={12} tone="muted" variant="small">
      {send.login}{' '}
      <Button variant="light" size="sm" onClick={() => loginAskedHere()}>
        {send.loginButton}
      </Button>
    </Row>
  )
}

interface ContactFieldProps extends Pick<Contact, 'contact' | 'isGuest'> {
  error: string | undefined
}

function ContactField({ contact, isGuest, error }: ContactFieldProps) {
  const draft = useTicketDraft()
  // The account's number, if it arrives late, does not replace what is being typed.
  const [held, hold] = useState<string>()
  return (
    <TextField
      id={getControlId('contact')}
      label={send.contact}
      hint={send.contactHint}
      error={error}
      required={isGuest}
      autoComplete="tel"
      value={draft.contact ?? held ?? contact}
      onFocus={() => hold(contact)}
      onBlur={() => hold(undefined)}
      onChange={({ currentTarget }) => changeDraft({ contact: currentTarget.value })}
    />
  )
}

export function SendStep({ category }: { category: TicketCategory }) {
  const draft = useTicketDraft()
  const { contact, name, isGuest } = useContact()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const [round, setRound] = useState(0)
  const problems: Problems = round > 0 ? findContactProblems(contact, isGuest) : {}

  function submit(event: FormEvent): void {
    event.preventDefault()
    setRound(round + 1)
    if (hasProblems(findDetailProblems(category, draft))) void navigate(paths.support({ category, step: 2 }))
    else if (!hasProblems(findContactProblems(contact, isGuest)))
      void navigate(paths.support({ ticket: submitTicket(category, contact, name) }), { replace: true })
  }
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <StepHeading step={3} />
      <ErrorSummary problems={problems} round={round} />
      {isGuest && <LoginOffer />}
      <Stack align="start" gap={14} gapX={16} className={classes.fields}>
        <ContactField contact={contact} isGuest={isGuest} error={problems.contact} />
        <TextField
          label={send.name}
          isOptional
          autoComplete="name"
          value={name}
          onChange={({ currentTarget }) => changeDraft({ name: currentTarget.value })}
        />
      </Stack>
      <Review
        ticket={{
          category,
          fields: listWrittenFields(category, draft, readDeviceFacts()),
          hour: draft.hour,
          facts: buildFactLines(draft),
          files: [...draft.files],
        }}
      />
      {!isOnline && (
        <Surface
          as="p"
          variant="note"
          radius="card"
          padY={12}
          padX={16}
          role="status"
          className={classes.offline}
        >
          {send.offline}
        </Surface>
      )}
      <StepBar backTo={paths.support({ category, step: 2 })}>
        <Button type="submit" size="lg" leftSection={<IconSend size={20} aria-hidden="true" />}>
          {send.submit}
        </Button>
      </StepBar>
    </Stack>
  )
}
