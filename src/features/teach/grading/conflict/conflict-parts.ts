/**
 * Parts of a grading draft in which two teachers may differ, each can be taken from either side. (ruling R34)
 */

import { parsePin } from '#src/engines/pages/pins.ts'
import {
  type Draft,
  getMark,
  getQuestionDraft,
  setComment,
  setMark,
  setQuestionComment,
} from '../saving/draft.ts'
import { listQuestions, type MarkRow, type Sheet } from '../sheet.ts'
import { words } from '../words.ts'

const { conflict, marks } = words

export interface ConflictPart {
  /** Unique within the sheet. */
  id: string
  /** Names the question if the sheet has several. */
  label: string
  show: (draft: Draft) => string
  /** Returns `to` with this part taken from `from`. */
  take: (to: Draft, from: Draft) => Draft
  /** Listed even if both agree, so that all marks are in one list. */
  isAlwaysShown: boolean
}

const joinLines = ({ lines }: ReturnType<typeof getQuestionDraft>) =>
  lines.map((each) => (parsePin(each) ? conflict.pin : conflict.line)(each.line, each.text)).join('\n')

function buildMarkPart(row: MarkRow, name: string): ConflictPart {
  return {
    id: row.id,
    label: [name, row.criterion].filter(Boolean).join(' · ') || marks.answer,
    show: (draft) => marks.mark(getMark(draft, row), row.marks),
    take: (to, from) => setMark(to, row, getMark(from, row)),
    isAlwaysShown: true,
  }
}

function listWordParts(id: string, name: string): ConflictPart[] {
  const label = (title: string) => [name, title].filter(Boolean).join(' · ')
  return [
    {
      id: `${id}#comment`,
      label: label(marks.questionComment),
      show: (draft) => getQuestionDraft(draft, id).comment,
      take: (to, from) => setQuestionComment(to, id, getQuestionDraft(from, id).comment),
      isAlwaysShown: false,
    },
    {
      id: `${id}#lines`,
      label: label(conflict.lines),
      show: (draft) => joinLines(getQuestionDraft(draft, id)),
      take: (to, from) => {
        const { lines } = getQuestionDraft(from, id)
        return {
          ...to,
          questions: { ...to.questions, [id]: { ...getQuestionDraft(to, id), lines } },
          edit: to.edit + 1,
        }
      },
      isAlwaysShown: false,
    },
  ]
}

/** Lists the parts in sheet order: marks and comments by question, then the parts of the whole work. */
export function listConflictParts(sheet: Sheet, rows: readonly MarkRow[]): readonly ConflictPart[] {
  const questions = listQuestions(sheet)
  const nameOf = (at: number) => (questions.length > 1 ? marks.whole(at + 1) : '')
  const byQuestion = questions.flatMap(({ id }, at) => [
    ...rows.filter(({ question }) => question === id).map((row) => buildMarkPart(row, nameOf(at))),
    ...listWordParts(id, nameOf(at)),
  ])
  const whole: ConflictPart = {
    id: '#comment',
    label: conflict.comment,
    show: ({ comment }) => comment,
    take: (to, from) => setComment(to, from.comment),
    isAlwaysShown: true,
  }
  return [...byQuestion, whole]
}

export const isDifferent = (part: ConflictPart, one: Draft, other: Draft): boolean =>
  part.show(one) !== part.show(other)

/** Returns `mine` with the named parts taken from `theirs`. */
export function mergeDrafts(
  parts: readonly ConflictPart[],
  mine: Draft,
  theirs: Draft,
  taken: ReadonlySet<string>,
): Draft {
  return parts.filter(({ id }) => taken.has(id)).reduce((draft, part) => part.take(draft, theirs), mine)
}
