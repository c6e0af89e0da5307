/** The reasons of the row in work on a whole paper. (picture 37) */

import { useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { getMark, getQuestionDraft } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { listQuestions, type MarkRow } from '../sheet.ts'
import type { ChangeReasonProps } from './change/change-reason.tsx'
import { getPhraseKey } from './phrases.ts'
import { findFocused, type ListedReason } from './reason-list.ts'
import { type ReasonKeys, useReasonKeys } from './use-reason-keys.ts'
import { type Reasons, useReasons } from './use-reasons.ts'
import { words } from './words.ts'

type Changing = Pick<ChangeReasonProps, 'row' | 'reason' | 'phraseKey' | 'item' | 'nameOf' | 'onClose'>

/** Key actions on the row in work. */
interface ReasonActions {
  newReason: () => void
  /** Changes the reason that has the focus. */
  changeReason: () => void
  /** Digits give the mark by hand, or the sum is taken again. */
  hand: () => void
  /** To the next row without a mark, after reasons. */
  enter: () => void
}

export interface PaperReasons {
  reasons: Reasons
  keys: ReasonKeys
  /** The reason that is being changed in all papers. */
  changing: Changing | undefined
  onChange: (row: MarkRow, reason: ListedReason) => void
  /** False for a row whose digits are marks. */
  pressDigit: (digit: number) => boolean
  actions: ReasonActions
}

export function usePaperReasons(
  grading: Grading,
  { exam, assignment }: Pick<Submission, 'exam' | 'assignment'>,
  isOff: () => boolean,
): PaperReasons {
  const { chosen, draft, change, choose, rows, sheet } = grading
  const question = listQuestions(sheet).find(({ id }) => id === chosen?.question)
  const phraseKey = question ? getPhraseKey(question) : ''
  const reasons = useReasons({
    question: question?.id ?? '',
    phraseKey,
    paper: sheet.id,
    comment: question ? getQuestionDraft(draft, question.id).comment : '',
    draft,
    change,
  })
  const keys = useReasonKeys(
    {
      rows,
      getMark: (row) => getMark(draft, row),
      // Only the row in work has its list.
      reasons: { ...reasons, list: (row) => (row.id === chosen?.id ? reasons.list(row) : []) },
      isOff,
    },
    chosen,
    ({ id }) => choose(id),
  )
  const [changed, setChanged] = useState<{ row: MarkRow; reason: ListedReason }>()
  return {
    reasons,
    keys,
    changing: changed && {
      ...changed,
      phraseKey,
      item: { ...(exam && { exam }), ...(assignment && { assignment }) },
      nameOf: undefined,
      onClose: () => setChanged(undefined),
    },
    onChange: (row, reason) => setChanged({ row, reason }),
    pressDigit: (digit) => {
      if (chosen === undefined || !keys.hasReasons(chosen)) return false
      keys.pressDigit(chosen, digit)
      return true
    },
    actions: {
      newReason: () => keys.newReasonRef.current?.focus(),
      changeReason: () => {
        const reason = chosen && findFocused(reasons.list(chosen))
        if (chosen && reason) setChanged({ row: chosen, reason })
        else announce(words.changeHint)
      },
      hand: () => keys.toggleHand(),
      enter: () => void keys.stepOn(),
    },
  }
}
