/** Form for a question to the class, with those that are still on their way. (spec 7 live/question, ruling R82) */

import { type FormEvent, useState } from 'react'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { type ShownRequest, useRequests } from '#src/api/requests/use-requests.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { classQuestion, getDraftKey } from './class-question.ts'
import { words } from './words.ts'
import classes from './class-page.module.css'

export function QuestionForm({ liveId }: { liveId: string }) {
  const [question, type] = useTextDraft(getDraftKey(liveId), '')
  const [error, setError] = useState<string>()
  const waiting = useRequests(classQuestion, liveId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(question)) return setError(words.empty)
    pressRequest(classQuestion, { live: liveId, question: question.trim() })
  }

  /** The form has one text. */
  function takeBack(request: ShownRequest) {
    if (isBlank(question)) request.takeBack()
    else showToast({ kind: 'error', message: words.otherBegun })
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
      <Button type="submit" variant="default">
        {words.send}
      </Button>
      {waiting.map((request) => (
        <WaitingRequest key={request.key} request={{ ...request, takeBack: () => takeBack(request) }}>
          {request.values.question}
        </WaitingRequest>
      ))}
    </Grid>
  )
}
