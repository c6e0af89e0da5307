/** The exam builder: list, editor and side pane on a wide window; on a phone the list, with everything else in sheets. (spec 3 Exam) */
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { cutText } from '#src/lib/description.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { type Builder, BuilderContext } from './builder-context.ts'
import { QuestionEditor } from './editor/question-editor.tsx'
import { SectionView } from './editor/section-view.tsx'
import { SettingsEditor } from './editor/settings-editor.tsx'
import { getQuestions } from './engine/built-exam.ts'
import { type Difference, listDifferences } from './engine/differences.ts'
import type { ExamDraft } from './engine/exam-draft.ts'
import { type LearnersExam, showLearners } from './engine/learners-exam.ts'
import { Column, Row, Stack, Surface } from '#src/ui/layout/layout.tsx'
import classes from './exam-builder.module.css'
import { Outline } from './outline/outline.tsx'
import { type PaneName, PhoneFoot, SidePane } from './side-pane.tsx'
import { changeExam, chooseMine, chooseTheirs, openExam, redoChange, undoChange, useExamDrafts } from './exam-draft-store.ts'
import { type PreviewParts, usePreview } from './use-preview.ts'
import { useAutosave } from './use-autosave.ts'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'
import { useSave } from './saves-store.ts'
import { words } from './words.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

/** Undo and redo by physical key, so that a Bengali layout does not matter. Inside fields too, where the browser's undo knows one field only. */
function useUndoKeys(examId: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    function onKeyDown(event: KeyboardEvent): void {
      if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const isUndo = event.code === 'KeyZ' && !event.shiftKey
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) undoChange(examId)
      else redoChange(examId)
      announce(isUndo ? words.undone : words.redone)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [examId, isOn])
}

/** Differences shown at once; more would push the exam out of sight. */
const SHOWN_DIFFERENCES = 6

function sayDifference({ mine, theirs, isText }: Difference): string {
  const texts = words.conflict
  const show = (text: string) => cutText(text, 90) || texts.empty
  if (theirs === undefined) return texts.onlyMine(show(mine ?? ''))
  if (mine === undefined) return texts.onlyTheirs(show(theirs))
  return isText ? texts.texts(show(mine), show(theirs)) : texts.otherwise(show(mine))
}

function Differences({ all }: { all: readonly Difference[] }) {
  const texts = words.conflict
  const shown = all.slice(0, SHOWN_DIFFERENCES)
  return (
    <>
      <ul aria-label={texts.differences}>
        {shown.map((each) => (
          <li key={`${each.of} ${each.mine === undefined}`}>
            <strong>{typeof each.of === 'number' ? texts.question(each.of) : texts.fields[each.of]}</strong>: {sayDifference(each)}
          </li>
        ))}
      </ul>
      {all.length > shown.length && <p>{texts.more(all.length - shown.length)}</p>}
    </>
  )
}

/** The server's exam changed while the draft was unsent: the teacher chooses, so that nothing is overwritten silently. */
function ConflictNotice({ examId, draft: { history, serverIds, ...draft } }: { examId: string; draft: ExamDraft }) {
  // The notice comes by itself above the editor, whose buttons must not move away under a finger.
  const theirs = useWhenReleased(draft.theirs)
  if (theirs === undefined) return null
  const texts = words.conflict
  return (
    <Row as="section" justify="between" wrap gap={12} gapX={24} padY={12} padX={20} className={classes.notice} role="alert">
      <div>
        <strong>{texts.title}</strong>
        <p>{texts.text(getQuestions(history.present).length, getQuestions(theirs.exam).length)}</p>
        <Differences all={listDifferences(history.present, theirs.exam, serverIds)} />
      </div>
      <Row align="stretch" wrap gap={8}>
        <Button variant="default" onClick={() => chooseTheirs(examId)}>
          {texts.theirs}
        </Button>
        <Button onClick={() => chooseMine(examId)}>{texts.mine}</Button>
      </Row>
    </Row>
  )
}

function Notices({ of, draft }: { of: ExamForTeacher; draft: ExamDraft }) {
  const save = useSave(of._id)
  return (
    <>
      <ConflictNotice examId={of._id} draft={draft} />
      {save.failure?.isRefused && save.failure.of === draft.history.present && (
        <Surface as="p" tone="error" size={14} ground="wash" padY={8} padX={20} role="alert">
          {words.save.refused(save.failure.msg)}
        </Surface>
      )}
      {of.has_attempts && (
        <Surface as="p" tone="accent" size={14} ground="wash" padY={8} padX={20}>
          {words.setStays}
        </Surface>
      )}
    </>
  )
}

/** Space for the editor beside the list: the md breakpoint. */
const WIDE = '(min-width: 64em)'
/** Space for the side pane as well: the lg breakpoint. */
const EXTRA_WIDE = '(min-width: 80em)'

const useQuery = (query: string) => useMediaQuery(query, undefined, { getInitialValueInEffect: false })

/** The open section with its open question; without one the settings of the exam. */
function Editor({ of: { exam, section } }: { of: Builder }) {
  return section === undefined ? <SettingsEditor /> : <SectionView section={section} at={exam.sections.indexOf(section)} />
}

/** Editor and side pane open as sheets over the list when there is no space beside it. */
function useSheets(onSelect: (questionId: string | undefined) => void) {
  const isWide = useQuery(WIDE)
  const isExtraWide = useQuery(EXTRA_WIDE)
  const [sheet, setSheet] = useState<'editor' | 'pane'>()
  const [pane, setPane] = useState<PaneName>('check')
  const open = {
    editor: (questionId: string | undefined) => {
      onSelect(questionId)
      setSheet(isWide ? undefined : 'editor')
    },
    pane: (name: PaneName) => {
      setPane(name)
      setSheet(isExtraWide ? undefined : 'pane')
    },
    addedQuestion: () => setSheet(isWide ? undefined : 'editor'),
  }
  return { isWide, isExtraWide, sheet, pane, open, close: () => setSheet(undefined) }
}

function Sheets({
  builder,
  sheets: { isWide, isExtraWide, sheet, pane, open, close },
}: {
  builder: Builder
  sheets: ReturnType<typeof useSheets>
}) {
  const { selected, section } = builder
  const title = selected ? words.question.edit : section ? words.section.edit : words.settings.title
  return (
    <>
      {!isWide && (
        <SidePanel isOpen={sheet === 'editor'} onClose={close} title={title}>
          {selected ? <QuestionEditor question={selected} /> : <Editor of={builder} />}
        </SidePanel>
      )}
      {!isExtraWide && (
        <SidePanel isOpen={sheet === 'pane'} onClose={close} title={words.pane.titles[pane]}>
          <SidePane batchId={builder.batchId} pane={pane} onPane={open.pane} onOpen={open.editor} />
        </SidePanel>
      )}
    </>
  )
}

/** Draws the exam as learners meet it; the screen hands it in, since the exam room is another feature. */
export type DrawPreview = (exam: LearnersExam, parts: PreviewParts) => ReactNode

interface PreviewProps {
  of: Builder
  parts: Omit<PreviewParts, 'firstId'>
  draw: DrawPreview
}

function Preview({ of: { examId, exam, selected }, parts, draw }: PreviewProps) {
  const learners = useMemo(() => showLearners(examId, exam), [examId, exam])
  return draw(learners, { ...parts, firstId: selected?.id })
}

interface OpenBuilderProps {
  of: ExamForTeacher
  draft: ExamDraft
  drawPreview: DrawPreview
}

function OpenBuilder({ of, draft, drawPreview }: OpenBuilderProps) {
  const examId = of._id
  const exam = draft.history.present
  const [selectedId, select] = useState<string | undefined>(() => getQuestions(exam)[0]?.id)
  const selected = getQuestions(exam).find(({ id }) => id === selectedId)
  const section = exam.sections.find(({ id, questions }) => id === selectedId || questions.some((question) => question.id === selectedId))
  const state = useAutosave(examId, draft, of.is_published)
  const sheets = useSheets(select)
  const builder = useMemo<Builder>(
    () => ({
      examId,
      batchId: of.batch?._id ?? '',
      exam,
      selected,
      section,
      select,
      isSetFixed: of.has_attempts,
      change: (step, place) => changeExam(examId, step, place),
    }),
    [examId, of.batch?._id, exam, selected, section, of.has_attempts],
  )
  const { isWide, isExtraWide, pane, open } = sheets
  const preview = usePreview()
  useUndoKeys(examId, !preview.isOpen)
  const openSettings = () => open.editor(undefined)
  return (
    <BuilderContext value={builder}>
      <Column shrink className={classes.root} inert={preview.isShown}>
        <BuilderBar of={of} state={state} onSettings={openSettings} onPreview={preview.open} onFaults={() => open.pane('check')} />
        <Notices of={of} draft={draft} />
        <Stack grow className={classes.body}>
          <Outline onOpen={open.editor} onSettings={openSettings} onAdded={open.addedQuestion} />
          {isWide && (
            <Surface ground="sunken" shrink className={classes.editor}>
              <Editor of={builder} />
            </Surface>
          )}
          {isExtraWide && (
            <aside className={classes.pane} data-scrolls aria-label={words.pane.label}>
              <SidePane batchId={builder.batchId} pane={pane} onPane={open.pane} onOpen={open.editor} />
            </aside>
          )}
        </Stack>
        {!isExtraWide && <PhoneFoot onPane={open.pane} onPreview={preview.open} />}
        <Sheets builder={builder} sheets={sheets} />
      </Column>
      {preview.isOpen && <Preview of={builder} parts={preview.parts} draw={drawPreview} />}
    </BuilderContext>
  )
}

export function ExamBuilder({ of, drawPreview }: Omit<OpenBuilderProps, 'draft'>) {
  useTheatre()
  const draft = useExamDrafts(({ drafts }) => drafts[of._id])
  // Before the first paint, so that the stored draft of an earlier visit is shown at once.
  useLayoutEffect(() => openExam(of._id, of), [of])
  return draft && <OpenBuilder key={of._id} of={of} draft={draft} drawPreview={drawPreview} />
}
