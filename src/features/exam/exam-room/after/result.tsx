/** Shows the result of an attempt: marks, feedback by question, the teacher's comment; until then the receipt. */
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { formatDate } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words as shared } from '../words.ts'
import { words } from './words.ts'
import { QuestionResult } from './question-result.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './result.module.css'

const { result } = words

function isMarked(of: Submission): of is Submission & { mark: number; marks: number } {
  return typeof of.mark === 'number' && typeof of.marks === 'number' && of.marks > 0
}

/** Gives the verdict in words and shape first, then percent, marks and, of a failed one, what was missing. */
function Total({ of, passPercent }: { of: Submission; passPercent: number }) {
  if (!isMarked(of)) return null
  const { mark, marks } = of
  const needed = (marks * passPercent) / 100
  const isPassed = mark >= needed
  return (
    <>
      <Row gap={8} wrap>
        <Pill tone={isPassed ? 'ok' : 'missed'} icon={isPassed ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}>
          {isPassed ? result.passed : result.failed}
        </Pill>
        <span className={classes.quiet}>{result.passAt(passPercent)}</span>
      </Row>
      <Row align="baseline" gap={12} wrap>
        <Text as="span" leading={140} weight={700} className={classes.total}>
          {result.percent(Math.floor((mark / marks) * 100))}
        </Text>
        <span aria-hidden="true">{result.mark(mark, marks)}</span>
        <VisuallyHidden>{result.spoken(mark, marks)}</VisuallyHidden>
      </Row>
      {!isPassed && <p>{result.missing(Math.ceil((needed - mark) * 4) / 4)}</p>}
    </>
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

type Judged = Submission['result'][number]

const isRight = ({ mark, marks }: Judged) => typeof mark === 'number' && mark >= (marks ?? 0)
const isWrong = (judged: Judged) => typeof judged.mark === 'number' && !isRight(judged)

/** Shows how each section went; an exam without sections says it in its total. */
function Sections({ of }: { of: Submission }) {
  if (of.format_type !== 'section' || of.result.length === 0) return null
  return of.sections.map(({ _id, title, questions }) => {
    const judged = of.result.filter(({ question }) => questions.some((one) => one._id === question))
    if (judged.length === 0 || judged.some(({ mark }) => typeof mark !== 'number')) return null
    const right = judged.filter(isRight).length
    const partly = judged.filter((one) => isWrong(one) && (one.mark ?? 0) > 0).length
    const sum = (key: 'mark' | 'marks') => judged.reduce((total, one) => total + (one[key] ?? 0), 0)
    return (
      <div key={_id}>
        <StitchProgress
          done={right}
          total={judged.length}
          next={false}
          label={title}
          caption={title}
          figure={result.mark(sum('mark'), sum('marks'))}
        />
        <p className={classes.quiet}>{result.counts(right, partly, judged.length - right - partly)}</p>
      </div>
    )
  })
}

/** Lists each question with the given answer, its marks, and the right answer if it is disclosed; those with lost marks first. */
export function ResultAnswers({ of }: { of: Submission }) {
  const [view, setView] = useState<'wrong' | 'all'>('wrong')
  const questions = of.format_type === 'section' ? of.sections.flatMap((section) => section.questions) : of.questions
  if (questions.length === 0) return null
  const judgedOf = (id: string) => of.result.find((mark) => mark.question === id)
  const numbered = questions.map((question, at) => ({ question, number: at + 1, judged: judgedOf(question._id) }))
  const wrong = numbered.filter(({ judged }) => judged && isWrong(judged))
  const hasChoice = wrong.length > 0 && wrong.length < numbered.length
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="answers">
      <h2 id="answers" className={classes.heading}>
        {result.answers}
      </h2>
      <Sections of={of} />
      {hasChoice && (
        <Segmented
          label={result.view}
          options={[
            { value: 'wrong', label: result.onlyWrong(wrong.length) },
            { value: 'all', label: result.all(numbered.length) },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      {(hasChoice && view === 'wrong' ? wrong : numbered).map(({ question, number, judged }) => (
        <QuestionResult
          key={question._id}
          of={question}
          number={number}
          value={of.answers.find((answer) => answer.question === question._id)?.value}
          judged={judged}
          answerKey={of.keys.find((key) => key.question === question._id)}
        />
      ))}
    </Card>
  )
}

interface ResultProps {
  of: Submission
  passPercent: number
  /** The exam's title, since the page's head names only the course. */
  title: string
  retest: ReactNode
  moduleDone: ReactNode
  /** The study plan. */
  backTo: string
}

export function Result({ of, passPercent, title, retest, moduleDone, backTo }: ResultProps) {
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
        <Total of={of} passPercent={passPercent} />
        {!isChecked && <p>{result.underReviewText}</p>}
        <p className={classes.quiet}>
          {of.submitted_at && result.at(of.submitted_at)} · {result.number} <span data-latin>{of._id}</span>
        </p>
        {of.late_delivery && <Pill tone="due">{result.late}</Pill>}
        {of.keys_shown_at && of.keys.length === 0 && <p className={classes.quiet}>{result.keysFrom(of.keys_shown_at)}</p>}
        <Comment of={of} />
        <Row align="stretch" wrap gap={12}>
          {moduleDone}
          {isChecked && <Button to={paths.practice()}>{result.practice}</Button>}
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
