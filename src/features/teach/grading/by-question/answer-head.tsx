/** Shows the question, and the learner whose answer this is. */

import { IconFileText, IconFlag } from '@tabler/icons-react'
import type { Submission } from '#src/api/shapes/submission.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { LearnerName } from '#src/ui/teach/learner-link.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import type { SheetQuestion } from '../sheet.ts'
import { words as gradingWords } from '../words.ts'
import type { Unit } from './units.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

export interface AnswerHeadProps {
  submission: Submission
  /** Number of the answer in the order, from 1. */
  no: number | undefined
  /** Hides who it is. (ruling R73) */
  isBlind: boolean
  isFlagged: boolean
  onFlag: () => void
  onWhole: () => void
}

export function AnswerHead(props: AnswerHeadProps) {
  const { submission, no, isBlind, isFlagged, onFlag, onWhole } = props
  const { learner, batch } = submission
  return (
    <Row wrap gap={8} gapX={16} className={classes.answerHead}>
      <Row as="p" wrap gap={8} grow>
        <strong>{words.answer(no)}</strong>
        {!isBlind && <LearnerName learner={learner} batch={batch?._id} />}
        {submission.is_late && <Pill tone="missed">{gradingWords.work.late}</Pill>}
        {isFlagged && <Pill tone="due">{words.isFlagged}</Pill>}
      </Row>
      <Button
        size="sm"
        variant="subtle"
        aria-keyshortcuts="F"
        aria-pressed={isFlagged}
        leftSection={<IconFlag size={18} aria-hidden="true" />}
        onClick={onFlag}
      >
        <span className={classes.keyName}>{words.keys.flag}</span>
      </Button>
      {!isBlind && (
        <Button
          size="sm"
          variant="subtle"
          aria-keyshortcuts="V"
          leftSection={<IconFileText size={18} aria-hidden="true" />}
          onClick={onWhole}
        >
          <span className={classes.keyName}>{words.keys.whole}</span>
        </Button>
      )}
    </Row>
  )
}

interface QuestionHeadProps {
  question: SheetQuestion
  unit: Unit
  /** Its number, as a text. */
  no: string
}

/** The question, or the criterion with the folded brief; its full marks, and the model answer. */
export function QuestionHead({ question, unit, no }: QuestionHeadProps) {
  const text = question.asked.text !== '' && (
    <Boundary text={gradingWords.work.broken}>
      <QuestionHtml html={question.asked.text} />
    </Boundary>
  )
  return (
    <Stack as="header" gap={6} className={classes.question}>
      <Row align="start" gap={12} gapX={16}>
        <Text as="span" weight={700} variant="lead" fixed>
          {no}
        </Text>
        <Stack gap={4} className={classes.asked}>
          {unit.criterion === undefined ? text : <strong>{unit.criterion}</strong>}
        </Stack>
        <Pill tone="info">{words.marks(unit.marks)}</Pill>
      </Row>
      {unit.criterion !== undefined && text && (
        <details className={classes.brief}>
          <summary>{words.brief}</summary>
          {text}
        </details>
      )}
      {question.explanation !== '' && (
        <Row as="div" align="baseline" gap={6} className={classes.sample}>
          <span>{words.sample}</span>
          <Boundary text={gradingWords.work.broken}>
            <QuestionHtml html={question.explanation} />
          </Boundary>
        </Row>
      )}
    </Stack>
  )
}
