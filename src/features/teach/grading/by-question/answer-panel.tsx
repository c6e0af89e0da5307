/** One answer to the question: the text in large type, a key for each mark, the comment with its phrases. */

import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { readWords } from '#src/lib/paper/pins.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { Conflict } from '../drafts/conflict.tsx'
import { getMark, getQuestionDraft, isSameAsSaved, setMark } from '../drafts/draft.ts'
import { setLineWords, type Grading, isBehind, useGrading } from '../drafts/use-grading.ts'
import { buildSheet, listQuestions, type MarkRow, type SheetQuestion } from '../sheet.ts'
import { words as gradingWords } from '../words.ts'
import { Answer, isFile } from '../work/answer.tsx'
import { AnswerComment } from './answer-comment.tsx'
import { AnswerHead, type AnswerHeadProps } from './answer-head.tsx'
import { DigitField, DigitKeys, hasDigitKeys } from './digits.tsx'
import { getPhraseKey, learnPhrases, usePhrases } from './phrases.ts'
import { sendPaper } from './send.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

/** Key actions on the answer on screen. */
export interface AnswerActions {
  mark: (digit: number) => void
  half: () => void
  comment: () => void
  phrases: () => void
  saveNext: () => void
}

export interface AnswerPanelProps extends AnswerHeadProps {
  row: MarkRow
  /** People by mark, for this question. */
  tally: ReadonlyMap<number, number>
  ref: Ref<AnswerActions>
  onNext: () => void
}

/** A file's name often is its learner's. */
function hideFileName(question: SheetQuestion, no: number | undefined): SheetQuestion {
  const { value } = question
  if (!isFile(value)) return question
  const ending = getFileExtension(value.name)
  const name = [words.blindFile(no), ending].filter(Boolean).join('.')
  return { ...question, value: { ...value, name } }
}

/** Gives a mark and goes on; the phrases of the comment are counted with it. */
function useGiving({ submission, row, no, onNext }: AnswerPanelProps, grading: Grading, phraseKey: string) {
  const { draft, sheet } = grading
  const send = (next: typeof draft) => {
    const { comment, lines } = getQuestionDraft(next, row.question)
    const saved = sheet.saved.marks.find(({ question }) => question === row.question)
    if (comment !== (saved?.comment ?? '')) learnPhrases(phraseKey, comment)
    for (const line of lines) {
      const isSaved = saved?.lines.some(({ text }) => text === line.text)
      if (!isSaved) learnPhrases(phraseKey, readWords(line))
    }
    sendPaper(submission, sheet, next)
    onNext()
  }
  return {
    give: (mark: number) => {
      if (mark < 0 || mark > row.marks) return announce(words.tooMuch(row.marks))
      send(setMark(draft, row, mark))
      announce(words.given(no, mark))
    },
    /** Sends a comment that was added to a mark; without a change only goes on. */
    saveNext: () => (isSameAsSaved(draft, sheet) ? onNext() : send(draft)),
  }
}

/** Typed for this answer, but not a mark yet: the digits of a field, or a half that waits for its digit. */
function useTyping(place: string) {
  const [typing, setTyping] = useState<{ place: string; isHalf: boolean; text: string | undefined }>()
  const now = typing?.place === place ? typing : { isHalf: false, text: undefined }
  return {
    ...now,
    type: (change: { isHalf?: boolean; text?: string }) => setTyping({ ...now, ...change, place }),
  }
}

function useAnswer(props: AnswerPanelProps) {
  const { submission, row, ref } = props
  const sheet = useMemo(() => buildSheet(submission), [submission])
  const grading = useGrading(sheet)
  const question = listQuestions(sheet).find(({ id }) => id === row.question)
  const phraseKey = question ? getPhraseKey(question) : row.question
  const { give, saveNext } = useGiving(props, grading, phraseKey)
  const { isHalf, text, type } = useTyping(`${sheet.id} ${row.id}`)
  const comment = useRef<HTMLTextAreaElement>(null)
  const phrases = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const giveDigit = (digit: number) => {
    type({ isHalf: false })
    give(isHalf ? digit + 0.5 : digit)
  }
  const toggleHalf = () => {
    type({ isHalf: !isHalf })
    if (!isHalf) announce(words.halfNext)
  }
  useImperativeHandle(ref, () => ({
    mark: (digit) => {
      if (hasDigitKeys(row)) return giveDigit(digit)
      type({ text: formatNumber(digit) })
      field.current?.focus()
    },
    half: () => hasDigitKeys(row) && toggleHalf(),
    comment: () => comment.current?.focus(),
    phrases: () => phrases.current?.querySelector('button')?.focus(),
    saveNext,
  }))
  return {
    grading,
    question,
    mark: getMark(grading.draft, row),
    digits: { isHalf, onHalf: toggleHalf, onGive: giveDigit },
    field: { text, onType: (typed: string) => type({ text: typed }), onGive: give, fieldRef: field },
    comment: { phraseKey, fieldRef: comment, phrasesRef: phrases },
    saveNext,
  }
}

export function AnswerPanel(props: AnswerPanelProps) {
  const { submission, row, no, isBlind, tally } = props
  const { grading, question, mark, digits, field, comment, saveNext } = useAnswer(props)
  const phrases = usePhrases(comment.phraseKey).map(({ text }) => text)
  if (question === undefined) return <p className={classes.missing}>{words.noQuestion}</p>
  const { draft, sheet } = grading
  return (
    <section className={classes.answer} aria-label={words.answer(no)}>
      <AnswerHead {...props} />
      {isBehind(grading) && <Conflict submission={submission} kind="submission" grading={grading} />}
      <div className={classes.text} data-latin>
        <Boundary text={gradingWords.work.broken}>
          <Answer
            question={isBlind ? hideFileName(question, no) : question}
            comments={getQuestionDraft(draft, question.id).lines}
            judged={undefined}
            phrases={phrases}
            onComment={(line, text) => setLineWords(grading, question.id, line, text)}
          />
        </Boundary>
      </div>
      <Stack gap={12} className={classes.give}>
        {hasDigitKeys(row) ? (
          <DigitKeys row={row} tally={tally} mark={mark} {...digits} />
        ) : (
          <DigitField row={row} mark={mark} {...field} />
        )}
        <AnswerComment grading={grading} question={question.id} {...comment} />
        {mark !== null && !isSameAsSaved(draft, sheet) && (
          <Button size="sm" variant="default" onClick={saveNext}>
            {words.keys.saveNext}
          </Button>
        )}
      </Stack>
    </section>
  )
}
