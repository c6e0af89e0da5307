/** A guest's quiz as it is being answered: kept over a reload and a failed call, sent once. (rulings R34, R42) */
import { useMemo, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { AnswerValue, QuizResult } from '#src/api/shapes/submission.ts'
import { reachableContact } from '#src/lib/reachable-contact.ts'
import { randomId } from '#src/stores/browser/guest-id.ts'
import { useDraft } from '#src/stores/draft-store.ts'
import { useAttempt } from '#src/ui/use-attempt.ts'
import { isBlank } from '../attempt/entry.ts'
import { words } from '../words.ts'
import { makeGuestDesk } from './guest-desk.ts'

interface GuestDraft {
  answers: Record<string, AnswerValue>
  name: string
  contact: string
  /** Made with the first sending: a repeat of the same answers is the same hand-in. */
  key?: string
}

const EMPTY: GuestDraft = { answers: {}, name: '', contact: '' }

export interface GuestErrors {
  name?: string
  contact?: string
  sending?: string
}

export function useGuestQuiz(quiz: string) {
  const [draft, type, drop] = useDraft<GuestDraft>(`quiz:${quiz}`, EMPTY)
  const [errors, setErrors] = useState<GuestErrors>({})
  const [result, setResult] = useState<QuizResult>()
  const latest = useRef(draft)
  const change = (part: Partial<GuestDraft>) => {
    latest.current = { ...latest.current, key: undefined, ...part }
    setErrors({})
    type(latest.current)
  }
  const [kept] = useState(draft.answers)
  // oxlint-disable-next-line react/exhaustive-deps -- one desk for the page; what it writes goes through the ref
  const desk = useMemo(() => makeGuestDesk(kept, (answers) => change({ answers })), [kept])
  const { isPending, attempt } = useAttempt<QuizResult>(
    (got) => {
      drop()
      setResult(got)
    },
    () => setErrors({ sending: words.guest.failed }),
  )

  async function send(): Promise<void> {
    const { answers, name } = latest.current
    const contact = reachableContact(latest.current.contact)
    const wrong = { ...(name.trim() === '' && { name: words.guest.nameMissing }), ...(!contact && { contact: words.guest.contactWrong }) }
    if (contact === undefined || name.trim() === '') return setErrors(wrong)
    const key = latest.current.key ?? randomId()
    change({ key })
    const given = Object.entries(answers).filter(([, value]) => !isBlank(value))
    const body = { quiz, name, contact, key, answers: given.map(([question, value]) => ({ question, value })) }
    await attempt(() => call(submission.quizlead, { body }))
  }
  return { draft, change, desk, send, errors, isPending, result }
}
