/** The exam as learners see it, without keys; answers are not stored. */
import { useEffect, useRef } from 'react'
import { formatDateTime } from '#src/lib/bn.ts'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { useBuilder } from '../builder-context.ts'
import { type DraftQuestion, getQuestions } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import classes from './preview.module.css'

const { learner: said } = words

function Choices({ question, options }: { question: DraftQuestion; options: readonly { id: string; text: string }[] }) {
  return (
    <div className={classes.choices}>
      {options.map(({ id, text }, at) => (
        <label key={id} className={classes.choice}>
          <input type={question.kind === 'multiple' ? 'checkbox' : 'radio'} name={`try-${question.id}`} />
          <span className={classes.letter}>{words.letter(at)}</span>
          <SafeHtml html={text} />
        </label>
      ))}
    </div>
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
          {at < blanks.length && <input className={classes.blank} aria-label={said.blank(at)} autoComplete="off" />}
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
      return <p className={classes.drop}>{said.file}</p>
    case 'interview':
      return (
        <>
          <p>{said.slots}</p>
          <Choices question={question} options={question.slots.map(({ id, startsAt }) => ({ id, text: formatDateTime(startsAt) }))} />
        </>
      )
    case 'code_test':
      return <TextArea label={said.answer} className={classes.code} spellCheck={false} defaultValue={question.starters[0]?.code ?? ''} />
    case 'essay':
    default:
      return <TextArea label={said.answer} />
  }
}

export function LearnerPreview() {
  const { exam, selected } = useBuilder()
  const all = getQuestions(exam)
  const open = useRef<HTMLElement>(null)
  const openId = selected?.id
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  if (all.length === 0) return <p className={classes.note}>{said.empty}</p>
  return (
    <div className={classes.root}>
      <p className={classes.note}>{said.note}</p>
      {all.map((question, at) => (
        <section
          key={question.id}
          ref={question.id === openId ? open : undefined}
          className={classes.question}
          aria-label={said.no(at + 1, all.length)}
        >
          <p className={classes.head}>
            <span>{said.no(at + 1, all.length)}</span>
            <span>{words.marks(question.marks)}</span>
          </p>
          <SafeHtml html={question.text} />
          <Answer question={question} />
        </section>
      ))}
    </div>
  )
}
