/** The exam builder: list, editor and side pane on a desk; on a phone the list, with everything else in sheets. (spec 3 Exam) */
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { type Builder, BuilderContext } from './builder-context.ts'
import { QuestionEditor } from './editor/question-editor.tsx'
import { SectionView } from './editor/section-view.tsx'
import { SettingsEditor } from './editor/settings-editor.tsx'
import { questionsOf } from './engine/built-exam.ts'
import type { Table } from './engine/table.ts'
import classes from './exam-builder.module.css'
import { Outline } from './outline/outline.tsx'
import { Parted } from './parted.tsx'
import { PhoneFoot } from './phone-foot.tsx'
import { type PaneName, SidePane } from './side-pane.tsx'
import { examChanged, examOpened, useTables } from './table-store.ts'
import { useAutosave } from './use-autosave.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { words } from './words.ts'

/** The md and lg breakpoints. */
const DESK = '(min-width: 64em)'
const WIDE = '(min-width: 80em)'

const useQuery = (query: string) => useMediaQuery(query, undefined, { getInitialValueInEffect: false })

/** The open section with its open question; without one the exam's own facts. */
function Editor({ of: { exam, section } }: { of: Builder }) {
  return section === undefined ? <SettingsEditor /> : <SectionView section={section} at={exam.sections.indexOf(section)} />
}

/** What lies over the list where there is no room beside it. */
function useSheets(onSelect: (questionId: string | undefined) => void) {
  const isDesk = useQuery(DESK)
  const isWide = useQuery(WIDE)
  const [sheet, setSheet] = useState<'editor' | 'pane'>()
  const [pane, setPane] = useState<PaneName>('preview')
  const open = {
    editor: (questionId: string | undefined) => {
      onSelect(questionId)
      setSheet(isDesk ? undefined : 'editor')
    },
    pane: (name: PaneName) => {
      setPane(name)
      setSheet(isWide ? undefined : 'pane')
    },
    addedQuestion: () => setSheet(isDesk ? undefined : 'editor'),
  }
  return { isDesk, isWide, sheet, pane, open, close: () => setSheet(undefined) }
}

function Sheets({
  builder,
  sheets: { isDesk, isWide, sheet, pane, open, close },
}: {
  builder: Builder
  sheets: ReturnType<typeof useSheets>
}) {
  const { selected, section } = builder
  const title = selected ? words.question.edit : section ? words.section.edit : words.settings.title
  return (
    <>
      {!isDesk && (
        <SidePanel isOpen={sheet === 'editor'} onClose={close} title={title}>
          {selected ? <QuestionEditor question={selected} /> : <Editor of={builder} />}
        </SidePanel>
      )}
      {!isWide && (
        <SidePanel isOpen={sheet === 'pane'} onClose={close} title={words.pane.titles[pane]}>
          <SidePane pane={pane} onPane={open.pane} onOpen={open.editor} />
        </SidePanel>
      )}
    </>
  )
}

function OpenBuilder({ of, table }: { of: ExamForTeacher; table: Table }) {
  const examId = of._id
  const exam = table.history.present
  const [selectedId, select] = useState<string | undefined>(() => questionsOf(exam)[0]?.id)
  const selected = questionsOf(exam).find(({ id }) => id === selectedId)
  const section = exam.sections.find(({ id, questions }) => id === selectedId || questions.some((question) => question.id === selectedId))
  const state = useAutosave(examId, table, of.is_published)
  const sheets = useSheets(select)
  const builder = useMemo<Builder>(
    () => ({
      examId,
      exam,
      selected,
      section,
      select,
      isSetFixed: of.has_attempts,
      change: (step, place) => examChanged(examId, step, place),
    }),
    [examId, exam, selected, section, of.has_attempts],
  )
  const { isDesk, isWide, pane, open } = sheets
  useUndoKeys(examId)
  const openSettings = () => open.editor(undefined)
  return (
    <BuilderContext value={builder}>
      <div className={classes.root}>
        <BuilderBar
          of={of}
          state={state}
          onSettings={openSettings}
          onPreview={() => open.pane('preview')}
          onFaults={() => open.pane('check')}
        />
        <Parted examId={examId} table={table} />
        {of.has_attempts && <p className={classes.fixed}>{words.setStays}</p>}
        <div className={classes.body}>
          <Outline onOpen={open.editor} onSettings={openSettings} onAdded={open.addedQuestion} />
          {isDesk && (
            <div className={classes.editor}>
              <Editor of={builder} />
            </div>
          )}
          {isWide && (
            <aside className={classes.pane} aria-label={words.pane.label}>
              <SidePane pane={pane} onPane={open.pane} onOpen={open.editor} />
            </aside>
          )}
        </div>
        {!isWide && <PhoneFoot onPane={open.pane} />}
        <Sheets builder={builder} sheets={sheets} />
      </div>
    </BuilderContext>
  )
}

export function ExamBuilder({ of }: { of: ExamForTeacher }) {
  useTheatre()
  const table = useTables(({ tables }) => tables[of._id])
  // Before it is seen: what an earlier visit left unsent stands on the table from the first drawing.
  useLayoutEffect(() => examOpened(of._id, of), [of])
  return table && <OpenBuilder key={of._id} of={of} table={table} />
}
