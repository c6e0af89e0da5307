/** Top bar of the builder: title, save state, undo and redo, publishing. */

import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconChartBar,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceFloppy,
  IconEye,
  IconPencil,
} from '@tabler/icons-react'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { bringIntoView } from '#src/ui/reveal.ts'
import { Failed } from '#src/ui/states/failed.tsx'
import { useBuilder } from './builder-context.ts'
import { redoChange, undoChange, useExamDrafts } from './exam-draft-store.ts'
import { sendExam } from './exam-outbox.ts'
import { useSave } from './saves-store.ts'
import type { SaveState } from './use-autosave.ts'
import { type Publishing, usePublish } from './use-publish.ts'
import { words } from './words.ts'
import classes from './builder-bar.module.css'

const { save: texts } = words
const HOLDS = { 'no-title': texts.noTitle, faulty: texts.faulty, conflict: texts.conflict } as const

const ICONS = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  waiting: IconDeviceFloppy,
  held: IconDeviceFloppy,
  failed: IconAlertTriangle,
} as const

/** Save state of the exam as text and icon. */
function SaveMark({ examId, state }: { examId: string; state: SaveState }) {
  const { sentAt } = useSave(examId)
  const now = useNow(10_000)
  const Icon = ICONS[state.kind]
  const text =
    state.kind === 'saved'
      ? texts.saved(sentAt, Math.max(now, sentAt ?? 0))
      : state.kind === 'held'
        ? HOLDS[state.hold]
        : texts[state.kind]
  return (
    <Row
      as="span"
      gap={8}
      tone="muted"
      variant="small"
      className={classes.save}
      data-state={state.kind}
      title={state.kind === 'failed' ? state.reason : undefined}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
      {state.kind === 'failed' && (
        <Button variant="subtle" size="sm" onClick={() => sendExam(examId)}>
          {texts.again}
        </Button>
      )}
    </Row>
  )
}

function History() {
  const { examId } = useBuilder()
  const history = useExamDrafts(({ drafts }) => drafts[examId]?.history)
  return (
    <Row align="stretch" className={classes.history}>
      <IconButton
        label={words.undo}
        aria-keyshortcuts="Control+Z"
        disabled={history?.past.length === 0}
        onClick={() => {
          undoChange(examId)
          announce(words.undone)
        }}
      >
        <IconArrowBackUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton
        label={words.redo}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={history?.future.length === 0}
        onClick={() => {
          redoChange(examId)
          announce(words.redone)
        }}
      >
        <IconArrowForwardUp size={20} stroke={1.75} />
      </IconButton>
    </Row>
  )
}

function Publish({
  savedExam,
  publishing: { isPending, publish, withdraw },
}: {
  savedExam: ExamForTeacher
  publishing: Publishing
}) {
  if (!savedExam.is_published) {
    return (
      <Button isPending={isPending} pendingText={words.publish.publishing} onClick={publish}>
        {words.publish.publish}
      </Button>
    )
  }
  if (savedExam.has_attempts) return null
  return (
    <Button variant="default" isPending={isPending} onClick={withdraw}>
      {words.publish.withdraw}
    </Button>
  )
}

interface BuilderBarProps {
  savedExam: ExamForTeacher
  state: SaveState
  onSettings: () => void
  onPreview: () => void
  onFaults: () => void
}

export function BuilderBar({ savedExam, state, onSettings, onPreview, onFaults }: BuilderBarProps) {
  const { exam } = useBuilder()
  const publishing = usePublish(onFaults)
  const { failed } = publishing
  return (
    <>
      <Row as="header" gap={12} ground="surface" ruleBottom padY={6} padX={20} className={classes.root}>
        <IconButton
          variant="default"
          label={words.back}
          to={savedExam.batch ? paths.teacherStudyPlan(savedExam.batch._id) : paths.teacher()}
        >
          <IconArrowLeft size={20} stroke={1.75} />
        </IconButton>
        <Box grow shrink className={classes.titles}>
          <Row gap={6} shrink className={classes.titleRow}>
            <PageHeading className={classes.title}>{exam.title.trim() || words.unnamed}</PageHeading>
            <IconButton label={words.edit} size="md" onClick={onSettings}>
              <IconPencil size={18} stroke={1.75} />
            </IconButton>
            <Pill tone={savedExam.is_published ? 'ok' : 'due'}>
              {savedExam.is_published ? words.published : words.draft}
            </Pill>
          </Row>
          {savedExam.batch && (
            <Text tone="muted" variant="caption" nowrap clip className={classes.batch}>
              {savedExam.batch.title} · {savedExam.batch.course_title}
            </Text>
          )}
        </Box>
        <Row gap={8} className={classes.actions}>
          <SaveMark examId={savedExam._id} state={state} />
          <History />
          <Button
            variant="default"
            className={classes.preview}
            leftSection={<IconEye size={20} stroke={1.75} />}
            onClick={onPreview}
          >
            {words.preview}
          </Button>
          {savedExam.has_attempts && (
            <IconButton label={words.statistics} to={paths.examStatistics(savedExam._id)}>
              <IconChartBar size={20} stroke={1.75} />
            </IconButton>
          )}
          <Publish savedExam={savedExam} publishing={publishing} />
        </Row>
      </Row>
      {failed?.failure && (
        <Box pad={12} ref={bringIntoView}>
          <Failed error={failed.failure} onRetry={() => void failed.act()} shape="row" />
        </Box>
      )}
    </>
  )
}
