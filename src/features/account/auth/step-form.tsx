/**
 * The frame of every step: heading, lead, fields, one button, alternatives below. The first field, or the
 * first wrong one, gets the focus.
 */

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Column } from '#src/ui/layout/layout.tsx'
import type { Problem } from './problem.ts'
import { StepHead } from './step-head.tsx'
import { StepProblem } from './step-problem.tsx'

interface StepFormProps {
  title: string
  lead?: ReactNode
  problem: Problem | undefined
  isPending: boolean
  submit: { text: string; pending: string; icon?: ReactNode }
  onSubmit: () => void
  /** Alternatives, below the button. */
  after?: ReactNode
  children: ReactNode
}

/** No select: the country before a phone number is not a good first field. */
const FIELDS = 'input:not([readonly], [type="hidden"])'
const WRONG_FIELDS = '[aria-invalid="true"]'

export function StepForm({
  title,
  lead,
  problem,
  isPending,
  submit,
  onSubmit,
  after,
  children,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()

  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(FIELDS)
    // A panel that is just opening moves the focus itself, a moment later, to the element with this mark.
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [])
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLElement>(WRONG_FIELDS)?.focus()
  }, [problem])

  /**
   * Uses the browser's own Enter, which does not interrupt a word that is being composed (Avro, phone
   * keyboards).
   */
  function send(event: FormEvent): void {
    event.preventDefault()
    if (!isPending) onSubmit()
  }

  return (
    <Column as="form" gap={18} shrink ref={form} aria-labelledby={titleId} noValidate onSubmit={send}>
      <StepHead id={titleId} title={title} lead={lead} />
      {children}
      <StepProblem message={problem?.field === undefined ? problem?.message : undefined} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        isPending={isPending}
        pendingText={submit.pending}
        rightSection={submit.icon}
      >
        {submit.text}
      </Button>
      {after}
    </Column>
  )
}
