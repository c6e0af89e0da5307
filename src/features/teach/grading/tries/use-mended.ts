/** Last time's remarks with what is said of them now; yes and no go to the first one that is open. */

import { useMemo } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { listRemarks, type Remark } from '#src/engines/pages/remarks.ts'
import { readMended, writeMended } from '#src/lib/mended.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { getQuestionDraft, setQuestionComment } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { listQuestions } from '../sheet.ts'
import { words } from './words.ts'

export interface JudgedRemark extends Remark {
  /** The number of its question, where there are several. */
  no: number | undefined
  /** Undefined until somebody has said so. */
  isMended: boolean | undefined
}

export interface Mended {
  remarks: readonly JudgedRemark[]
  /** The one in work. */
  open: JudgedRemark | undefined
  say: (remark: Remark, isMended: boolean | undefined) => void
  /** False if none is open. */
  sayOpen: (isMended: boolean) => boolean
}

export function useMended(previous: Submission | undefined, { draft, change, sheet }: Grading): Mended {
  const listed = useMemo(() => (previous ? listRemarks(previous) : []), [previous])
  const asked = listQuestions(sheet).map(({ id }) => id)
  const remarks = listed
    .filter(({ question }) => asked.includes(question))
    .map((remark): JudgedRemark => {
      const said = readMended(getQuestionDraft(draft, remark.question).comment)
      const no = asked.length > 1 ? asked.indexOf(remark.question) + 1 : undefined
      return { ...remark, no, isMended: said.find((line) => line.words === remark.words)?.isMended }
    })
  const open = remarks.find(({ isMended }) => isMended === undefined)
  const say = ({ question, words: text }: Remark, isMended: boolean | undefined) =>
    change((now) =>
      setQuestionComment(now, question, writeMended(getQuestionDraft(now, question).comment, text, isMended)),
    )
  return {
    remarks,
    open,
    say,
    sayOpen: (isMended) => {
      if (open === undefined) return false
      say(open, isMended)
      announce(words.said(open.words, isMended))
      return true
    },
  }
}
