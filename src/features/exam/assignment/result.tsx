/** Shows the marks and the teacher's comments. */

import { IconCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { FileValue, QuestionMark, Submission } from '#src/api/shapes/submission.ts'
import { PinnedPaper } from '#src/engines/pages/parts/late-page-view.ts'
import { formatDate } from '#src/lib/bn.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { offers } from '#src/lib/features.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { ReasonedComment } from '#src/ui/text/reasoned-comment.tsx'
import { Remark } from '#src/ui/text/remark.tsx'
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
    <p key={`${line} ${text}`}>
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
    <Remark by={by} fallback={result.comment} note={at && formatDate(at)}>
      {texts.map((text) => (
        <ReasonedComment key={text} text={text} />
      ))}
      {file && lines.length > 0 ? (
        <Suspense fallback={<PlainLines lines={lines} />}>
          <PinnedPaper file={file} lines={lines} />
        </Suspense>
      ) : (
        <PlainLines lines={lines} />
      )}
    </Remark>
  )
}

export function Result({ submission, file }: ResultProps) {
  const { mark, marks } = submission
  // An assignment is one question. (ruling R34)
  const [judged] = submission.result
  return (
    <Section
      title={result.title}
      aside={
        <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
          {result.checked}
        </Pill>
      }
    >
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
    </Section>
  )
}
