/** The real room with an exam that is still being built: everything can be tried, nothing is stored or sent. */
import { IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Surface } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { layOut } from '../question/order.ts'
import { preloadAnswers } from '../question/question-body.tsx'
import { makeLocalAnswers } from '../short/use-short-quiz.ts'
import { RoomContext, type RoomFacts } from './context.ts'
import { previewWords as words } from './preview-words.ts'
import { QuestionsView } from './questions-view.tsx'
import { ReviewView } from './review-view.tsx'
import classes from './room.module.css'
import { type PlaceKeeper, usePlace } from './use-place.ts'

/** Nothing of a trial is kept. */
const FORGETFUL: PlaceKeeper = { getAbout: () => ({ current: undefined, flags: [], seen: [] }), setPlace: () => undefined }

function Questions({ exam }: { exam: ExamRevised }) {
  const sections = useMemo(() => layOut(exam, exam.submission), [exam])
  const placed = useMemo(() => sections.flatMap((section) => section.placed), [sections])
  const place = usePlace(FORGETFUL, placed)
  const [isReviewing, setReviewing] = useState(false)
  useEffect(() => preloadAnswers(placed.map(({ question }) => question)), [placed])
  const shared = { sections, placed, place }
  return isReviewing ? (
    <ReviewView {...shared} onBack={() => setReviewing(false)} />
  ) : (
    <QuestionsView {...shared} onReview={() => setReviewing(true)} />
  )
}

export function PreviewRoom({ exam, onClose }: { exam: ExamRevised; onClose: () => void }) {
  const facts = useMemo<RoomFacts>(
    () => ({
      room: makeLocalAnswers({}, () => undefined),
      attemptId: exam.submission,
      examId: exam._id,
      codeEditorOrigin: '',
      isTrial: true,
    }),
    [exam.submission, exam._id],
  )
  const isEmpty = exam.question_count === 0
  return (
    <RoomContext value={facts}>
      <div className={classes.root}>
        <header className={classes.head}>
          <div className={classes.titles}>
            <PageHeading className={classes.title}>{exam.title}</PageHeading>
            <p>{words.facts(exam.question_count, exam.marks, exam.duration ?? 0)}</p>
          </div>
          <Button variant="default" leftSection={<IconX size={18} aria-hidden="true" />} onClick={onClose}>
            {words.close}
          </Button>
        </header>
        <Surface as="p" tone="accent" size={14} ground="wash" padY={8} padX={20}>
          {words.note}
        </Surface>
        {isEmpty ? <Empty title={words.empty} action={<Button onClick={onClose}>{words.close}</Button>} /> : <Questions exam={exam} />}
      </div>
    </RoomContext>
  )
}
