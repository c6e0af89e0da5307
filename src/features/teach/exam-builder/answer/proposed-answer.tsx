/**
 * The options and the correct answer of a proposed question, shown before it is added. (spec 3 AI question
 * generation)
 */

import { IconCheck } from '@tabler/icons-react'
import { Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import { words as texts } from './words.ts'
import classes from './answer.module.css'

function Choice({ letter, text, isRight }: { letter: string; text: string; isRight: boolean }) {
  return (
    <Row as="li" align="start" gap={6} className={classes.choice} data-right={isRight}>
      <Text as="span" weight={600}>
        {letter}
      </Text>
      <QuestionHtml html={text} />
      {isRight && (
        <>
          <IconCheck size={16} aria-hidden="true" />
          <VisuallyHidden>{texts.right}</VisuallyHidden>
        </>
      )}
    </Row>
  )
}

function Choices({ choices }: { choices: readonly { key: string; text: string; isRight: boolean }[] }) {
  const hasRight = choices.some(({ isRight }) => isRight)
  return (
    <>
      {choices.length > 0 && (
        <Column as="ul" gap={4}>
          {choices.map(({ key, text, isRight }, at) => (
            <Choice key={key} letter={words.letter(at)} text={text} isRight={isRight} />
          ))}
        </Column>
      )}
      {!hasRight && <Text tone="urgent">{texts.noKey}</Text>}
    </>
  )
}

const TRUTHS = [
  { key: 'true', text: words.question.true },
  { key: 'false', text: words.question.false },
]

function Answer({ question: { kind, options, truth, blanks, criteria } }: { question: DraftQuestion }) {
  switch (kind) {
    case 'single':
    case 'multiple':
      return <Choices choices={options.map(({ id, text, isRight }) => ({ key: id, text, isRight }))} />
    case 'true_false':
      return <Choices choices={TRUTHS.map((each) => ({ ...each, isRight: each.key === truth }))} />
    case 'fill_in_the_blank': {
      const accepted = blanks.map((blank) => blank.accepted.filter((each) => each !== '').join(' / '))
      if (accepted.includes('')) return <Text tone="urgent">{texts.noKey}</Text>
      return accepted.map((each, at) => (
        <p key={blanks[at]?.id}>
          {texts.blank(at + 1)} <strong data-latin>{each}</strong>
        </p>
      ))
    }
    case 'essay':
    case 'file_upload':
    case 'code_test':
    case 'interview':
    default:
      return criteria.length > 0 && <p>{texts.criteria(criteria)}</p>
  }
}

export function ProposedAnswer({ question }: { question: DraftQuestion }) {
  return (
    <div className={classes.answer}>
      <Answer question={question} />
    </div>
  )
}
