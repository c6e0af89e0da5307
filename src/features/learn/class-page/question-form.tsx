/** Form for a question to the class; the text survives a reload and a failed call. (spec 7 live/question) */

import { type FormEvent, useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'
import classes from './class-page.module.css'

export function QuestionForm({ liveId }: { liveId: string }) {
  const [question, type, drop] = useTextDraft(`live-question-${liveId}`, '')
  const [error, setError] = useState<string>()
  // The draft is dropped only after success.
  const sending = useInlineAction(async () => {
    if (isBlank(question)) return setError(words.empty)
    const { msg } = await callWithMessage(live.ask, {
      params: { id: liveId },
      body: { question: question.trim() },
    })
    showToast({ kind: 'success', message: msg })
    drop()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void sending.act()
  }

  return (
    <Grid as="form" items="start" gap={12} className={classes.ask} onSubmit={submit} noValidate>
      <TextArea
        label={words.ask}
        hint={words.askHint}
        error={error}
        rows={3}
        value={question}
        onChange={({ currentTarget }) => {
          setError(undefined)
          type(currentTarget.value)
        }}
      />
      <InlineAction action={sending} align="start">
        <Button type="submit" variant="default" isPending={sending.isPending} pendingText={words.sending}>
          {words.send}
        </Button>
      </InlineAction>
    </Grid>
  )
}
