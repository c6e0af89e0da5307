/** The results by section and question; an open question shows the choices, and how the best did. */

import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { boundText } from '#src/lib/bound-text.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { computePercent } from '#src/lib/percent.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { QuestionLine } from '#src/ui/text/question-line.tsx'
import { type Choice, isHard, type QuestionFacts, type SectionFacts } from './question-facts.ts'
import { words } from './words.ts'
import classes from './statistics.module.css'

const { questions: texts } = words

/** Selected submissions are read one by one, so more of them would be slow. */
const MOST_PAPERS = 50

const formatPercent = (percent: number | undefined) =>
  percent === undefined ? words.unknown : words.percent(percent)
const fillBar = (percent: number | undefined) => ({ '--share': `${percent ?? 0}%` }) as CSSProperties

interface ChoiceRowProps {
  choice: Choice
  at: number
  papers: number
  /** Written into a blank, so it has no letter. */
  isWritten: boolean
}

function ChoiceRow({ choice, at, papers, isWritten }: ChoiceRowProps) {
  const { share, count } = texts.share(computePercent(choice.count, papers), choice.count)
  return (
    <li className={classes.choice} data-right={choice.isRight || undefined}>
      <span className={classes.letter}>
        {choice.isRight && <IconCheck size={16} role="img" aria-label={texts.right} />}
        {!choice.isRight &&
          (isWritten ? <IconX size={16} role="img" aria-label={texts.wrong} /> : texts.letter(at))}
      </span>
      <span className={classes.choiceText} data-latin>
        {choice.blank !== undefined && <small>{texts.blank(choice.blank)}: </small>}
        {isWritten || choice.text === '' ? (
          boundText(texts.choice(choice.id, choice.text))
        ) : (
          <QuestionLine html={choice.text} />
        )}
      </span>
      <i className={classes.bar} style={fillBar(computePercent(choice.count, papers))} aria-hidden="true" />
      <span className={classes.figure}>
        <strong>{share}</strong> · {count}
      </span>
    </li>
  )
}

/** Letters of a question that its row shows completely. */
const SHORT = 60
const BLANK = ' ____ '

/** What the row above omits: long texts, code, and the line with the blanks. */
function Asked({ question }: { question: QuestionFacts['question'] }) {
  if (question.question_type === 'fill_in_the_blank') {
    return (
      <code className={classes.blanks} data-latin>
        {question.contents.join(BLANK)}
      </code>
    )
  }
  const isCut = question.text.includes('<pre') || extractPlainText(question.text).length > SHORT
  return isCut ? <QuestionHtml html={question.text} /> : null
}

function QuestionBody({ facts }: { facts: QuestionFacts }) {
  const { question, choices, papers, unanswered, best, isObjective, percent, wrong } = facts
  return (
    <Stack gap={8} className={classes.questionBody}>
      <Asked question={question} />
      {choices.length > 0 && (
        <ul className={classes.choices}>
          {choices.map((each, at) => (
            <ChoiceRow
              key={each.id}
              choice={each}
              at={at}
              papers={papers}
              isWritten={question.question_type === 'fill_in_the_blank'}
            />
          ))}
        </ul>
      )}
      {!isObjective && (
        <Text tone="muted">{percent === undefined ? texts.noMark : texts.meanOf(question.marks)}</Text>
      )}
      <Row justify="between" wrap gap={4} gapX={16} variant="small">
        <Text as="span" tone="muted">
          {[best && texts.best(best.count, best.wrong), unanswered > 0 && texts.unanswered(unanswered)]
            .filter(Boolean)
            .join(' ')}
        </Text>
        {isObjective && wrong.length > 0 && (
          <Link
            className={classes.link}
            to={addQuery(paths.submissions(), {
              checked: 'all',
              only: wrong.slice(0, MOST_PAPERS).join('.'),
            })}
          >
            {texts.wrongPapers(Math.min(wrong.length, MOST_PAPERS))}
          </Link>
        )}
      </Row>
    </Stack>
  )
}

interface QuestionRowProps {
  facts: QuestionFacts
  isOpen: boolean
  /** Changes each time this question is opened from elsewhere. */
  call: number | undefined
  onToggle: (isOpen: boolean) => void
}

function QuestionRow({ facts, isOpen, call, onToggle }: QuestionRowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (call === undefined) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [call])
  const hard = isHard(facts)
  return (
    <details
      ref={row}
      className={classes.question}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={classes.questionHead}>
        <span className={classes.no}>{texts.no(facts.no)}</span>
        <span className={classes.questionText} data-latin>
          <QuestionLine html={facts.question.text} />
        </span>
        {hard && <Pill tone="due">{texts.hard}</Pill>}
        <i
          className={classes.bar}
          data-hard={hard || undefined}
          style={fillBar(facts.percent)}
          aria-hidden="true"
        />
        <strong className={classes.percent}>{formatPercent(facts.percent)}</strong>
        <IconChevronDown size={18} aria-hidden="true" className={classes.arrow} />
      </summary>
      {isOpen && <QuestionBody facts={facts} />}
    </details>
  )
}

interface SectionProps {
  section: SectionFacts
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: React.ReactNode
}

function Section({ section, isOpen, onToggle, children }: SectionProps) {
  const hard = section.questions.filter(isHard).length
  return (
    <details
      className={classes.section}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={classes.sectionHead}>
        <span className={classes.sectionWords}>
          <strong>{section.title}</strong>
          <small>{texts.section(section.questions.length, hard)}</small>
        </span>
        {!isOpen && (
          <span className={classes.miniBars} aria-hidden="true">
            {section.questions.map((each) => (
              <i
                key={each.question._id}
                style={fillBar(each.percent)}
                data-hard={isHard(each) || undefined}
              />
            ))}
          </span>
        )}
        <strong className={classes.percent}>{formatPercent(section.percent)}</strong>
        <IconChevronDown size={18} aria-hidden="true" className={classes.arrow} />
      </summary>
      {children}
    </details>
  )
}

/** A question opened from elsewhere on the page. */
export interface Called {
  question: string
  at: number
}

type Open = ReadonlyMap<string, boolean>

export function QuestionList({
  sections,
  called,
}: {
  sections: readonly SectionFacts[]
  called: Called | undefined
}) {
  const [order, setOrder] = useState<'exam' | 'hard'>('exam')
  const [open, setOpen] = useState<Open>(new Map())
  const [answered, setAnswered] = useState<Called>()
  if (called !== answered && called !== undefined) {
    const own = sections.find(({ questions }) =>
      questions.some(({ question }) => question._id === called.question),
    )
    setAnswered(called)
    setOpen(new Map([...open, [called.question, true], ...(own ? [[own.id, true] as const] : [])]))
  }
  const toggle = (id: string, isOpen: boolean) => setOpen((before) => new Map([...before, [id, isOpen]]))
  const drawRow = (facts: QuestionFacts) => {
    const id = facts.question._id
    const call = called?.question === id ? called.at : undefined
    return (
      <QuestionRow
        key={id}
        facts={facts}
        isOpen={open.get(id) ?? false}
        call={call}
        onToggle={(isOpen) => toggle(id, isOpen)}
      />
    )
  }
  const hardFirst = sections
    .flatMap(({ questions }) => questions)
    .toSorted((one, other) => (one.percent ?? 101) - (other.percent ?? 101))
  // The first section is open; one without a title needs no heading.
  const bySection = sections.map((section, at) => {
    const isOpen = open.get(section.id) ?? at === 0
    const rows = section.questions.map(drawRow)
    return section.title === '' ? (
      rows
    ) : (
      <Section key={section.id} section={section} isOpen={isOpen} onToggle={(is) => toggle(section.id, is)}>
        {isOpen && rows}
      </Section>
    )
  })
  return (
    <Card as="section" padding="none" aria-labelledby="questions">
      <Row justify="between" wrap gap={8} padX={16} padY={12}>
        <div>
          <Text as="h2" variant="lead" id="questions">
            {texts.title}
          </Text>
          <Text tone="muted" variant="caption">
            {texts.note}
          </Text>
        </div>
        <Segmented<'exam' | 'hard'>
          label={texts.order}
          options={[
            { value: 'exam', label: texts.orders.exam },
            { value: 'hard', label: texts.orders.hard },
          ]}
          value={order}
          onChange={setOrder}
        />
      </Row>
      {order === 'hard' ? hardFirst.map(drawRow) : bySection}
    </Card>
  )
}
