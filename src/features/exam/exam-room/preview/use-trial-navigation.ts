/**
 * Tracks the current question of a trial, and which are flagged and seen; unlike `useQuestionNavigation` it stores
 * nothing.
 */

import { useMemo, useState } from 'react'
import type { NumberedQuestion } from '../question/order.ts'
import type { QuestionNavigation } from '../room/use-question-navigation.ts'

export function useTrialNavigation(
  placed: readonly NumberedQuestion[],
  firstId: string | undefined,
): QuestionNavigation {
  const [currentId, goTo] = useState(firstId)
  const [flags, setFlags] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<readonly string[]>([])
  const current = placed.find(({ question }) => question._id === currentId) ?? placed[0]!
  const id = current.question._id
  if (!seen.includes(id)) setSeen([...seen, id])
  return useMemo(
    () => ({
      current,
      isFlagged: (id) => flags.includes(id),
      isSeen: (id) => seen.includes(id),
      flagCount: flags.length,
      goTo,
      toggleFlag: (id) =>
        setFlags((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    }),
    [current, flags, seen],
  )
}
