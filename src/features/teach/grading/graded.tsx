/** One submission on the desk: the work in the middle, the marks at the right, and what the keys do with them. */
import { lazy, type Ref, Suspense, useImperativeHandle, useMemo, useRef } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Button } from '#src/ui/button.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import hidden from '#src/ui/text/visually-hidden.module.css'
import { takeSuggestion } from './ai/accept.ts'
import { SuggestionCard } from './ai/suggestion-card.tsx'
import { useSuggestion } from './ai/use-suggestion.ts'
import classes from './desk.module.css'
import { isSameAsHeld, totalOf, withMark } from './drafts/draft.ts'
import { saveAsked } from './drafts/save.ts'
import { type Grading, isBehind, rowBeside, useGrading } from './drafts/use-grading.ts'
import { markOfDigit, type TypedDigit } from './keys/keys.ts'
import { Comment } from './marks/comment.tsx'
import { MarksPanel } from './marks/marks-panel.tsx'
import { Retest } from './marks/retest.tsx'
import { Review } from './marks/review.tsx'
import { sheetOf } from './sheet.ts'
import { Work } from './work/work.tsx'
import { words } from './words.ts'

/** What keys ask of the submission on the desk; moving on is the desk's own. */
export interface WorkDeeds {
  row: (step: 1 | -1) => void
  mark: (digit: number) => void
  comment: () => void
  acceptOne: () => void
  acceptAll: () => void
  saveNext: () => void
  undo: () => void
}

/** Seldom: its file comes with the first. */
const Conflict = lazy(async () => ({ default: (await import('./drafts/conflict.tsx')).Conflict }))

interface GradedProps {
  of: Submission
  kind: GradingSave['of']
  ref: Ref<WorkDeeds>
  onSaved: () => void
}

/** Marks may be left out, but not unnoticed. */
async function isMeant({ draft, rows }: Grading): Promise<boolean> {
  const { missing } = totalOf(draft, rows)
  const { missing: title, missingText: text, missingYes: yes, missingNo: no } = words.save
  return missing === 0 || confirmAsked({ title: title(missing), text, yes, no })
}

function useSaving({ of, kind, onSaved }: GradedProps, grading: Grading) {
  const { sheet, draft } = grading
  const learner = of.learner.name
  const saveDraft = () => saveAsked({ sheet, of: kind, draft, learner, isChecked: false })
  const saveNext = async () => {
    const isUndecided = sheet.sections.length === 0 && draft.retest === undefined
    const isDone = isUndecided || (of.state === 'checked' && isSameAsHeld(draft, sheet))
    if (!isDone) {
      if (!(await isMeant(grading))) return
      saveAsked({ sheet, of: kind, draft, learner, isChecked: true })
    }
    onSaved()
  }
  return { saveDraft, saveNext: () => void saveNext() }
}

/** Digits for the chosen row; two of them quickly make one mark. */
function useDigits({ chosen, change }: Grading): (digit: number) => void {
  const last = useRef<TypedDigit>(undefined)
  return (digit) => {
    if (chosen === undefined) return
    const now = Date.now()
    const mark = markOfDigit(chosen, digit, last.current, now)
    last.current = { row: chosen.id, value: mark ?? digit, at: now }
    if (mark === undefined) announce(words.marks.tooMuch(chosen.marks))
    else change((draft) => withMark(draft, chosen, mark))
  }
}

function Foot({ onDraft, onNext }: { onDraft: () => void; onNext: () => void }) {
  return (
    <div className={classes.foot}>
      <Button variant="default" onClick={onDraft}>
        {words.save.draft}
      </Button>
      <Button className={classes.saveNext} onClick={onNext} rightSection={<KeyCap>Ctrl ↵</KeyCap>}>
        {words.save.next}
      </Button>
    </div>
  )
}

export function Graded(props: GradedProps) {
  const { of, kind, ref } = props
  const sheet = useMemo(() => sheetOf(of), [of])
  const grading = useGrading(sheet)
  const suggestion = useSuggestion(kind === 'submission' ? of._id : undefined)
  const { saveDraft, saveNext } = useSaving(props, grading)
  const digit = useDigits(grading)
  const commentField = useRef<HTMLTextAreaElement>(null)

  const take = (rows: Grading['rows']) => {
    if (suggestion.data === undefined || suggestion.isRejected) return
    if (!takeSuggestion(grading, suggestion.data, rows)) announce(words.ai.none)
  }
  const acceptAll = () => take(grading.rows)

  useImperativeHandle(ref, () => ({
    row: (step) => grading.choose(rowBeside(grading, step)?.id ?? ''),
    mark: digit,
    comment: () => commentField.current?.focus(),
    acceptOne: () => take(grading.chosen ? [grading.chosen] : []),
    acceptAll,
    saveNext,
    undo: () => announce(grading.undo() ? words.ai.undone : words.ai.nothingToUndo),
  }))

  return (
    <>
      <section className={classes.work} aria-label={words.work.region} data-pane="work" data-scrolls>
        <Work of={of} grading={grading} suggestion={suggestion} />
      </section>
      <section className={classes.marks} aria-label={words.marks.region} data-pane="marks">
        <div className={classes.marksScroll} data-scrolls>
          <h2 className={hidden.hidden}>{words.marks.region}</h2>
          {isBehind(grading) && (
            <Suspense fallback={null}>
              <Conflict of={of} kind={kind} grading={grading} />
            </Suspense>
          )}
          <MarksPanel
            grading={grading}
            suggestion={suggestion}
            aiCard={kind === 'submission' && <SuggestionCard suggestion={suggestion} grading={grading} onAcceptAll={acceptAll} />}
          >
            <Comment grading={grading} fieldRef={commentField} />
            <Retest of={of} grading={grading} />
            {kind === 'submission' && <Review submissionId={of._id} />}
          </MarksPanel>
        </div>
        <Foot onDraft={saveDraft} onNext={saveNext} />
      </section>
    </>
  )
}
