/** Form that requests another try at a missed exam, or how far the request is. (spec 3 Retest request, ruling R82) */

import { type FormEvent, useState } from 'react'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useArrival, useRequests } from '#src/api/requests/use-requests.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { getDraftKey, retestRequest } from './retest-request.ts'
import { words } from './words.ts'
import classes from './study-row.module.css'

interface RetestFormProps {
  exam: string
  batchId: string
  onClose: () => void
}

export function RetestForm({ exam, batchId, onClose }: RetestFormProps) {
  const [message, type] = useTextDraft(getDraftKey(exam), '')
  const [error, setError] = useState<string>()
  const [waiting] = useRequests(retestRequest, exam)
  useArrival(retestRequest, exam, onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(message)) return setError(words.retest.empty)
    pressRequest(retestRequest, { exam, batch: batchId, message: message.trim() })
  }

  if (waiting)
    return (
      <div className={classes.retest}>
        <WaitingRequest request={waiting}>{waiting.values.message}</WaitingRequest>
      </div>
    )
  return (
    <Grid as="form" gap={8} className={classes.retest} onSubmit={submit} noValidate>
      <TextArea
        label={words.retest.label}
        hint={words.retest.hint}
        error={error}
        rows={3}
        value={message}
        onChange={(event) => {
          setError(undefined)
          type(event.target.value)
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened this field
        autoFocus
      />
      <Row align="stretch" justify="end" gap={8}>
        <Button variant="subtle" size="sm" onClick={onClose}>
          {words.retest.cancel}
        </Button>
        <Button type="submit" size="sm">
          {words.retest.send}
        </Button>
      </Row>
    </Grid>
  )
}
