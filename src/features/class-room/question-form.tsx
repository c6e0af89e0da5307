/** A question to the class; what is typed survives a reload and a failed call. (spec 7 live/question) */
import { type FormEvent, useState } from 'react'
import { answer } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import { useDraft } from '#src/stores/draft-store.ts'
import { say } from '#src/stores/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import classes from './class-room.module.css'
import { words } from './words.ts'

export function QuestionForm({ liveId }: { liveId: string }) {
  const [question, type, drop] = useDraft(`live-question-${liveId}`, '')
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (question.trim() === '') return setError(words.empty)
    setIsPending(true)
    try {
      const { msg } = await answer(live.ask, { params: { id: liveId }, body: { question: question.trim() } })
      say({ kind: 'success', message: msg })
      drop()
    } catch {
      // The toast has said why; the text stays.
    } finally {
      setIsPending(false)
    }
  }

  return (
    <form className={classes.ask} onSubmit={(event) => void send(event)} noValidate>
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
      <Button type="submit" variant="default" isPending={isPending} pendingText={words.sending}>
        {words.send}
      </Button>
    </form>
  )
}
