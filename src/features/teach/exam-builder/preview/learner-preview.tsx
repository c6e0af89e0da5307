/** The exam as learners see it, without keys; answers are not stored. */
import { useEffect, useRef } from 'react'
import { formatDateTime } from '#src/lib/bn.ts'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { reveal } from '#src/ui/reveal.ts'
import { useBuilder } from '../builder-context.ts'
import { type DraftQuestion, getQuestions } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import { Column, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './preview.module.css'

const { learner: texts } = words

function Choices({ question, options }: { question: DraftQuestion; options: readonly { id: string; text: string }[] }) {
  return (
    <Column gap={8} mt={12}>
      {options.map(({ id, text }, at) => (
        <label key={id} className={classes.choice}>
          <input type={question.kind === 'multiple' ? 'checkbox' : 'radio'} name={`try-${question.id}`} />
          <Text as="span" tone="muted" weight={600}>
            {words.letter(at)}
          </Text>
          <QuestionHtml html={text} />
        </label>
      ))}
    </Column>
  )
}

const TRUTHS = [
  { id: 'true', text: words.question.true },
  { id: 'false', text: words.question.false },
]

function Blanks({ contents, blanks }: DraftQuestion) {
  return (
    <p className={classes.blanks}>
      {contents.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces may be equal; their place is what they are known by
        <span key={at}>
          <span data-latin>{piece}</span>
          {at < blanks.length && <input className={classes.blank} aria-label={texts.blank(at)} autoComplete="off" />}
        </span>
      ))}
    </p>
  )
}

function Answer({ question }: { question: DraftQuestion }) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <Choices question={question} options={question.options} />
    case 'true_false':
      return <Choices question={question} options={TRUTHS} />
    case 'fill_in_the_blank':
      return <Blanks {...question} />
    case 'file_upload':
      return (
        <Surface as="p" tone="muted" radius="md" pad={20} text="center" className={classes.drop}>
          {texts.file}
        </Surface>
      )
    case 'interview':
      return (
        <>
          <p>{texts.slots}</p>
          <Choices question={question} options={question.slots.map(({ id, startsAt }) => ({ id, text: formatDateTime(startsAt) }))} />
        </>
      )
    case 'code_test':
      return <TextArea label={texts.answer} className={classes.code} spellCheck={false} defaultValue={question.starters[0]?.code ?? ''} />
    case 'essay':
    default:
      return <TextArea label={texts.answer} />
  }
}

export function LearnerPreview() {
  const { exam, selected } = useBuilder()
  const all = getQuestions(exam)
  const open = useRef<HTMLElement>(null)
  const openId = selected?.id
  useEffect(() => {
    reveal(open.current)
  }, [openId])
  if (all.length === 0)
    return (
      <Text tone="muted" size={13}>
        {texts.empty}
      </Text>
    )
  return (
    <Column gap={12}>
      <Text tone="muted" size={13}>
        {texts.note}
      </Text>
      {all.map((question, at) => (
        <Surface
          as="section"
          ground="surface"
          radius="lg"
          border="line"
          pad={16}
          key={question.id}
          ref={question.id === openId ? open : undefined}
          className={classes.question}
          aria-label={texts.no(at + 1, all.length)}
        >
          <Row as="p" align="stretch" justify="between" tone="muted" size={13} weight={500} className={classes.head}>
            <span>{texts.no(at + 1, all.length)}</span>
            <span>{words.marks(question.marks)}</span>
          </Row>
          <QuestionHtml html={question.text} />
          <Answer question={question} />
        </Surface>
      ))}
    </Column>
  )
}
