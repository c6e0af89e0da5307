/**
 * Shows one question of a result: the given answer, its marks, the correct answer if it is disclosed, and the
 * teacher's comments.
 */

import { IconCheck, IconX } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue, FileValue, QuestionMark, Submission } from '#src/api/shapes/submission.ts'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { PinnedPaper } from '#src/engines/pages/parts/late-page-view.ts'
import { boundText, MOST_PLAIN } from '#src/lib/bound-text.ts'
import { offers } from '#src/lib/features.ts'
import { Grid, Row, Surface } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { useDrawnPart } from '#src/ui/text/long-text.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { ReasonedComment } from '#src/ui/text/reasoned-comment.tsx'
import { MarkBefore, MarkQuestion } from '../../shared/mark-question/mark-question.tsx'
import { words as ask } from '../question/field-words.ts'
import { words as shared } from '../words.ts'
import { buildAnswerLines, buildKeyLines, judgeBlanks, type ShownLine } from './shown-answer.ts'
import { words } from './words.ts'
import classes from './result.module.css'

const { result } = words

function Line({ html, text = '', isCode, href, isRight }: Omit<ShownLine, 'id'>) {
  const { part, more } = useDrawnPart(text, isCode ? {} : { most: MOST_PLAIN })
  if (isRight !== undefined) {
    return (
      <Row as="p" gap={8} wrap>
        <span className={classes.words} data-latin>
          {part}
        </span>
        <Pill
          tone={isRight ? 'ok' : 'missed'}
          icon={isRight ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
        >
          {isRight ? result.isRight : result.isWrong}
        </Pill>
        {more}
      </Row>
    )
  }
  if (html !== undefined) {
    return (
      <div data-latin>
        <QuestionHtml html={html} />
      </div>
    )
  }
  if (isCode) {
    return (
      <>
        <Surface as="pre" ground="sunken" radius="md" pad={14} className={classes.code} data-latin>
          {part}
        </Surface>
        {more}
      </>
    )
  }
  return (
    <>
      <p className={classes.words} data-latin>
        {href ? (
          <ExternalLink href={href} hasIcon>
            {part}
          </ExternalLink>
        ) : (
          part
        )}
      </p>
      {more}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly ShownLine[] }) {
  return (
    <div>
      <h4 className={classes.label}>{title}</h4>
      {lines.length === 0 && <p className={classes.quiet}>{result.none}</p>}
      {lines.map(({ id = '', ...line }) => (
        <Line key={id} {...line} />
      ))}
    </div>
  )
}

/** Shows the booked hour with its link, which is needed long after the submission. */
function Booked({ question }: { question: Question }) {
  if (question.question_type !== 'interview' || question.state === 'free') return null
  return (
    <p>
      <Pill tone={question.state === 'booked' ? 'ok' : 'neutral'}>{ask.interview[question.state]}</Pill>{' '}
      {question.link && (
        <ExternalLink href={question.link} hasIcon>
          {ask.interviewLink}
        </ExternalLink>
      )}
    </p>
  )
}

/** A file may have pins on its pages. */
const isFile = (value: AnswerValue | undefined): value is FileValue =>
  typeof value === 'object' && value !== null && 'sha256' in value

const isCode = (value: AnswerValue | undefined): value is { code: string; language: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'language' in value

function PlainLines({ lines }: Pick<QuestionMark, 'lines'>) {
  return lines.map(({ line, text }) => (
    <p key={`${line} ${text}`} className={classes.words}>
      <strong>{result.line(line)}:</strong> {boundText(text)}
    </p>
  ))
}

function Feedback({ judged, value }: { judged: QuestionMark; value: AnswerValue | undefined }) {
  if (judged.comment === '' && judged.lines.length === 0) return null
  return (
    <Grid gap={8} ground="sunken" radius="md" pad={14}>
      <h4 className={classes.label}>{result.comment}</h4>
      {judged.comment && <ReasonedComment className={classes.words} text={judged.comment} />}
      {isFile(value) && judged.lines.length > 0 ? (
        <Suspense fallback={<PlainLines lines={judged.lines} />}>
          <PinnedPaper file={value} lines={judged.lines} />
        </Suspense>
      ) : (
        <PlainLines lines={judged.lines} />
      )}
    </Grid>
  )
}

interface QuestionResultProps {
  /** The paper, where its marks may be asked about. */
  submission?: Submission | undefined
  question: Question
  number: number
  value: AnswerValue | undefined
  judged: QuestionMark | undefined
  answerKey: QuestionKey | undefined
  /** The answer was accepted after the end: it had waited on a device. */
  isLate?: boolean | undefined
}

/** Names the heading of a question's result, to which its stitch links. */
export const buildResultId = (question: string) => `result-${question}`

export function QuestionResult(props: QuestionResultProps) {
  const { question, number, value, judged, answerKey, isLate, submission } = props
  const headId = buildResultId(question._id)
  const mark = judged?.mark
  const full = judged?.marks ?? question.marks
  const isFull = typeof mark === 'number' && mark >= full
  const given = judgeBlanks(buildAnswerLines(question, value), answerKey, isFull)
  // The correct answer is shown once, and only if it differs from the given one.
  const isGivenRight = (id: string | undefined) =>
    given.some((line) => line.id === id && line.isRight === true)
  const right =
    answerKey && !isFull ? buildKeyLines(question, answerKey).filter(({ id }) => !isGivenRight(id)) : []
  return (
    <section className={classes.question} aria-labelledby={headId}>
      <Row justify="between" wrap gap={8} gapX={16}>
        <h3 id={headId} tabIndex={-1} className={classes.label}>
          {shared.question(number)}
        </h3>
        <Row wrap gap={8}>
          {isLate && <Pill tone="due">{result.lateAnswer}</Pill>}
          {offers.markQuestions && submission && judged && (
            <MarkBefore submission={submission} judged={judged} />
          )}
          {typeof mark === 'number' && (
            <Pill tone={mark >= full ? 'ok' : mark > 0 ? 'due' : 'missed'}>{result.mark(mark, full)}</Pill>
          )}
        </Row>
      </Row>
      <div data-latin>
        <QuestionHtml html={question.text} />
        <RunCode text={question.text} />
      </div>
      <Lines title={result.yours} lines={given} />
      {isCode(value) && <RunCode code={value['code']} language={value['language']} text={question.text} />}
      <Booked question={question} />
      {right.length > 0 && <Lines title={result.right} lines={right} />}
      {answerKey?.explanation && (
        <div data-latin>
          <QuestionHtml html={answerKey.explanation} />
          <RunCode text={answerKey.explanation} />
        </div>
      )}
      {judged && <Feedback judged={judged} value={value} />}
      {offers.markQuestions && submission && judged && (
        <MarkQuestion submission={submission} judged={judged} number={number} full={full} />
      )}
    </section>
  )
}
