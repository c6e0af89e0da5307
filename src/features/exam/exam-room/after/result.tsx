/** Shows the result of an attempt: marks, feedback by question, the teacher's comment; until then the receipt. */
import { IconCheck, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { formatDate } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words as shared } from '../words.ts'
import { words } from './words.ts'
import { QuestionResult } from './question-result.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './result.module.css'

const { result } = words

function Total({ of: { mark, marks } }: { of: Submission }) {
  if (typeof mark !== 'number' || typeof marks !== 'number') return null
  return (
    <Text leading={140} weight={700} className={classes.total}>
      <span aria-hidden="true">{result.mark(mark, marks)}</span>
      <VisuallyHidden>{result.spoken(mark, marks)}</VisuallyHidden>
    </Text>
  )
}

function Comment({ of: { comment, checked_by: by, checked_at: at } }: { of: Submission }) {
  if (comment === '') return null
  return (
    <Grid gap={8} ground="sunken" radius="md" pad={14}>
      <Row as="h3" wrap gap={8} size={15} className={classes.teacher}>
        {by && <Portrait name={by.name} src={by.picture} size={28} />}
        {by?.name || result.comment}
        {at && <span className={classes.quiet}> · {formatDate(at)}</span>}
      </Row>
      <p className={classes.words}>{comment}</p>
    </Grid>
  )
}

/** Lists each question with the given answer, its marks, and the right answer if it is disclosed. */
export function ResultAnswers({ of }: { of: Submission }) {
  const questions = of.format_type === 'section' ? of.sections.flatMap((section) => section.questions) : of.questions
  if (questions.length === 0) return null
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="answers">
      <h2 id="answers" className={classes.heading}>
        {result.answers}
      </h2>
      {questions.map((question, at) => (
        <QuestionResult
          key={question._id}
          of={question}
          number={at + 1}
          value={of.answers.find((answer) => answer.question === question._id)?.value}
          judged={of.result.find((mark) => mark.question === question._id)}
          answerKey={of.keys.find((key) => key.question === question._id)}
        />
      ))}
    </Card>
  )
}

interface ResultProps {
  of: Submission
  /** The exam's title, since the page's head names only the course. */
  title: string
  retest: ReactNode
  moduleDone: ReactNode
  /** The study plan. */
  backTo: string
}

export function Result({ of, title, retest, moduleDone, backTo }: ResultProps) {
  const isChecked = of.state === 'checked'
  return (
    <div className={classes.root}>
      <Card as="section" padding="lg" className={classes.card} aria-labelledby="result">
        <Text as="h2" size={22} leading={145}>
          {title}
        </Text>
        <Row justify="between" wrap gap={8} gapX={16}>
          <h2 id="result" className={classes.heading}>
            {isChecked ? result.title : of.state === 'closed' ? result.closed : result.submitted}
          </h2>
          {isChecked ? (
            <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
              {result.checked}
            </Pill>
          ) : (
            <Pill tone="info" icon={<IconHourglass aria-hidden="true" />}>
              {result.underReview}
            </Pill>
          )}
        </Row>
        <Total of={of} />
        {!isChecked && <p>{result.underReviewText}</p>}
        <p className={classes.quiet}>
          {of.submitted_at && result.at(of.submitted_at)} · {result.number} <span data-latin>{of._id}</span>
        </p>
        {of.late_delivery && <Pill tone="due">{result.late}</Pill>}
        {of.keys_shown_at && of.keys.length === 0 && <p className={classes.quiet}>{result.keysFrom(of.keys_shown_at)}</p>}
        <Comment of={of} />
        <Row align="stretch" wrap gap={12}>
          {moduleDone}
          <Button to={backTo} variant="default">
            {shared.back}
          </Button>
        </Row>
      </Card>
      {retest}
      <ResultAnswers of={of} />
    </div>
  )
}
