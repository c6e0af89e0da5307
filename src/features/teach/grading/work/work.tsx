/** Middle pane of the grading page: learner, facts of the attempt, and all answers by section. */

import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { reveal } from '#src/ui/reveal.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import type { SuggestionRead } from '../ai/use-suggestion.ts'
import { gradingSettingChosen, useGradingSettings } from '../keys/grading-settings-store.ts'
import { getQuestionDraft, setQuestionComment, sumQuestionMark } from '../saving/draft.ts'
import { setLineWords, type Grading } from '../saving/use-grading.ts'
import { listQuestions, type SheetQuestion } from '../sheet.ts'
import { CompareAnswer } from '../tries/compare-answer.tsx'
import { words as tries } from '../tries/words.ts'
import { words } from '../words.ts'
import { Answer } from './answer.tsx'
import { FileTabs } from './file-tabs.tsx'
import { listLeavings } from './leave-log.ts'
import hidden from '#src/ui/text/visually-hidden.module.css'
import classes from './work.module.css'

const { work } = words

type Of = Pick<
  Submission,
  'learner' | 'batch' | 'submitted_at' | 'is_late' | 'late_delivery' | 'state' | 'try_no' | 'events' | 'exam'
>

/** One pill for one fact: late work was not submitted in time, whoever closed it. */
function HandInPill({ submission }: { submission: Of }) {
  if (submission.is_late) return <Pill tone="missed">{work.late}</Pill>
  if (submission.late_delivery) return <Pill tone="due">{work.lateDelivery}</Pill>
  return (
    <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
      {submission.state === 'closed' ? work.closed : work.onTime}
    </Pill>
  )
}

function Pills({ submission }: { submission: Of }) {
  return (
    <Row as="span" wrap gap={4} gapX={8}>
      <HandInPill submission={submission} />
      {submission.try_no > 1 && <Pill tone="due">{work.try(submission.try_no)}</Pill>}
      {submission.state === 'checked' && <Pill tone="info">{work.checked}</Pill>}
    </Row>
  )
}

/** Lists when the page was left, only for exams. */
function Leavings({ submission: { events, exam } }: { submission: Of }) {
  const leavings = listLeavings(events)
  if (!exam) return null
  if (leavings.length === 0) return <span className={classes.note}>{work.leftNone}</span>
  return (
    <details className={classes.leavings}>
      <summary>{work.left(leavings.length)}</summary>
      <ul>
        {leavings.map(({ at, seconds }) => (
          <li key={at}>{work.leftAt(at, seconds)}</li>
        ))}
      </ul>
      <p className={classes.note}>{work.leftNote}</p>
    </details>
  )
}

function Head({ submission }: { submission: Of }) {
  return (
    <Row as="header" wrap gap={12}>
      <LearnerFace learner={submission.learner} batch={submission.batch?._id} size={44} isBesideName />
      <div className={classes.who}>
        <Row as="p" wrap gap={4} gapX={8} className={classes.name}>
          <strong>
            <LearnerName learner={submission.learner} batch={submission.batch?._id} />
          </strong>{' '}
          <Pills submission={submission} />
        </Row>
        <p className={classes.note}>{submission.submitted_at && work.at(submission.submitted_at)}</p>
      </div>
      <Leavings submission={submission} />
    </Row>
  )
}

/** Comment on one answer of several; the comment on the whole work is beside the marks. */
function AnswerComment({
  question,
  no,
  grading: { draft, change },
}: {
  question: SheetQuestion
  no: number
  grading: Grading
}) {
  const { comment } = getQuestionDraft(draft, question.id)
  // Must not close while typing when the last letter is deleted.
  const [hadComment] = useState(comment !== '')
  return (
    <details open={hadComment}>
      <summary className={classes.note}>{words.marks.questionComment}</summary>
      <TextArea
        label={words.marks.questionCommentOf(no)}
        isLabelHidden
        rows={2}
        value={comment}
        onChange={({ currentTarget: { value } }) =>
          change((now) => setQuestionComment(now, question.id, value), { place: `comment ${question.id}` })
        }
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && event.currentTarget.blur()}
      />
    </details>
  )
}

interface AnsweredProps {
  question: SheetQuestion
  /** Counts from 1; undefined for a single question. */
  no: number | undefined
  grading: Grading
  suggestion: SuggestionRead
  /** The try before this one, while both are shown. */
  before: Submission | undefined
}

function Answered({ question, no, grading, suggestion, before }: AnsweredProps) {
  const { draft, chosen, rows } = grading
  const isChosen = no !== undefined && chosen?.question === question.id
  const place = useRef<HTMLElement>(null)
  const isOpened = useRef(false)
  useEffect(() => {
    // A submission whose first question is chosen starts at its head.
    if (isChosen && (no !== 1 || isOpened.current)) reveal(place.current)
    isOpened.current = true
  }, [isChosen, no])
  const judged = suggestion.isRejected
    ? undefined
    : suggestion.data?.questions.find((each) => each.question === question.id)
  const answer = (
    <Answer
      question={question}
      comments={getQuestionDraft(draft, question.id).lines}
      judged={judged}
      onComment={(line, text) => setLineWords(grading, question.id, line, text)}
    />
  )
  return (
    <Stack
      as="article"
      gap={12}
      ground="surface"
      radius="lg"
      border="line"
      pad={16}
      ref={place}
      className={classes.question}
      data-chosen={isChosen}
      data-question={question.id}
    >
      {no !== undefined && (
        <Row wrap gap={8} className={classes.questionHead}>
          <h3>{work.question(no)}</h3>
          {question.isAuto && <Pill tone="neutral">{work.auto}</Pill>}
          {question.isLateDelivery && <Pill tone="due">{work.lateDelivery}</Pill>}
          <span className={classes.note}>
            {words.marks.mark(sumQuestionMark(draft, rows, question.id), question.marks)}
          </span>
        </Row>
      )}
      {question.asked.text !== '' && (
        <Boundary text={work.broken}>
          <QuestionHtml html={question.asked.text} className={classes.asked} />
        </Boundary>
      )}
      <Boundary text={work.broken}>
        {before ? (
          <CompareAnswer
            question={question}
            before={before.answers.find((each) => each.question === question.id)?.value ?? null}
            judged={before.result.find((each) => each.question === question.id)}
          >
            {answer}
          </CompareAnswer>
        ) : (
          answer
        )}
      </Boundary>
      {no !== undefined && <AnswerComment question={question} no={no} grading={grading} />}
      {question.explanation !== '' && (
        <details>
          <summary className={classes.note}>{work.explanation}</summary>
          <Boundary text={work.broken}>
            <QuestionHtml html={question.explanation} />
          </Boundary>
        </details>
      )}
    </Stack>
  )
}

export function Work({
  submission,
  grading,
  suggestion,
  previous,
}: {
  submission: Of
  grading: Grading
  suggestion: SuggestionRead
  /** The try before this one; a first try has none. */
  previous: Submission | undefined
}) {
  const all = listQuestions(grading.sheet)
  const isBeside = useGradingSettings((state) => state.isBeside)
  return (
    <Stack gap={16} className={classes.root}>
      <h2 className={hidden.hidden}>{work.region}</h2>
      <Head submission={submission} />
      {previous && (
        <Segmented
          label={tries.view}
          options={[
            { value: 'now', label: tries.now },
            { value: 'beside', label: tries.beside },
          ]}
          value={isBeside ? 'beside' : 'now'}
          onChange={(view) => gradingSettingChosen({ isBeside: view === 'beside' })}
        />
      )}
      <FileTabs questions={all} grading={grading} />
      {grading.sheet.sections.map((section) => (
        <Stack as="section" gap={16} key={section.id}>
          {section.title !== '' && (
            <Text as="h3" variant="lead" tight>
              {section.title}
            </Text>
          )}
          {section.questions.map((question) => (
            <Answered
              key={question.id}
              question={question}
              no={all.length === 1 ? undefined : all.indexOf(question) + 1}
              grading={grading}
              suggestion={suggestion}
              before={isBeside ? previous : undefined}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
