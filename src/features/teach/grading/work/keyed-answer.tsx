/** Answer with a key: the given answer beside the correct one, marked with a word and an icon. */

import { IconCheck, IconX } from '@tabler/icons-react'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { Grid } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { normalizeAnswer } from '../equal-answers.ts'
import { words } from '../words.ts'
import classes from './work.module.css'

const { work } = words

function Verdict({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? IconCheck : IconX
  return (
    <Pill tone={isRight ? 'ok' : 'missed'} icon={<Icon aria-hidden="true" />}>
      {isRight ? work.right : work.wrong}
    </Pill>
  )
}

interface Choice {
  id: string
  text: string
}

function wrapList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function Choices({
  choices,
  value,
  right,
}: {
  choices: readonly Choice[]
  value: AnswerValue
  right: QuestionKey['right']
}) {
  const [chosen, keys] = [wrapList(value), wrapList(right)]
  return (
    <Grid as="ul" gap={8} className={classes.choices}>
      {choices.map(({ id, text }) => (
        <li key={id} data-chosen={chosen.includes(id)}>
          <QuestionHtml html={text} />
          {chosen.includes(id) && <Pill tone="neutral">{work.chosen}</Pill>}
          {chosen.includes(id) && right !== null && right !== undefined && (
            <Verdict isRight={keys.includes(id)} />
          )}
          {!chosen.includes(id) && keys.includes(id) && <Pill tone="info">{work.rightAnswer}</Pill>}
        </li>
      ))}
    </Grid>
  )
}

type Fill = Extract<Question, { question_type: 'fill_in_the_blank' }>

function Blanks({ asked, value, right }: { asked: Fill; value: AnswerValue; right: QuestionKey['right'] }) {
  const all = (typeof value === 'object' && value !== null ? value : {}) as Record<string, string>
  const given = Object.fromEntries(Object.entries(all).map(([id, text]) => [id, boundText(text)]))
  const keys = typeof right === 'object' && right !== null && !Array.isArray(right) ? right : {}
  return (
    <>
      <p className={classes.blanks}>
        {asked.contents.map((content, at) => {
          const id = asked.keys[at]
          return (
            <span key={id ?? 'end'}>
              {content}
              {id !== undefined && <mark>{given[id] || work.empty}</mark>}
            </span>
          )
        })}
      </p>
      <Grid as="dl" gap={6} className={classes.blankKeys}>
        {asked.keys.map((id, at) => {
          const accepted = keys[id] ?? []
          const isRight = accepted.some((text) => normalizeAnswer(text) === normalizeAnswer(given[id] ?? ''))
          return (
            <div key={id}>
              <dt>{work.blank(at + 1)}</dt>
              <dd>
                <strong>{given[id] || work.empty}</strong>
                {accepted.length > 0 && <Verdict isRight={isRight} />}
                {accepted.length > 0 && (
                  <span className={classes.note}>
                    {work.rightAnswer}: {accepted.join(' / ')}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </Grid>
    </>
  )
}

const TRUTHS: readonly Choice[] = [
  { id: 'true', text: work.truth.true },
  { id: 'false', text: work.truth.false },
]

interface KeyedAnswerProps {
  asked: Extract<Question, { question_type: 'single' | 'multiple' | 'true_false' | 'fill_in_the_blank' }>
  value: AnswerValue
  right: QuestionKey['right']
}

export function KeyedAnswer({ asked, value, right }: KeyedAnswerProps) {
  if (asked.question_type === 'fill_in_the_blank') return <Blanks asked={asked} value={value} right={right} />
  const choices =
    asked.question_type === 'true_false' ? TRUTHS : asked.options.map(({ _id, text }) => ({ id: _id, text }))
  return <Choices choices={choices} value={value} right={right} />
}
