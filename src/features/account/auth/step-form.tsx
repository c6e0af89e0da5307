/** The frame of every step: heading, lead, what is typed, one button, other ways below. Focus goes to the first field, or the first wrong one. */

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
  /** Other ways, below the button. */
  after?: ReactNode
  children: ReactNode
}

/** No select: the country in front of a phone number is no place to begin. */
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
    // A panel that is just opening gives the focus by itself, a moment later, to what is marked so.
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [])
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLElement>(WRONG_FIELDS)?.focus()
  }, [problem])

  /** By the browser's own Enter, which leaves a word alone that is still being composed (Avro, phone keyboards). */
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
