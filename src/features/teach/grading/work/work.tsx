/** Middle pane of the desk: learner, facts of the attempt, and all answers by section. */
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { reveal } from '#src/ui/reveal.ts'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import type { SuggestionRead } from '../ai/use-suggestion.ts'
import { getQuestionDraft, setLineComment, setQuestionComment, sumQuestionMark } from '../drafts/draft.ts'
import type { Grading } from '../drafts/use-grading.ts'
import { listQuestions, type SheetQuestion } from '../sheet.ts'
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

/** One fact, one pill: what came late was not handed in on time, whoever closed it. */
function HandInPill({ of }: { of: Of }) {
  if (of.is_late) return <Pill tone="missed">{work.late}</Pill>
  if (of.late_delivery) return <Pill tone="due">{work.lateDelivery}</Pill>
  return (
    <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
      {of.state === 'closed' ? work.closed : work.onTime}
    </Pill>
  )
}

function Pills({ of }: { of: Of }) {
  return (
    <Row as="span" wrap gap={4} gapX={8}>
      <HandInPill of={of} />
      {of.try_no > 1 && <Pill tone="due">{work.try(of.try_no)}</Pill>}
      {of.state === 'checked' && <Pill tone="info">{work.checked}</Pill>}
    </Row>
  )
}

/** Lists when the page was left, for exams only. */
function Leavings({ of: { events, exam } }: { of: Of }) {
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

function Head({ of }: { of: Of }) {
  return (
    <Row as="header" wrap gap={12}>
      <LearnerFace of={of.learner} batch={of.batch?._id} size={44} isBesideName />
      <div className={classes.who}>
        <Row as="p" wrap gap={4} gapX={8} className={classes.name}>
          <strong>
            <LearnerName of={of.learner} batch={of.batch?._id} />
          </strong>{' '}
          <Pills of={of} />
        </Row>
        <p className={classes.note}>{of.submitted_at && work.at(of.submitted_at)}</p>
      </div>
      <Leavings of={of} />
    </Row>
  )
}

/** Comment on one answer of several; the comment on the whole work is beside the marks. */
function AnswerComment({
  of,
  no,
  grading: { draft, change },
}: {
  of: SheetQuestion
  no: number
  grading: Grading
}) {
  const { comment } = getQuestionDraft(draft, of.id)
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
          change((now) => setQuestionComment(now, of.id, value), { place: `comment ${of.id}` })
        }
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && event.currentTarget.blur()}
      />
    </details>
  )
}

interface AnsweredProps {
  of: SheetQuestion
  /** Counts from 1; undefined for a single question. */
  no: number | undefined
  grading: Grading
  suggestion: SuggestionRead
}

function Answered({ of, no, grading, suggestion }: AnsweredProps) {
  const { draft, change, chosen, rows } = grading
  const isChosen = no !== undefined && chosen?.question === of.id
  const place = useRef<HTMLElement>(null)
  const isOpened = useRef(false)
  useEffect(() => {
    // A paper that begins with its first question begins with its head.
    if (isChosen && (no !== 1 || isOpened.current)) reveal(place.current)
    isOpened.current = true
  }, [isChosen, no])
  const judged = suggestion.isRejected
    ? undefined
    : suggestion.data?.questions.find(({ question }) => question === of.id)
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
      data-question={of.id}
    >
      {no !== undefined && (
        <Row wrap gap={8} className={classes.questionHead}>
          <h3>{work.question(no)}</h3>
          {of.isAuto && <Pill tone="neutral">{work.auto}</Pill>}
          {of.isLateDelivery && <Pill tone="due">{work.lateDelivery}</Pill>}
          <span className={classes.note}>
            {words.marks.of(sumQuestionMark(draft, rows, of.id), of.marks)}
          </span>
        </Row>
      )}
      {of.asked.text !== '' && (
        <Boundary text={work.broken}>
          <QuestionHtml html={of.asked.text} className={classes.asked} />
        </Boundary>
      )}
      <Boundary text={work.broken}>
        <Answer
          of={of}
          comments={getQuestionDraft(draft, of.id).lines}
          judged={judged}
          onComment={(line, text) =>
            change((now) => setLineComment(now, of.id, line, text), { place: `line ${of.id} ${line}` })
          }
        />
      </Boundary>
      {no !== undefined && <AnswerComment of={of} no={no} grading={grading} />}
      {of.explanation !== '' && (
        <details>
          <summary className={classes.note}>{work.explanation}</summary>
          <Boundary text={work.broken}>
            <QuestionHtml html={of.explanation} />
          </Boundary>
        </details>
      )}
    </Stack>
  )
}

export function Work({ of, grading, suggestion }: { of: Of; grading: Grading; suggestion: SuggestionRead }) {
  const all = listQuestions(grading.sheet)
  return (
    <Stack gap={16} className={classes.root}>
      <h2 className={hidden.hidden}>{work.region}</h2>
      <Head of={of} />
      <FileTabs questions={all} grading={grading} />
      {grading.sheet.sections.map((section) => (
        <Stack as="section" gap={16} key={section.id}>
          {section.title !== '' && (
            <Text as="h3" size={18} leading={150}>
              {section.title}
            </Text>
          )}
          {section.questions.map((question) => (
            <Answered
              key={question.id}
              of={question}
              no={all.length === 1 ? undefined : all.indexOf(question) + 1}
              grading={grading}
              suggestion={suggestion}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
