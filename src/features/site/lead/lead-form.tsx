/** Name, contact and a question, for a call back. Typed text is kept until it has arrived. */

import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { useLead } from './use-lead.ts'
import { words } from './words.ts'
import classes from './lead-form.module.css'

interface LeadFormProps {
  /** The event of the lead, by the server's name. */
  event: string
  /** Id of the course it is about. */
  course?: string
  /** The subject, sent instead of a question. */
  about?: string
  /** A newsletter only needs an address. */
  isShort?: boolean
  /** The button's label; by default "send". */
  sendText?: string
  /** Replaces the thank-you message. */
  onSent?: () => void
  /** Shown above the fields. */
  children?: ReactNode
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  return (
    <Grid items="start" gap={8} tone="success" radius="lg" pad={20} role="status" className={classes.thanks}>
      <strong>{words.done}</strong>
      <p>{words.doneHint}</p>
      <Button variant="light" onClick={onAgain}>
        {words.again}
      </Button>
    </Grid>
  )
}

export function LeadForm({
  event,
  course,
  about,
  isShort,
  sendText = words.send,
  onSent,
  children,
}: LeadFormProps) {
  const { draft, change, send, waiting, hasSent, contactError, startAgain } = useLead({
    event,
    course,
    about,
    onSent,
  })
  if (waiting) {
    const { name, contact, message } = waiting.values
    return (
      <WaitingRequest request={waiting}>
        {[name, contact, message].filter(Boolean).join(' · ')}
      </WaitingRequest>
    )
  }
  if (hasSent) return <Thanks onAgain={startAgain} />

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    if (!send()) submitted.currentTarget.querySelector<HTMLInputElement>('[name="contact"]')?.focus()
  }

  return (
    <Grid as="form" gap={16} onSubmit={submit} noValidate>
      {children}
      {!isShort && (
        <TextField
          label={words.name}
          isOptional
          name="name"
          autoComplete="name"
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      <TextField
        label={words.contact}
        hint={words.contactHint}
        error={contactError}
        name="contact"
        autoComplete="tel"
        required
        value={draft.contact}
        onChange={({ target }) => change({ contact: target.value })}
      />
      {!isShort && (
        <TextArea
          label={words.message}
          isOptional
          name="message"
          rows={3}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      )}
      <Button type="submit">{sendText}</Button>
    </Grid>
  )
}
