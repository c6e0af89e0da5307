/**
 * Shows the request for another try: its form, and afterwards the request with its permanent answer. (spec 3
 * Retest request)
 */

import { type ReactNode, useState } from 'react'
import type { ExamEligible } from '#src/api/shapes/exam.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { words } from './words.ts'

const { result } = words

export type RenderForm = (close: () => void) => ReactNode

interface AskProps {
  renderForm: RenderForm
  /** A request is on its way: the form says so. */
  isWaiting: boolean
}

function Ask({ renderForm, isWaiting }: AskProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || isWaiting) return renderForm(() => setOpen(false))
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {result.askRetest}
      </Button>
    </div>
  )
}

export function Retest({ eligibility, ...ask }: AskProps & { eligibility: ExamEligible }) {
  const { retest, retest_message: message, can_retest: mayAsk } = eligibility
  if (retest === 'none' && !mayAsk) return null
  return (
    <Section title={result.retestTitle} gap={16}>
      {retest !== 'none' && <p>{result.retest[retest]}</p>}
      {message && <Text anywhere>{result.yourReason(message)}</Text>}
      {mayAsk && <Ask {...ask} />}
    </Section>
  )
}
