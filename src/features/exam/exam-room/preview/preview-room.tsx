/**
 * The exam room with an exam that is still being built: everything can be tried, and nothing is stored or
 * sent.
 */

import { IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Box, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { makeRoomStore } from '../attempt/room-state.ts'
import { layOut } from '../question/order.ts'
import { preloadAnswers } from '../question/question-body.tsx'
import { type AnswerTarget, RoomContext, type RoomFacts } from '../room/context.ts'
import { QuestionsView } from '../room/questions-view.tsx'
import { ReviewView } from '../room/review-view.tsx'
import { useTrialNavigation } from './use-trial-navigation.ts'
import { words } from './words.ts'
import classes from './preview-room.module.css'

type TriedExam = Omit<ExamRevised, 'kind' | 'batch' | 'submission' | 'is_leaving_logged' | 'instructions'>

/** Keeps the answers only in the page's memory. */
function makeTrial(onClose: () => void): AnswerTarget {
  const store = makeRoomStore({}, undefined)
  const ignore = () => undefined
  const edit = (question: string, value: AnswerValue) => {
    const answer = {
      question,
      value,
      kind: 'plain',
      edit: 1,
      writer: '',
      edited_at: '',
      state: 'dirty',
    } as const
    store.set({ answers: { ...store.get().answers, [question]: answer } })
  }
  return {
    store,
    edit,
    clear: (question) => edit(question, null),
    chooseFile: () => showToast({ kind: 'error', message: words.noFile }),
    choosePages: ignore,
    cancelFile: ignore,
    takeOther: () => Promise.resolve(true),
    dropOther: ignore,
    isFileMissing: () => false,
    handIn: () => {
      showToast({ kind: 'success', message: words.notSent })
      onClose()
    },
    endByTime: ignore,
    sendNow: ignore,
  }
}

interface QuestionsProps {
  exam: TriedExam
  /** The question to begin with. */
  firstId: string | undefined
  onClose: () => void
}

function RoomQuestions({ exam, firstId, onClose }: QuestionsProps) {
  const sections = useMemo(() => layOut(exam, ''), [exam])
  const placed = useMemo(() => sections.flatMap((section) => section.placed), [sections])
  const place = useTrialNavigation(placed, firstId)
  const [isReviewing, setReviewing] = useState(false)
  const [room] = useState(() => makeTrial(onClose))
  const facts = useMemo<RoomFacts>(
    () => ({ room, attemptId: '', examId: exam._id, codeEditorOrigin: '', isTrial: true }),
    [room, exam._id],
  )
  useEffect(() => preloadAnswers(placed.map(({ question }) => question)), [placed])
  const shared = { sections, placed, place }
  return (
    <RoomContext value={facts}>
      {isReviewing ? (
        <ReviewView {...shared} onBack={() => setReviewing(false)} />
      ) : (
        <QuestionsView {...shared} onReview={() => setReviewing(true)} />
      )}
    </RoomContext>
  )
}

/** Esc closes the preview; a sheet above it is closed first, and the code editor uses Esc itself. */
function useEscape(onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return
      const isElsewhere = event.target instanceof Element && event.target.closest('.cm-editor') !== null
      if (!isElsewhere && document.querySelector('[role=dialog], [role=alertdialog]') === null)
        latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

interface PreviewRoomProps extends QuestionsProps {
  onShown: (isShown: boolean) => void
}

export function PreviewRoom({ onShown, ...props }: PreviewRoomProps) {
  const { exam, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEscape(onClose)
  useLayoutEffect(() => {
    onShown(true)
    heading.current?.focus()
    return () => onShown(false)
  }, [onShown])
  const minutes = exam.duration ?? 0
  return (
    // Not a region: the list of questions must not be in another landmark than the page's content.
    <div role="group" className={classes.root} aria-label={words.name}>
      <Row as="header" justify="between" gap={12} ground="surface" ruleBottom className={classes.head}>
        <Box grow shrink>
          <Text as="h1" variant="lead" tight ref={heading} tabIndex={-1} className={classes.title}>
            {exam.title}
          </Text>
          <Text tone="muted" variant="small">
            {words.facts(exam.question_count, exam.marks)}
            {minutes > 0 && (
              <span role="timer" aria-label={words.clock(minutes)}>
                {words.minutes(minutes)}
              </span>
            )}
          </Text>
        </Box>
        <Button variant="default" leftSection={<IconX size={18} aria-hidden="true" />} onClick={onClose}>
          {words.close}
        </Button>
      </Row>
      <Surface as="p" tone="accent" variant="small" ground="wash" padY={8} padX={20}>
        {words.note}
      </Surface>
      {exam.question_count === 0 ? (
        <Empty title={words.empty} text={words.emptyText} />
      ) : (
        <RoomQuestions {...props} />
      )}
    </div>
  )
}
