/** Asks before an answer is sent, and sends it once. (ruling R56) */

import { useRef, useState } from 'react'
import type { Answer } from '#src/api/shapes/talent-answer.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { type InlineActionState, useInlineAction } from '#src/ui/states/use-inline-action.ts'
import type { Asked } from './answer-view.ts'
import { sendAnswer } from './use-answers.ts'
import { words } from './words.ts'

/** `msg`: why the server rejected a late answer. */
export type OnLate = (asked: Asked, msg: string) => void

interface Answering {
  sending: InlineActionState
  /** The answer being sent. */
  pending: Answer | undefined
  ask: (answer: Answer) => Promise<void>
}

export function useAnswering(asked: Asked, onLate: OnLate): Answering {
  const wanted = useRef<Answer>('accepted')
  const [chosen, setChosen] = useState<Answer>()
  const sending = useInlineAction(async () => {
    const refused = await sendAnswer(asked, wanted.current)
    if (refused) onLate(asked, getFailureText(refused))
  })
  async function ask(answer: Answer): Promise<void> {
    const { company, answer_by } = asked.letter
    if (sending.isPending || !(await confirmAsked(words.ask[asked.kind][answer](company, answer_by)))) return
    wanted.current = answer
    setChosen(answer)
    await sending.act()
  }
  return { sending, pending: sending.isPending ? chosen : undefined, ask }
}
