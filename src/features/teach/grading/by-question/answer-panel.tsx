/** One answer to the question: the text in large type, the keys of its marks, the comment with its phrases. */

import { type MouseEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { AiQuestion } from '#src/api/shapes/ai-suggestion.ts'
import { readWords } from '#src/engines/pages/pins.ts'
import { offers } from '#src/lib/features.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { isTypingPlace } from '#src/ui/hooks/typing-place.ts'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { acceptSuggestion } from '../ai/accept.ts'
import { findSuggested, type Suggested } from '../ai/suggested.ts'
import { Conflict } from '../conflict/conflict.tsx'
import { ChangeReason } from '../reasons/change/change-reason.tsx'
import { getPhraseKey, learnPhrases, usePhrases } from '../reasons/phrases.ts'
import { findFocused, type ListedReason } from '../reasons/reason-list.ts'
import { FirstReason, leaveToPane } from '../reasons/row-reasons.tsx'
import { useReasons } from '../reasons/use-reasons.ts'
import { words as reasonWords } from '../reasons/words.ts'
import { getMark, getQuestionDraft, isSameAsSaved, setMark } from '../saving/draft.ts'
import { setLineWords, type Grading, isBehind, useGrading } from '../saving/use-grading.ts'
import { buildSheet, listQuestions, type MarkRow, type SheetQuestion } from '../sheet.ts'
import { useOfferedSuggestion } from '../use-offered-suggestion.ts'
import { words as gradingWords } from '../words.ts'
import { Answer, isFile } from '../work/answer.tsx'
import { AnswerComment } from './answer-comment.tsx'
import { AnswerHead, type AnswerHeadProps } from './answer-head.tsx'
import { RowsOfKeys, type Tally } from './digits.tsx'
import { NearAnswers, type useNear } from './near-answers.tsx'
import { sendPaper } from './send.ts'
import type { Unit } from './units.ts'
import { type RowKeys, useRowKeys } from './use-row-keys.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

/** Key actions on the answer on screen, or on the group that is open. */
export interface AnswerActions extends Pick<RowKeys, 'digit' | 'half' | 'step' | 'toggleHand'> {
  /** To the field for a new reason. */
  newReason: () => void
  /** Goes to the next row without a mark, or gives what is typed and goes on. */
  enter: () => void
  /** Gives what is typed, and goes on. */
  saveNext: () => void
}

export const pickActions = ({ digit, half, step, toggleHand, newReasonRef }: RowKeys) => ({
  digit,
  half,
  step,
  toggleHand,
  newReason: () => newReasonRef.current?.focus(),
})

export interface PaperActions extends AnswerActions {
  /** Gives the near answers that are ticked what this one has. */
  giveNear: () => void
  /** Changes the reason that has the focus in all papers. */
  changeReason: () => void
  comment: () => void
  phrases: () => void
  accept: () => void
  /** Returns false if nothing unsent can be undone. */
  undo: () => boolean
}

export interface AnswerPanelProps extends AnswerHeadProps {
  unit: Unit
  /** People by mark, by row. */
  tally: ReadonlyMap<string, Tally>
  ref: Ref<PaperActions>
  /** True until the next answer is on screen: this one takes no marks any more. */
  isLeaving: () => boolean
  onNext: () => void
  near: ReturnType<typeof useNear>
  /** Names a paper by its number where learners have no names. */
  nameOf: (id: string) => string
}

/** A file's name often is its learner's. */
function hideFileName(question: SheetQuestion, no: number | undefined): SheetQuestion {
  const { value } = question
  if (!isFile(value)) return question
  const ending = getFileExtension(value.name)
  const name = [words.blindFile(no), ending].filter(Boolean).join('.')
  return { ...question, value: { ...value, name } }
}

/** Gives the marks and goes on; the phrases of the comment are counted with them. */
function useGiving(
  { submission, unit, no, isLeaving, onNext }: AnswerPanelProps,
  grading: Grading,
  phraseKey: string,
) {
  const { draft, sheet } = grading
  const send = (next: typeof draft) => {
    const { comment, lines } = getQuestionDraft(next, unit.question)
    const saved = sheet.saved.marks.find(({ question }) => question === unit.question)
    if (comment !== (saved?.comment ?? '')) learnPhrases(phraseKey, comment)
    for (const line of lines) {
      const isSaved = saved?.lines.some(({ text }) => text === line.text)
      if (!isSaved) learnPhrases(phraseKey, readWords(line))
    }
    sendPaper(submission, sheet, next)
    grading.forgetSteps()
    onNext()
  }
  return {
    give: (row: MarkRow, mark: number) => {
      send(setMark(draft, row, mark))
      announce(words.given(no, mark))
    },
    /** Sends what was typed; without a change it only goes on. */
    saveNext: () => {
      if (isLeaving()) return
      if (isSameAsSaved(draft, sheet)) onNext()
      else send(draft)
    },
  }
}

function useAnswer(props: AnswerPanelProps) {
  const { submission, unit, ref, isLeaving } = props
  const sheet = useMemo(() => buildSheet(submission), [submission])
  const grading = useGrading(sheet)
  const question = listQuestions(sheet).find(({ id }) => id === unit.question)
  const suggestion = useOfferedSuggestion(question?.isAuto === false ? submission._id : undefined)
  const phraseKey = question ? getPhraseKey(question) : unit.question
  const { give, saveNext } = useGiving(props, grading, phraseKey)
  const comment = useRef<HTMLTextAreaElement>(null)
  const phrases = useRef<HTMLDivElement>(null)
  const near = useRef<() => void>(null)
  const offered = suggestion.isRejected ? undefined : suggestion.data
  const readMark = (row: MarkRow) => getMark(grading.draft, row)
  const reasons = useReasons({
    question: unit.question,
    phraseKey,
    paper: submission._id,
    comment: getQuestionDraft(grading.draft, unit.question).comment,
    draft: grading.draft,
    change: grading.change,
  })
  const [changing, setChanging] = useState<{ row: MarkRow; reason: ListedReason }>()
  const keys = useRowKeys({
    rows: unit.rows,
    getMark: readMark,
    onMark: (row, mark) => grading.change((now) => setMark(now, row, mark)),
    onGive: give,
    reasons,
    isOff: isLeaving,
  })
  useImperativeHandle(ref, () => ({
    ...pickActions(keys),
    enter: () => {
      if (isLeaving() || !keys.stepOn()) saveNext()
    },
    saveNext,
    comment: () => comment.current?.focus(),
    phrases: () => phrases.current?.querySelector('button')?.focus(),
    accept: () => {
      if (isLeaving()) return
      if (!offers.ai || !offered || !acceptSuggestion(grading, offered, unit.rows))
        announce(gradingWords.ai.none)
    },
    giveNear: () => !isLeaving() && near.current?.(),
    changeReason: () => {
      const row = keys.chosen
      const reason = row && findFocused(reasons.list(row))
      if (reason) setChanging({ row, reason })
      else announce(reasonWords.changeHint)
    },
    // The marks of a paper that is being left are an act already.
    undo: () => !isLeaving() && grading.undo(),
  }))
  return {
    grading,
    question,
    judged: offered?.questions.find((each) => each.question === unit.question),
    keys: {
      rows: unit.rows,
      keys,
      reasons,
      onChangeReason: (row: MarkRow, reason: ListedReason) => setChanging({ row, reason }),
      getSuggested: (row: MarkRow) => findSuggested(offered, row),
    },
    changing: changing && { ...changing, phraseKey, onClose: () => setChanging(undefined) },
    near,
    comment: { phraseKey, fieldRef: comment, phrasesRef: phrases },
    saveNext,
  }
}

interface TextProps extends Pick<AnswerPanelProps, 'isBlind' | 'no'> {
  question: SheetQuestion
  grading: Grading
  judged: AiQuestion | undefined
  phrases: readonly string[]
  suggested: Suggested | undefined
}

/** The answer, and below it what the assistant says about the row that is next: the keys stay where they are. */
function AnswerText({ question, grading, judged, phrases, suggested, isBlind, no }: TextProps) {
  return (
    <div className={classes.text} data-latin data-file={isFile(question.value)}>
      <Boundary text={gradingWords.work.broken}>
        <Answer
          question={isBlind ? hideFileName(question, no) : question}
          comments={getQuestionDraft(grading.draft, question.id).lines}
          judged={judged}
          phrases={phrases}
          onComment={(line, text) => setLineWords(grading, question.id, line, text)}
        />
      </Boundary>
      {typeof suggested?.mark === 'number' && (
        <Text variant="caption" anywhere className={classes.aiWords}>
          {gradingWords.marks.reason(suggested.mark, suggested.reason)}
        </Text>
      )}
    </div>
  )
}

export function AnswerPanel(props: AnswerPanelProps) {
  const { submission, unit, no, tally } = props
  const { grading, question, judged, keys, comment, near, changing, saveNext } = useAnswer(props)
  const phrases = usePhrases(comment.phraseKey).map(({ text }) => text)
  const place = useRef<HTMLElement>(null)
  if (question === undefined) return <p className={classes.missing}>{words.noQuestion}</p>
  const { draft, sheet } = grading
  const marks = unit.rows.map((row) => getMark(draft, row))
  const sum = marks.reduce<number>((all, mark) => all + (mark ?? 0), 0)
  const isSeveral = unit.rows.length > 1
  const hasMark = marks.some((mark) => mark !== null)
  const { chosen } = keys.keys
  const hasReasons = unit.rows.some(keys.keys.hasReasons)
  const isGiven = isSeveral || hasReasons
  // After a press with the pointer Enter gives the card, and does not press the same key again.
  const leaveKey = ({ detail, target }: MouseEvent) =>
    isGiven && detail > 0 && !isTypingPlace(target, '') && leaveToPane(place.current)
  return (
    <>
      <section
        className={classes.answer}
        aria-label={words.answer(no)}
        ref={place}
        tabIndex={-1}
        data-file={isFile(question.value)}
        data-reasons={hasReasons}
      >
        <AnswerHead {...props} />
        {isBehind(grading) && <Conflict submission={submission} kind="submission" grading={grading} />}
        <AnswerText
          {...props}
          question={question}
          grading={grading}
          judged={judged}
          phrases={phrases}
          suggested={keys.keys.chosen && keys.getSuggested(keys.keys.chosen)}
        />
        <div className={classes.foot}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the keys in it are pressed */}
          <div className={classes.give} onClick={leaveKey}>
            <RowsOfKeys {...keys} tally={tally} />
            {(isGiven || (marks[0] !== null && !isSameAsSaved(draft, sheet))) && (
              <Button
                size={isGiven ? 'md' : 'sm'}
                variant={isGiven && !marks.includes(null) ? 'filled' : 'default'}
                rightSection={<KeyCap isDecoration>Enter</KeyCap>}
                aria-keyshortcuts="Enter"
                onClick={saveNext}
              >
                {!isGiven ? words.keys.enter : hasMark ? words.giveSum(sum, unit.marks) : words.goOnUnmarked}
              </Button>
            )}
          </div>
          <Stack gap={12} className={classes.remark}>
            <FirstReason
              key={chosen?.id}
              row={chosen}
              list={chosen ? keys.reasons.list(chosen) : []}
              fieldRef={keys.keys.newReasonRef}
              onAdd={(reason) => chosen && keys.reasons.add(chosen, reason)}
            />
            <AnswerComment grading={grading} question={question.id} {...comment} />
          </Stack>
        </div>
        {changing && (
          <ChangeReason
            {...changing}
            item={submission.exam ? { exam: submission.exam } : { assignment: submission.assignment ?? '' }}
            nameOf={props.isBlind ? props.nameOf : undefined}
          />
        )}
      </section>
      <NearAnswers near={props.near} unit={unit} draft={draft} nameOf={props.nameOf} ref={near} />
    </>
  )
}
