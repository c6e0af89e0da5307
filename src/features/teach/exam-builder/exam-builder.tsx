/** The exam builder: list, editor and side pane on a wide window; on a phone the list, with everything else in sheets. (spec 3 Exam) */

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { useIsExtraWide, useIsWide } from '#src/ui/hooks/use-is-wide.ts'
import { Column, Stack, Surface } from '#src/ui/layout/layout.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { type Builder, BuilderContext } from './builder-context.ts'
import { QuestionEditor } from './editor/question-editor.tsx'
import { SectionView } from './editor/section-view.tsx'
import { SettingsEditor } from './editor/settings-editor.tsx'
import { getQuestions } from './engine/built-exam.ts'
import type { ExamDraft } from './engine/exam-draft.ts'
import { type LearnersExam, showLearners } from './engine/learners-exam.ts'
import { changeExam, openExam, redoChange, undoChange, useExamDrafts } from './exam-draft-store.ts'
import { Notices } from './notices.tsx'
import { Outline } from './outline/outline.tsx'
import { type PaneName, PhoneFoot, SidePane } from './side-pane.tsx'
import { useAutosave } from './use-autosave.ts'
import { type PreviewParts, usePreview } from './use-preview.ts'
import { words } from './words.ts'
import classes from './exam-builder.module.css'

/**
 * Undo and redo by physical key, so that a Bengali layout does not matter. Inside fields too, where the
 * browser's undo only covers one field.
 */
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

/** The open section with its open question; without one the settings of the exam. */
function Editor({ builder: { exam, section } }: { builder: Builder }) {
  return section === undefined ? (
    <SettingsEditor />
  ) : (
    <SectionView section={section} at={exam.sections.indexOf(section)} />
  )
}

/** Editor and side pane open as sheets over the list if there is no space beside it. */
function useSheets(onSelect: Builder['select']) {
  const isWide = useIsWide()
  const isExtraWide = useIsExtraWide()
  const [sheet, setSheet] = useState<'editor' | 'pane'>()
  const [pane, setPane] = useState<PaneName>('check')
  const open = {
    editor: (id: string | undefined, isAdded?: boolean) => {
      onSelect(id, isAdded)
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
          {selected ? <QuestionEditor question={selected} /> : <Editor builder={builder} />}
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

/** Renders the exam as learners see it; the screen supplies it, since the exam room is another feature. */
export type DrawPreview = (exam: LearnersExam, parts: PreviewParts) => ReactNode

interface PreviewProps {
  builder: Builder
  parts: Omit<PreviewParts, 'firstId'>
  draw: DrawPreview
}

function Preview({ builder: { examId, exam, selected }, parts, draw }: PreviewProps) {
  const learners = useMemo(() => showLearners(examId, exam), [examId, exam])
  return draw(learners, { ...parts, firstId: selected?.id })
}

interface OpenBuilderProps {
  savedExam: ExamForTeacher
  draft: ExamDraft
  drawPreview: DrawPreview
}

function OpenBuilder({ savedExam, draft, drawPreview }: OpenBuilderProps) {
  const examId = savedExam._id
  const exam = draft.history.present
  const [{ selectedId, isAdded }, setOpen] = useState(() => ({
    selectedId: getQuestions(exam)[0]?.id,
    isAdded: false,
  }))
  const select: Builder['select'] = useCallback(
    (id, isNew = false) => setOpen({ selectedId: id, isAdded: isNew }),
    [],
  )
  const selected = getQuestions(exam).find(({ id }) => id === selectedId)
  const section = exam.sections.find(
    ({ id, questions }) => id === selectedId || questions.some((question) => question.id === selectedId),
  )
  const state = useAutosave(examId, draft, savedExam.is_published)
  const sheets = useSheets(select)
  const builder = useMemo<Builder>(
    () => ({
      examId,
      batchId: savedExam.batch?._id ?? '',
      exam,
      selected,
      section,
      select,
      // Behind the sheet of the bank or of suggestions nothing gets the focus.
      added: isAdded && sheets.sheet !== 'pane' ? selectedId : undefined,
      isPublished: savedExam.is_published,
      isSetFixed: savedExam.has_attempts,
      change: (step, place) => changeExam(examId, step, place),
    }),
    [
      examId,
      savedExam.batch?._id,
      exam,
      selected,
      section,
      select,
      isAdded,
      sheets.sheet,
      selectedId,
      savedExam.is_published,
      savedExam.has_attempts,
    ],
  )
  const { isWide, isExtraWide, pane, open } = sheets
  const preview = usePreview()
  useUndoKeys(examId, !preview.isOpen)
  const openSettings = () => open.editor(undefined)
  return (
    <BuilderContext value={builder}>
      <Column shrink className={classes.root} inert={preview.isShown}>
        <BuilderBar
          savedExam={savedExam}
          state={state}
          onSettings={openSettings}
          onPreview={preview.open}
          onFaults={() => open.pane('check')}
        />
        <Notices savedExam={savedExam} draft={draft} />
        <Stack grow className={classes.body} data-pane={pane}>
          <Outline onOpen={open.editor} onSettings={openSettings} onAdded={open.addedQuestion} />
          {isWide && (
            <Surface ground="sunken" shrink className={classes.editor}>
              <Editor builder={builder} />
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
      {preview.isOpen && <Preview builder={builder} parts={preview.parts} draw={drawPreview} />}
    </BuilderContext>
  )
}

export function ExamBuilder({ savedExam, drawPreview }: Omit<OpenBuilderProps, 'draft'>) {
  useTheatre()
  const draft = useExamDrafts(({ drafts }) => drafts[savedExam._id])
  // Before the first paint, so that the stored draft of an earlier visit is shown at once.
  useLayoutEffect(() => openExam(savedExam._id, savedExam), [savedExam])
  return (
    draft && <OpenBuilder key={savedExam._id} savedExam={savedExam} draft={draft} drawPreview={drawPreview} />
  )
}
