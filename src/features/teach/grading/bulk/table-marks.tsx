/** Sends marks from an imported table through the queue of all marks, and then shows the result of each. */

import { useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { Button } from '#src/ui/button.tsx'
import type { Act } from '../saving/act.ts'
import { setComment, setMark, sumMarks } from '../saving/draft.ts'
import { readMarks } from '../saving/read-marks.ts'
import { buildSheet } from '../sheet.ts'
import { buildBulkItem, type BulkStep } from './bulk-plan.ts'
import { BulkResults } from './bulk-results.tsx'
import { sendSteps } from './send-steps.ts'
import { words } from './words.ts'

interface TableMark {
  question: string
  criterion: string | undefined
  to: number
}

interface TablePaper {
  submission: Submission
  marks: readonly TableMark[]
  comment: string | undefined
}

/** Based on the teacher's own drafts, which stay where the table has no value. */
export function planTableSteps(papers: readonly TablePaper[]): BulkStep[] {
  return papers.map(({ submission, marks, comment }) => {
    const item = buildBulkItem(submission, readMarks(buildSheet(submission)))
    const marked = marks.reduce((draft, { question, criterion, to }) => {
      const row = item.rows.find((each) => each.question === question && each.criterion === criterion)
      return row ? setMark(draft, row, to) : draft
    }, item.draft)
    const draft = comment === undefined ? marked : setComment(marked, comment)
    return { item, draft, isChecked: sumMarks(draft, item.rows).missing === 0 }
  })
}

interface TableMarksProps {
  changed: readonly TablePaper[]
  onSent: () => void
  onClose: () => void
}

export function TableMarks({ changed, onSent, onClose }: TableMarksProps) {
  const [act, setAct] = useState<Act>()
  if (act) return <BulkResults act={act} onClose={onClose} />
  const send = () => {
    setAct(sendSteps(planTableSteps(changed), 'table'))
    onSent()
  }
  return <Button onClick={send}>{words.send(changed.length)}</Button>
}
