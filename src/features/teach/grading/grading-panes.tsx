/** Panes of one submission: the work in the middle, the marks on the right, and the key actions for both. */

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { acceptSuggestion } from './ai/accept.ts'
import { SuggestionCard } from './ai/suggestion-card.tsx'
import type { SuggestionRead } from './ai/use-suggestion.ts'
import { Conflict } from './conflict/conflict.tsx'
import { useDigits } from './keys/use-digits.ts'
import { Comment } from './marks/comment.tsx'
import { MarksPanel } from './marks/marks-panel.tsx'
import { Retest } from './marks/retest.tsx'
import { getRowName } from './marks/row-name.ts'
import { Tries } from './marks/tries.tsx'
import { type PaperReasons, usePaperReasons } from './reasons/use-paper-reasons.ts'
import { RetestCard } from './retest/retest-card.tsx'
import { getMark, isSameAsSaved, sumMarks } from './saving/draft.ts'
import { giveMarks } from './saving/give.ts'
import { learnMarks } from './saving/told.ts'
import { type Grading, isBehind, findRowBeside, useGrading } from './saving/use-grading.ts'
import { SheetHandle } from './sheet-handle.tsx'
import { buildSheet, listQuestions } from './sheet.ts'
import { MendedList } from './tries/mended-list.tsx'
import { type Mended, useMended } from './tries/use-mended.ts'
import { usePreviousTry } from './tries/use-previous-try.ts'
import { useOfferedSuggestion } from './use-offered-suggestion.ts'
import { words } from './words.ts'
import { Work } from './work/work.tsx'
import hidden from '#src/ui/text/visually-hidden.module.css'
import classes from './desk.module.css'

type ReasonKeyActions = PaperReasons['actions']

/** A digit is a reason where the row has any, else a mark. */
function typeDigit(digit: number, digits: ReturnType<typeof useDigits>, reasons: PaperReasons | undefined) {
  if (reasons?.pressDigit(digit)) digits.forget()
  else digits.type(digit)
}

/** The marks of a level have no reasons. */
const NO_REASONS: ReasonKeyActions = {
  newReason: () => undefined,
  changeReason: () => undefined,
  hand: () => undefined,
  enter: () => undefined,
}

/** While a remark of last time is open, N says that it is not mended. */
const joinMended = (mended: Mended, actions: ReasonKeyActions) => ({
  ...actions,
  newReason: () => {
    if (!mended.sayOpen(false)) actions.newReason()
  },
  mended: () => void mended.sayOpen(true),
})

function useTries(submission: Submission, grading: Grading) {
  const previous = usePreviousTry(submission)
  return { previous, mended: useMended(previous, grading) }
}

/** Key actions on the current submission; the grading page handles moving to another one. */
export interface WorkActions extends ReasonKeyActions {
  /** Last time's remark in work is mended. */
  mended: () => void
  row: (step: 1 | -1) => void
  mark: (digit: number) => void
  half: () => void
  comment: () => void
  acceptOne: () => void
  acceptAll: () => void
  saveNext: () => void
  /** Returns false if nothing in this submission can be undone. */
  undo: () => boolean
}

/** Targets of the page's skip links. */
export const PLACES = { work: 'grading-work', marks: 'grading-marks' } as const

interface GradingPanesProps {
  submission: Submission
  kind: GradingSave['of']
  /** Of a submission, not of a level. */
  review?: ReactNode
  ref: Ref<WorkActions>
  /** True until the next paper is on screen: a second press must not save this one again. */
  isLeaving: () => boolean
  onSaved: () => void
}

/** Missing marks are allowed, but only after a confirmation. */
async function confirmMissing({ draft, rows }: Grading): Promise<boolean> {
  const { missing } = sumMarks(draft, rows)
  const { missing: title, missingText: text, missingYes: yes, missingNo: no } = words.save
  return missing === 0 || confirmAsked({ title: title(missing), text, yes, no })
}

function useSaving({ submission, kind, isLeaving, onSaved }: GradingPanesProps, grading: Grading) {
  const { sheet, draft } = grading
  useEffect(() => learnMarks(submission), [submission])
  const give = (isChecked: boolean) => {
    giveMarks([{ submission, kind, sheet, draft, isChecked }])
    grading.forgetSteps()
  }
  const saveNext = async () => {
    if (isLeaving()) return
    // A request without a submission is decided on its own card.
    const isDone =
      sheet.sections.length === 0 || (submission.state === 'checked' && isSameAsSaved(draft, sheet))
    if (!isDone) {
      if (!(await confirmMissing(grading))) return
      give(true)
    }
    onSaved()
  }
  return { saveDraft: () => give(false), saveNext: () => void saveNext() }
}

function Foot({ onDraft, onNext }: { onDraft: () => void; onNext: () => void }) {
  return (
    <Row align="stretch" gap={12} fixed className={classes.foot}>
      <Button variant="default" onClick={onDraft}>
        {words.save.draft}
      </Button>
      <Button
        className={classes.saveNext}
        onClick={onNext}
        rightSection={<KeyCap isDecoration>Ctrl Enter</KeyCap>}
        aria-keyshortcuts="Control+Enter"
      >
        {words.save.next}
      </Button>
    </Row>
  )
}

/** Chooses the row above or below, and announces it. */
function chooseBeside(grading: Grading, step: 1 | -1): void {
  const row = findRowBeside(grading, step)
  if (row === undefined) return
  grading.choose(row.id)
  announce(words.marks.chosen(getRowName(grading.sheet, row), getMark(grading.draft, row), row.marks))
}

function acceptRows(grading: Grading, { data, isRejected }: SuggestionRead, rows: Grading['rows']): void {
  if (data === undefined || isRejected) return
  if (!offers.ai || !acceptSuggestion(grading, data, rows)) announce(words.ai.none)
}

function undoLast(grading: Grading): boolean {
  const isUndone = grading.undo()
  if (isUndone) announce(words.takeBack.undone)
  return isUndone
}

/** The only pane of a retest request: nothing was submitted that could be marked. */
function RequestPane({ children }: { children: ReactNode }) {
  return (
    <section
      className={classes.alone}
      aria-label={words.retest.title}
      data-pane="work"
      data-scrolls
      id={PLACES.work}
      tabIndex={-1}
    >
      {children}
    </section>
  )
}

interface BeforeMarksProps extends Pick<GradingPanesProps, 'submission' | 'kind'> {
  grading: Grading
  mended: Mended
}

/** Shows conflicts, retest requests and last time's remarks above the marks. */
function BeforeMarks({ submission, kind, grading, mended }: BeforeMarksProps) {
  return (
    <>
      {isBehind(grading) && <Conflict submission={submission} kind={kind} grading={grading} />}
      {submission.retest === 'requested' && <Retest submission={submission} grading={grading} />}
      <MendedList mended={mended} />
    </>
  )
}

export function GradingPanes(props: GradingPanesProps) {
  const { submission, kind, review, ref, onSaved } = props
  const sheet = useMemo(() => buildSheet(submission), [submission])
  const grading = useGrading(sheet)
  const isSubmission = kind === 'submission'
  const { previous, mended } = useTries(submission, grading)
  // What the key has marked needs no suggestion.
  const isJudged = isSubmission && listQuestions(sheet).some(({ isAuto }) => !isAuto)
  const suggestion = useOfferedSuggestion(isJudged ? submission._id : undefined)
  const { saveDraft, saveNext } = useSaving(props, grading)
  const digits = useDigits(grading)
  const reasons = usePaperReasons(grading, submission, props.isLeaving)
  const commentField = useRef<HTMLTextAreaElement>(null)
  const accept = (rows: Grading['rows']) => acceptRows(grading, suggestion, rows)
  const acceptAll = () => accept(grading.rows)
  useImperativeHandle(ref, () => ({
    row: (step) => {
      digits.forget()
      chooseBeside(grading, step)
    },
    mark: (digit) => typeDigit(digit, digits, isSubmission ? reasons : undefined),
    half: digits.beginHalf,
    ...joinMended(mended, isSubmission ? reasons.actions : NO_REASONS),
    comment: () => commentField.current?.focus(),
    acceptOne: () => accept(grading.chosen ? [grading.chosen] : []),
    acceptAll,
    saveNext,
    undo: () => undoLast(grading),
  }))

  if (sheet.sections.length === 0) {
    return (
      <RequestPane>
        {kind === 'submission' && (
          <RetestCard request={submission} kind={kind} grading={grading} onNext={onSaved} />
        )}
      </RequestPane>
    )
  }
  return (
    <>
      <section
        className={classes.work}
        aria-label={words.work.region}
        data-pane="work"
        data-scrolls
        id={PLACES.work}
        tabIndex={-1}
      >
        <Work submission={submission} grading={grading} suggestion={suggestion} previous={previous} />
      </section>
      <section
        className={classes.marks}
        aria-label={words.marks.region}
        data-pane="marks"
        id={PLACES.marks}
        tabIndex={-1}
      >
        <SheetHandle />
        <div className={classes.marksScroll} data-scrolls>
          <h2 className={hidden.hidden}>{words.marks.region}</h2>
          <BeforeMarks submission={submission} kind={kind} grading={grading} mended={mended} />
          <MarksPanel
            grading={grading}
            suggestion={suggestion}
            reasons={isSubmission ? reasons : undefined}
            aiCard={
              offers.ai &&
              isJudged && <SuggestionCard suggestion={suggestion} grading={grading} onAcceptAll={acceptAll} />
            }
          >
            <Comment grading={grading} fieldRef={commentField} />
            {submission.retest !== 'requested' && <Retest submission={submission} grading={grading} />}
            {kind === 'submission' && <Tries current={submission} />}
            {review}
          </MarksPanel>
        </div>
        <Foot onDraft={saveDraft} onNext={saveNext} />
      </section>
    </>
  )
}
