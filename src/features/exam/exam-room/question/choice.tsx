/** Takes one of several options, several of them, or true or false. */

import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { Question } from '#src/api/shapes/question.ts'
import { Grid, Stack, Text } from '#src/ui/layout/layout.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { useRoom } from '../room/context.ts'
import { words as shared } from '../words.ts'
import { useIsClosed, useValue } from './use-value.ts'
import classes from './choice.module.css'

/** Tells whether the answer is one of several options, which keys can choose too. */
export function isChoice({ question_type: kind }: Question): boolean {
  return kind === 'single' || kind === 'multiple' || kind === 'true_false'
}

interface OptionRowProps {
  at: number
  type: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  /** HTML from the server, or plain text of the app. */
  html?: string
  text?: string
  onChoose: () => void
}

function OptionRow({ at, type, name, isChosen, html, text, onChoose }: OptionRowProps) {
  const isClosed = useIsClosed()
  return (
    <label className={classes.option} data-chosen={isChosen}>
      <input
        type={type}
        name={name}
        className={classes.input}
        checked={isChosen}
        disabled={isClosed}
        onChange={onChoose}
        data-option={at}
      />
      <Grid
        as="span"
        align="center"
        items="center"
        tone="muted"
        weight={600}
        ground="sunken"
        fixed
        className={classes.letter}
        aria-hidden="true"
      >
        {shared.letter(at)}
      </Grid>
      <Text as="span" variant="body" grow shrink className={classes.text} data-latin>
        {html === undefined ? text : <QuestionHtml html={html} />}
      </Text>
      {isChosen && <IconCircleCheckFilled size={22} className={classes.check} aria-hidden="true" />}
    </label>
  )
}

interface ChoiceProps {
  id: string
  labelledBy: string
  options: readonly { _id: string; text: string }[]
}

export function SingleChoice({ id, labelledBy, options }: ChoiceProps) {
  const room = useRoom()
  const value = useValue(id)
  return (
    <Stack gap={10} role="radiogroup" aria-labelledby={labelledBy} className={classes.options}>
      {options.map(({ _id, text }, at) => (
        <OptionRow
          key={_id}
          at={at}
          type="radio"
          name={id}
          isChosen={value === _id}
          html={text}
          onChoose={() => room.edit(id, _id)}
        />
      ))}
    </Stack>
  )
}

export function MultipleChoice({ id, labelledBy, options }: ChoiceProps) {
  const room = useRoom()
  const value = useValue(id)
  const chosen = Array.isArray(value) ? value : []
  const toggle = (option: string) => {
    // In the order of the options, so that the same choice is the same value.
    const next = options
      .map(({ _id }) => _id)
      .filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)))
    room.edit(id, next.length > 0 ? next : null)
  }
  return (
    <Stack gap={10} role="group" aria-labelledby={labelledBy} className={classes.options}>
      {options.map(({ _id, text }, at) => (
        <OptionRow
          key={_id}
          at={at}
          type="checkbox"
          name={id}
          isChosen={chosen.includes(_id)}
          html={text}
          onChoose={() => toggle(_id)}
        />
      ))}
    </Stack>
  )
}

const TRUTHS = ['true', 'false'] as const

export function TrueFalse({ id, labelledBy }: Omit<ChoiceProps, 'options'>) {
  const room = useRoom()
  const value = useValue(id)
  return (
    <Stack gap={10} role="radiogroup" aria-labelledby={labelledBy} className={classes.options}>
      {TRUTHS.map((truth, at) => (
        <OptionRow
          key={truth}
          at={at}
          type="radio"
          name={id}
          isChosen={value === truth}
          text={shared.truth[truth]}
          onChoose={() => room.edit(id, truth)}
        />
      ))}
    </Stack>
  )
}
