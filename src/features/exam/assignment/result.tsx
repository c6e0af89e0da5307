/** Shows the marks and the teacher's comments. */

import { IconCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { FileValue, QuestionMark, Submission } from '#src/api/shapes/submission.ts'
import { PinnedPaper } from '#src/engines/pages/parts/late-page-view.ts'
import { formatDate } from '#src/lib/bn.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { offers } from '#src/lib/features.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { ReasonedComment } from '#src/ui/text/reasoned-comment.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { MarkQuestion } from '../shared/mark-question/mark-question.tsx'
import { HandedIn } from './receipt.tsx'
import { words } from './words.ts'
import classes from './assignment.module.css'

const result = words.result

function Total({ mark, marks }: { mark: number; marks: number }) {
  return (
    <Text tight weight={700} className={classes.total}>
      <span aria-hidden="true">{result.mark(mark, marks)}</span>
      <VisuallyHidden>{result.spoken(mark, marks)}</VisuallyHidden>
    </Text>
  )
}

function Criteria({ rubric }: Pick<QuestionMark, 'rubric'>) {
  return rubric.map(({ title, mark, marks }) => (
    <StitchProgress
      key={title}
      done={Math.round(mark)}
      total={Math.round(marks)}
      next={false}
      label={title}
      caption={title}
      figure={result.mark(mark, marks)}
    />
  ))
}

interface ResultProps {
  submission: Submission
  file: FileValue | undefined
}

function PlainLines({ lines }: Pick<QuestionMark, 'lines'>) {
  return lines.map(({ line, text }) => (
    <p key={`${line} ${text}`} className={classes.words}>
      <strong>{result.line(line)}:</strong> {boundText(text)}
    </p>
  ))
}

/** Shows the teacher's comments on the whole, on the answer and on single lines, as plain text. (ruling R45) */
function Comments({
  submission,
  submission: { comment, checked_by: by, checked_at: at },
  file,
}: ResultProps) {
  const ofAnswers = submission.result
    .map((each) => each.comment)
    .filter((text) => text !== '' && text !== comment)
  const lines = submission.result.flatMap((each) => each.lines)
  const texts = [comment, ...ofAnswers].filter((text) => text !== '')
  if (texts.length === 0 && lines.length === 0) return null
  return (
    <Grid gap={6} ground="sunken" radius="md" pad={14}>
      <h3 className={classes.teacher}>
        {by && <Portrait name={by.name} src={by.picture} size={28} />}
        <span>
          {by?.name || result.comment}
          {at && (
            <Text as="span" tone="muted" weight={400}>
              {' '}
              · {formatDate(at)}
            </Text>
          )}
        </span>
      </h3>
      {texts.map((text) => (
        <ReasonedComment key={text} className={classes.words} text={text} />
      ))}
      {file && lines.length > 0 ? (
        <Suspense fallback={<PlainLines lines={lines} />}>
          <PinnedPaper file={file} lines={lines} />
        </Suspense>
      ) : (
        <PlainLines lines={lines} />
      )}
    </Grid>
  )
}

export function Result({ submission, file }: ResultProps) {
  const { mark, marks } = submission
  // An assignment is one question. (ruling R34)
  const [judged] = submission.result
  return (
    <Card as="section" padding="lg" className={classes.work} aria-labelledby="result">
      <Row justify="between" gap={8}>
        <h2 id="result" className={classes.heading}>
          {result.title}
        </h2>
        <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
          {result.checked}
        </Pill>
      </Row>
      {typeof mark === 'number' && typeof marks === 'number' && <Total mark={mark} marks={marks} />}
      {submission.result.map((each) => (
        <Criteria key={each.question} rubric={each.rubric} />
      ))}
      <Comments submission={submission} file={file} />
      {offers.markQuestions && judged && (
        <MarkQuestion
          submission={submission}
          judged={judged}
          number={undefined}
          full={judged.marks ?? marks ?? 0}
        />
      )}
      <HandedIn submission={submission} file={file} />
    </Card>
  )
}
