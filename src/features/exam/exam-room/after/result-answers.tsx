/**
 * Shows how each section and each question of an attempt went: each question's stitch links to its answer.
 */

import { type ReactNode, useEffect, useState } from 'react'
import type { Question } from '#src/api/shapes/question.ts'
import type { QuestionMark, Submission } from '#src/api/shapes/submission.ts'
import { countMended } from '#src/lib/mended.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { listInOrder } from '../question/order.ts'
import { buildResultId, QuestionResult } from './question-result.tsx'
import { words } from './words.ts'
import classes from './result.module.css'

const { result } = words

interface Numbered {
  question: Question
  number: number
  judged: QuestionMark | undefined
}

type Outcome = keyof typeof result.outcome

function getOutcome({ judged }: Pick<Numbered, 'judged'>): Outcome | undefined {
  if (typeof judged?.mark !== 'number') return undefined
  if (judged.mark >= (judged.marks ?? 0)) return 'right'
  return judged.mark > 0 ? 'partly' : 'wrong'
}

const isLost = (one: Numbered) => getOutcome(one) === 'partly' || getOutcome(one) === 'wrong'

interface StitchesProps {
  answers: readonly Numbered[]
  onChoose: (id: string) => void
}

function Stitches({ answers, onChoose }: StitchesProps) {
  return (
    <div className={classes.stitches}>
      {answers.map(({ question: { _id, marks }, number, judged }) => {
        const outcome = getOutcome({ judged }) ?? 'wrong'
        const label = result.stitch(number, outcome, judged?.mark ?? 0, judged?.marks ?? marks)
        return (
          <button key={_id} type="button" title={label} aria-label={label} onClick={() => onChoose(_id)}>
            <i data-outcome={outcome} />
          </button>
        )
      })}
    </div>
  )
}

interface SectionMarksProps extends StitchesProps {
  title: string
  /** Below this share the section is highlighted. */
  passPercent: number | undefined
}

function SectionMarks({ title, passPercent = 0, ...stitches }: SectionMarksProps) {
  const sum = (key: 'mark' | 'marks') =>
    stitches.answers.reduce((total, { judged }) => total + (judged?.[key] ?? 0), 0)
  const [mark, marks] = [sum('mark'), sum('marks')]
  return (
    <div>
      <Row wrap gap={4} gapX={12}>
        <Text as="h3" variant="body" tight className={classes.teacher}>
          {title}
        </Text>
        <Row gap={10} push>
          {mark * 100 < marks * passPercent && <Pill tone="due">{result.lookAt}</Pill>}
          <strong>{result.mark(mark, marks)}</strong>
        </Row>
      </Row>
      <Stitches {...stitches} />
    </div>
  )
}

interface SectionsProps extends Pick<SectionMarksProps, 'passPercent' | 'onChoose'> {
  submission: Submission
  numbered: readonly Numbered[]
}

/** Shows a row of stitches for each section, or one for all; nothing while a question has no mark yet. */
function Sections({ submission, numbered, ...rest }: SectionsProps) {
  const outcomes = numbered.map(getOutcome)
  if (outcomes.includes(undefined)) return null
  const isIn = (questions: readonly Question[]) =>
    numbered.filter(({ question }) => questions.some(({ _id }) => _id === question._id))
  const sections =
    submission.format_type === 'section' && submission.sections.length > 1
      ? submission.sections
      : [{ _id: submission._id, title: result.whole, questions: submission.questions }]
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  return (
    <Section title={result.sections} gap={16} className={classes.sections}>
      {sections.map(({ _id, title, questions }) => (
        <SectionMarks
          key={_id}
          title={title}
          answers={sections.length > 1 ? isIn(questions) : numbered}
          {...rest}
        />
      ))}
      <Row wrap gap={4} gapX={16} variant="small" tone="muted" className={classes.legend}>
        {(['right', 'partly', 'wrong'] as const).map((outcome) => (
          <Row key={outcome} as="span" inline gap={6}>
            <i data-outcome={outcome} aria-hidden="true" />
            {result.counted(outcome, count(outcome))}
          </Row>
        ))}
      </Row>
    </Section>
  )
}

interface ResultAnswersProps {
  submission: Submission
  passPercent?: number
  /** Its marks may be asked about; those of a level may not. (ruling R86) */
  mayAsk?: boolean
  /** Remarks on the whole exam, between the sections and the questions. */
  children?: ReactNode
}

/**
 * Lists the questions with lost marks, or all: each with the given answer, its marks, and the correct answer
 * if it is disclosed.
 */
export function ResultAnswers({ submission, passPercent, mayAsk = false, children }: ResultAnswersProps) {
  const [view, setView] = useState<'wrong' | 'all'>('wrong')
  const [chosen, setChosen] = useState<{ id: string }>()
  // The choice itself may bring the question into the list.
  useEffect(() => {
    if (chosen === undefined) return
    const heading = document.querySelector<HTMLElement>(`#${CSS.escape(buildResultId(chosen.id))}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [chosen])
  const questions = listInOrder(submission)
  if (questions.length === 0) return null
  const numbered = questions.map((question, at) => ({
    question,
    number: at + 1,
    judged: submission.result.find((mark) => mark.question === question._id),
  }))
  const lost = numbered.filter(isLost)
  const mended = countMended(submission.result.map(({ comment }) => comment))
  const hasChoice = lost.length > 0 && lost.length < numbered.length
  const shown = hasChoice && view === 'wrong' ? lost : numbered
  const choose = (id: string) => {
    if (!shown.some(({ question }) => question._id === id)) setView('all')
    setChosen({ id })
  }
  return (
    <>
      <Sections submission={submission} numbered={numbered} passPercent={passPercent} onChoose={choose} />
      <Stack gap={16} data-answers>
        {children}
        <Section
          title={result.answers}
          gap={16}
          aside={
            hasChoice && (
              <Segmented
                label={result.view}
                options={[
                  { value: 'wrong', label: result.onlyWrong(lost.length) },
                  { value: 'all', label: result.all(numbered.length) },
                ]}
                value={view}
                onChange={setView}
              />
            )
          }
        >
          {mended.all > 0 && (
            <Text tone="muted" variant="note">
              {result.mended(mended.mended, mended.all)}
            </Text>
          )}
          {shown.map(({ question, number, judged }) => {
            const answer = submission.answers.find((each) => each.question === question._id)
            return (
              <QuestionResult
                key={question._id}
                submission={mayAsk ? submission : undefined}
                question={question}
                number={number}
                value={answer?.value}
                judged={judged}
                answerKey={submission.keys.find((key) => key.question === question._id)}
                isLate={answer?.late_delivery}
              />
            )
          })}
        </Section>
      </Stack>
    </>
  )
}
