/** Grading question by question: one question on top, this answer, a digit that saves it and brings the next. (picture 34) */

import { type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { readAssessment } from '#src/api/contract/ai.ts'
import { readSubmission } from '#src/api/contract/submission.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { type Loaded, useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Column, Stack } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { AskedSwitch } from '../asked/asked-switch.tsx'
import { KeyBar } from '../keys/key-bar.tsx'
import { KeysSheet } from '../keys/keys-sheet.tsx'
import { useGradingKeys } from '../keys/use-grading-keys.ts'
import { getPhraseKey } from '../reasons/phrases.ts'
import { forgetOrder, useHasOrder } from '../reasons/reason-order-store.ts'
import { words as reasonWords } from '../reasons/words.ts'
import { SaveQueue } from '../saving/save-queue.tsx'
import { buildSheet, listQuestions } from '../sheet.ts'
import { words as gradingWords } from '../words.ts'
import { isFile } from '../work/answer.tsx'
import { FILES_AHEAD, useFilesAhead } from '../work/files-ahead.ts'
import { QuestionHead } from './answer-head.tsx'
import { type AnswerActions, AnswerPanel, type PaperActions } from './answer-panel.tsx'
import { Head } from './desk-head.tsx'
import type { Tally } from './digits.tsx'
import { useNear } from './near-answers.tsx'
import { NextAnswers } from './next-answers.tsx'
import { isAllMarked, NoPaper, skeleton } from './no-paper.tsx'
import { changePlace } from './place-store.ts'
import { QUESTION_KEYS, type QuestionAction, SHOWN_KEYS } from './question-keys.ts'
import { QuestionRail } from './question-rail.tsx'
import { learnPaper, reopenPapers, requestBlock } from './read-blocks.ts'
import { SidePanel } from './side-panel.tsx'
import { hasDigitKeys } from './units.ts'
import { type MoveProps, useMoves } from './use-moves.ts'
import { type Asked, forgetPassed, type QuestionMarking, usePapers } from './use-papers.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

export interface QuestionDeskProps extends MoveProps {
  /** The list of unchecked papers, and the one of all. */
  toPapers: string
  toAllPapers: string
  /** To the marks that learners have asked about. */
  onAsked: () => void
}

type Moves = ReturnType<typeof useMoves>

function SuggestionAhead({ id }: { id: string }) {
  useRead(readAssessment(id), { isQuiet: true })
  return null
}

/** Reads a paper before it is opened. */
function Ahead({ id, question }: { id: string; question: string | undefined }) {
  const { data } = useRead(readSubmission(id), { isQuiet: true })
  useFilesAhead(question === undefined ? undefined : data, question)
  useEffect(() => {
    if (data) learnPaper(data)
  }, [data])
  return offers.ai && <SuggestionAhead id={id} />
}

/** People by mark, for each row, of the papers read last. */
function useTally({ known, row }: QuestionMarking): ReadonlyMap<string, Tally> {
  const unit = row?.unit
  return useMemo(() => {
    const countRow = (id: string): Tally => {
      const tally = new Map<number, number>()
      for (const { marks } of known.values()) {
        const mark = marks[id]
        if (typeof mark === 'number') tally.set(Math.floor(mark), (tally.get(Math.floor(mark)) ?? 0) + 1)
      }
      return tally
    }
    return new Map(unit?.rows.map(({ id }) => [id, countRow(id)]))
  }, [known, unit])
}

/** Says how many marks have not reached the server yet. */
function SavedLine({ marking }: { marking: QuestionMarking }) {
  const waiting = useQueue(GRADING_SAVES).length
  if (waiting > 0) return gradingWords.save.states.saving
  return marking.row && words.progress(marking.row.done, marking.row.total)
}

/** Keeps the place, what is in memory, and what a screen reader knows in step with the answer on screen. */
function useArrival(
  { asked: { exam, paper } }: QuestionDeskProps,
  marking: QuestionMarking,
  name: string,
): void {
  const { row, no, previous, ahead, findBlock } = marking
  const rowId = row?.unit.id
  const block = paper === undefined ? undefined : findBlock(paper)
  useEffect(() => {
    if (rowId === undefined || paper === undefined || block === undefined) return
    changePlace(exam, (before) => ({
      row: rowId,
      papers: { ...before.papers, [rowId]: { id: paper, block } },
    }))
  }, [exam, rowId, paper, block])
  const around = [previous, ...ahead.ids, paper].filter((id) => id !== undefined).join(' ')
  useEffect(() => forgetPassed(around.split(' ').filter(Boolean)), [around])
  useEffect(() => {
    if (paper !== undefined && no !== undefined) announce(words.arrived(no, name))
    // oxlint-disable-next-line react/exhaustive-deps -- said once on arrival
  }, [paper])
}

interface PaperProps extends QuestionDeskProps {
  submission: Submission
  marking: QuestionMarking
  moves: Moves
  isBlind: boolean
  ref: Ref<PaperActions>
}

/** The question and the answer of one paper; the paper is remembered as soon as it is read. */
function Paper({ asked, submission, marking, moves, isBlind, ref }: PaperProps) {
  const tally = useTally(marking)
  const near = useNear(marking, submission._id)
  const isOwn = submission[asked.kind] === asked.exam
  useEffect(() => {
    if (isOwn) learnPaper(submission)
  }, [submission, isOwn])
  if (!isOwn)
    return (
      <Empty
        art="search"
        title={marking.words.otherExam}
        action={<Button onClick={() => moves.goTo(undefined)}>{marking.words.goOn}</Button>}
      />
    )
  const { row, no, flagged } = marking
  if (row === undefined) return skeleton
  const question = listQuestions(buildSheet(submission)).find(({ id }) => id === row.unit.question)
  return (
    <Column gap={16} className={classes.paper} data-several={row.unit.rows.length > 1}>
      {question && <QuestionHead question={question} unit={row.unit} no={marking.words.question(row.no)} />}
      <AnswerPanel
        key={`${submission._id} ${row.unit.id}`}
        submission={submission}
        unit={row.unit}
        no={no}
        isBlind={isBlind}
        isFlagged={flagged.includes(submission._id)}
        tally={tally}
        ref={ref}
        isLeaving={moves.isLeaving}
        near={near}
        nameOf={(id) => marking.words.answer(marking.countNo(id))}
        onNext={moves.goOnMarked}
        onFlag={moves.putOff}
        onWhole={moves.openWhole}
      />
    </Column>
  )
}

interface KeysProps {
  moves: Moves
  paper: RefObject<PaperActions | null>
  /** The group of equal answers that is open takes the digits. */
  group: RefObject<AnswerActions | null>
  onSheet: () => void
}

function useKeys({ moves, paper: actions, group, onSheet }: KeysProps): void {
  const getTarget = () => group.current ?? actions.current
  useGradingKeys<QuestionAction>(QUESTION_KEYS, {
    mark: (digit) => getTarget()?.digit(digit),
    half: () => getTarget()?.half(),
    up: () => getTarget()?.step(-1),
    down: () => getTarget()?.step(1),
    accept: () => actions.current?.accept(),
    comment: () => actions.current?.comment(),
    phrases: () => actions.current?.phrases(),
    newReason: () => getTarget()?.newReason(),
    giveNear: () => actions.current?.giveNear(),
    changeReason: () => actions.current?.changeReason(),
    hand: () => getTarget()?.toggleHand(),
    enter: () => getTarget()?.enter(),
    saveNext: () => getTarget()?.saveNext(),
    skip: () => moves.goOn(),
    flag: moves.putOff,
    undo: () => {
      if (actions.current?.undo()) announce(words.undone)
      else moves.undo()
    },
    previous: moves.goBack,
    rowBefore: () => moves.stepRow(-1),
    rowAfter: () => moves.stepRow(1),
    whole: moves.openWhole,
    sheet: onSheet,
  })
}

/** The bar names no digit above the full marks. */
const listShownKeys = ({ row, words }: QuestionMarking, hasReasons: boolean) =>
  SHOWN_KEYS.map((action) => {
    const caps = QUESTION_KEYS.find((key) => key.action === action)?.caps ?? []
    const rows = row?.unit.rows ?? []
    const isFew = action === 'mark' && rows.length > 0 && rows.every(hasDigitKeys)
    if (hasReasons && action === 'mark') return { caps: ['1', '9'], isRange: true, text: reasonWords.title }
    const isAtOnce = isFew && rows.length === 1
    return {
      caps: isFew ? ['0', String(Math.max(...rows.map(({ marks }) => marks)))] : caps,
      isRange: action === 'mark',
      text: isAtOnce ? words.markNext : words.keys[action],
    }
  })
const listAllKeys = ({ words }: QuestionMarking) =>
  QUESTION_KEYS.map(({ action, caps }) => ({ name: words.keys[action], caps }))

/** The first block that failed is read again; without any the whole list. */
function retryReading({ exam, kind }: Asked, { ahead, state }: QuestionMarking): void {
  if (state.total === undefined) reopenPapers(exam, kind)
  requestBlock(ahead.missing ?? 1)
}

function useHasReasons({ state: { sheet }, row }: QuestionMarking): boolean {
  const question = sheet && listQuestions(sheet).find(({ id }) => id === row?.unit.question)
  return useHasOrder(question ? getPhraseKey(question) : '')
}

function useOpenPaper(main: RefObject<HTMLElement | null>, paper: string | undefined): void {
  // Keeps the app from updating and reloading in between.
  useEffect(() => workBegan(), [])
  // Reasons keep their digits while the papers are open.
  useEffect(() => forgetOrder, [])
  useEffect(() => {
    main.current?.scrollTo?.({ top: 0 })
  }, [main, paper])
}

function isFileGiven({ answers }: Submission, { row }: QuestionMarking): boolean {
  const given = answers.find(({ question }) => question === row?.unit.question)?.value
  return given !== undefined && isFile(given)
}

interface MiddleProps extends Omit<PaperProps, 'submission'> {
  read: Loaded<Submission>
}

/** The paper of the address, or none yet, with the next answers below it. */
function Middle({ read, ...props }: MiddleProps) {
  const { asked, marking } = props
  if (asked.paper === undefined)
    return (
      <>
        <NoPaper {...props} />
        <NextAnswers marking={marking} />
      </>
    )
  return (
    <Load from={read} skeleton={skeleton}>
      {(submission) => (
        <>
          <Paper {...props} submission={submission} />
          {/* A paper grows while its pages are drawn, and its answers have no words to show. */}
          {!isFileGiven(submission, marking) && <NextAnswers marking={marking} />}
        </>
      )}
    </Load>
  )
}

export function QuestionDesk(props: QuestionDeskProps) {
  const { asked, toPapers } = props
  const { exam, paper } = asked
  const marking = usePapers(asked)
  const { place, state, ahead, isDone, first, rows } = marking
  const isBlind = place.isBlind && !isAllMarked(rows)
  const moves = useMoves(props, marking, isBlind)
  const read = useRead(readSubmission(paper ?? ''), { isWanted: paper !== undefined })
  const actions = useRef<PaperActions>(null)
  const group = useRef<AnswerActions>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const main = useFocusRecovery<HTMLElement>()
  const hasReasons = useHasReasons(marking)
  // A paper owns the middle: the list folds into the head, what is beside it lies below.
  const hasFile = read.data !== undefined && isFileGiven(read.data, marking)
  useKeys({ moves, paper: actions, group, onSheet: () => setSheetOpen(true) })
  useArrival(props, marking, isBlind ? '' : (read.data?.learner.name ?? ''))
  useOpenPaper(main, paper)
  // An address without a paper goes on where the teacher was. If all is marked, the first paper tells the questions.
  const begin = ahead.ids[0] ?? (isDone && state.sheet === undefined ? first : undefined)
  useEffect(() => {
    if (paper === undefined && begin !== undefined) moves.begin(begin)
    // oxlint-disable-next-line react/exhaustive-deps -- each rendering makes new moves
  }, [paper, begin])
  return (
    <Column clip className={classes.root}>
      <Head
        marking={marking}
        moves={moves}
        toPapers={toPapers}
        exam={exam}
        isFolded={hasFile}
        onRow={moves.goToRow}
        askedSwitch={offers.markQuestions && <AskedSwitch marking={marking} onAsked={props.onAsked} />}
      />
      <SaveQueue areNamesHidden={isBlind} />
      <div className={classes.columns} data-file={hasFile}>
        <QuestionRail marking={marking} onRow={moves.goToRow} />
        <Stack
          as="section"
          gap={16}
          className={classes.main}
          ref={main}
          tabIndex={-1}
          aria-label={marking.words.byQuestion}
          data-scrolls
        >
          {/* Where the paper cannot be read either, its own place tells it. */}
          {state.error && !read.error && (
            <Failed shape="row" error={state.error} onRetry={() => retryReading(asked, marking)} />
          )}
          <Middle {...props} marking={marking} moves={moves} read={read} isBlind={isBlind} ref={actions} />
        </Stack>
        <SidePanel exam={exam} marking={marking} paper={paper} group={group} moves={moves} />
      </div>
      <KeyBar shown={listShownKeys(marking, hasReasons)} onSheet={() => setSheetOpen(true)}>
        <SavedLine marking={marking} />
      </KeyBar>
      {ahead.ids.map(
        (id, at) =>
          id !== paper && (
            <Ahead key={id} id={id} question={at < FILES_AHEAD ? marking.row?.unit.question : undefined} />
          ),
      )}
      {isSheetOpen && <KeysSheet keys={listAllKeys(marking)} onClose={() => setSheetOpen(false)} />}
    </Column>
  )
}
