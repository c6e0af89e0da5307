/** Form that requests another try at a missed exam; the reason survives a reload and a failed call. (spec 3 Retest request) */

import { type FormEvent, useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'
import classes from './study-row.module.css'

interface RetestFormProps {
  exam: string
  batchId: string
  onClose: () => void
}

export function RetestForm({ exam, batchId, onClose }: RetestFormProps) {
  const [message, type, drop] = useTextDraft(`retest:${exam}`, '')
  const [error, setError] = useState<string>()
  // The draft is dropped only after success.
  const sending = useInlineAction(async () => {
    if (isBlank(message)) return setError(words.retest.empty)
    const { msg } = await callWithMessage(studyPlan.retest, {
      body: { request_message: message.trim(), exam },
    })
    drop()
    showToast({ kind: 'success', message: msg })
    await refetch(studyPlan.revised, { params: { id: batchId } })
    onClose()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void sending.act()
  }

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
      <InlineAction action={sending}>
        <Row align="stretch" justify="end" gap={8}>
          <Button variant="subtle" size="sm" onClick={onClose}>
            {words.retest.cancel}
          </Button>
          <Button type="submit" size="sm" isPending={sending.isPending} pendingText={words.retest.sending}>
            {words.retest.send}
          </Button>
        </Row>
      </InlineAction>
    </Grid>
  )
}
