/** Holds a teacher's reply to one question about a mark: another mark, or words. */

import { type RefObject, useMemo, useRef, useState } from 'react'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { appendPhrase } from '#src/lib/append-phrase.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { MOST_LETTERS } from '#src/lib/mark-question.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { gradingDraftDropped } from '#src/stores/grading/grading-draft-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { sendPaper } from '../by-question/send.ts'
import { listUnits, type Unit } from '../by-question/units.ts'
import { type RowKeys, useRowKeys } from '../by-question/use-row-keys.ts'
import { getPhraseKey } from '../reasons/phrases.ts'
import { type Reasons, useReasons } from '../reasons/use-reasons.ts'
import type { WordsOfAct } from '../saving/act.ts'
import { recordWords } from '../saving/acts-store.ts'
import {
  createDraft,
  getMark,
  getQuestionDraft,
  isSameAsSaved,
  resetQuestion,
  setMark,
} from '../saving/draft.ts'
import { type Grading, useGrading } from '../saving/use-grading.ts'
import { buildSheet, listQuestions, type SheetQuestion } from '../sheet.ts'
import { getDraftKey, replyRequest, takeBackReply } from './reply-request.ts'
import { words } from './words.ts'

interface ReplyOptions {
  submission: Submission
  question: string
  onNext: () => void
}

export interface Reply {
  grading: Grading
  question: SheetQuestion | undefined
  unit: Unit | undefined
  keys: RowKeys
  reasons: Reasons
  /** The mark before, and the one that would be given. */
  before: number | null
  after: number | null
  isChanged: boolean
  text: string
  fault: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
  addPhrase: (phrase: string) => void
  give: () => void
  keep: () => void
}

function sumRows(draft: Grading['draft'], { rows }: Unit): number | null {
  const marks = rows.flatMap((row) => getMark(draft, row) ?? [])
  return marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0)
}

/** Stands in the one list of acts. Words that have gone cannot be taken back: the contract has no call for it. (ruling R86) */
const buildSent = (place: Omit<WordsOfAct, 'takeBack'>, hasWords: boolean): WordsOfAct => ({
  ...place,
  takeBack: () => {
    if (!hasWords) return ''
    return takeBackReply(place.submission, place.question) ? words.wordsUnsent : words.wordsStay
  },
})

export function useReply({ submission, question: id, onNext }: ReplyOptions): Reply {
  const sheet = useMemo(() => buildSheet(submission), [submission])
  const grading = useGrading(sheet)
  const { draft, change } = grading
  const question = listQuestions(sheet).find((each) => each.id === id)
  // All criteria of the question, of an assignment too.
  const unit = useMemo(() => listUnits(sheet, 'exam').find((each) => each.question === id), [sheet, id])
  const [text, type] = useTextDraft(getDraftKey(submission._id, id), '')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const reasons = useReasons({
    question: id,
    phraseKey: question ? getPhraseKey(question) : id,
    paper: submission._id,
    comment: getQuestionDraft(draft, id).comment,
    draft,
    change,
  })
  const keys = useRowKeys({
    rows: unit?.rows ?? [],
    getMark: (row) => getMark(draft, row),
    onMark: (row, mark) => change((now) => setMark(now, row, mark)),
    onGive: (row, mark) => change((now) => setMark(now, row, mark)),
    reasons,
    isOff: () => false,
  })
  const before = unit ? sumRows(createDraft(sheet), unit) : null
  const after = unit ? sumRows(draft, unit) : null
  const isChanged = !isSameAsSaved(draft, sheet)

  const fail = (why: string) => {
    setFault(why)
    field.current?.focus()
  }
  const isTooLong = trimText(text).length > MOST_LETTERS
  const place = { submission: submission._id, question: id }
  const say = () => {
    const page = location.pathname + location.search
    if (!isBlank(text)) pressRequest(replyRequest, { ...place, comment: trimText(text), page })
  }
  const sent = buildSent(place, !isBlank(text))
  return {
    grading,
    question,
    unit,
    keys,
    reasons,
    before,
    after,
    isChanged,
    text,
    fault,
    field,
    write: (next) => {
      setFault(undefined)
      type(next)
    },
    addPhrase: (phrase) => type(appendPhrase(text, phrase)),
    give: () => {
      if (!isChanged) return announce(words.noChange)
      if (isTooLong) return fail(words.tooLong(MOST_LETTERS))
      // Without another mark only words tell the learner.
      if (after === before && isBlank(text)) return fail(words.needsWords)
      sendPaper(submission, sheet, draft, sent)
      grading.forgetSteps()
      say()
      announce(words.given(after))
      return onNext()
    },
    keep: () => {
      if (isBlank(text)) return fail(words.needsWords)
      if (isTooLong) return fail(words.tooLong(MOST_LETTERS))
      const kept = resetQuestion(draft, sheet, id)
      if (isSameAsSaved(kept, sheet)) gradingDraftDropped(sheet.id)
      else change(() => kept)
      recordWords([], sent)
      say()
      announce(words.kept)
      return onNext()
    },
  }
}
