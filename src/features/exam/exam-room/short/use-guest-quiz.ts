/** A guest's quiz as it is being answered: name and contact go with the answers. (rulings R34, R42) */
import { useState } from 'react'
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { words } from './words.ts'
import { ShortDraft, useShortQuiz } from './use-short-quiz.ts'

const GuestDraft = v.object({ ...ShortDraft.entries, name: v.string(), contact: v.string() })

const EMPTY: v.InferOutput<typeof GuestDraft> = { answers: {}, name: '', contact: '' }

interface GuestErrors {
  name?: string
  contact?: string
  sending?: string
}

export function useGuestQuiz(quiz: string) {
  const [errors, setErrors] = useState<GuestErrors>({})
  const short = useShortQuiz({
    name: `quiz:${quiz}`,
    shape: GuestDraft,
    empty: EMPTY,
    onChange: () => setErrors({}),
    onFailure: () => setErrors({ sending: words.failed }),
  })
  const { draft, change, desk, handIn, isPending, result } = short

  async function send(): Promise<void> {
    const { name } = draft
    const contact = findReachableContact(draft.contact)
    const wrong = { ...(name.trim() === '' && { name: words.nameMissing }), ...(!contact && { contact: words.contactWrong }) }
    if (contact === undefined || name.trim() === '') return setErrors(wrong)
    await handIn((sheet) => call(submission.quizlead, { body: { quiz, name, contact, ...sheet } }))
  }
  return { draft, change, desk, send, errors, isPending, result }
}
