/** Editor for options; the right ones are set by radio for a single choice and by check box for several. */
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { addOption, FEWEST_OPTIONS, MOST_OPTIONS, moveOption, removeOption, toggleRightOption, writeOption } from '../engine/answers.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import classes from './editor.module.css'
import { MarkdownLine } from './markdown-field.tsx'
import type { PartProps } from './use-question.ts'

const { question: texts } = words

/** Editor for the right answer of a true-or-false question. */
export function TruthPart({ question, change }: PartProps) {
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.partTitle}>{texts.truth}</legend>
      <div className={classes.options}>
        {(['true', 'false'] as const).map((truth) => (
          <label key={truth} className={classes.option} data-right={question.truth === truth}>
            <input
              type="radio"
              name={`truth-${question.id}`}
              className={classes.mark}
              checked={question.truth === truth}
              onChange={() => change({ truth })}
            />
            <span className={classes.grow}>{texts[truth]}</span>
            {question.truth === truth && (
              <Text as="span" tone="success" size={13} weight={600} fixed hideBelow="sm">
                {texts.right}
              </Text>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Option({ question, change, at }: PartProps & { at: number }) {
  const { options, kind } = question
  const { id, text, isRight } = options[at]!
  function moveUp(): void {
    change(moveOption(question, id, at - 1))
    announce(texts.optionMoved(at))
  }
  return (
    <li className={classes.option} data-right={isRight}>
      <input
        type={kind === 'single' ? 'radio' : 'checkbox'}
        name={`right-${question.id}`}
        className={classes.mark}
        checked={isRight}
        aria-label={texts.isRight(at)}
        onChange={() => change(toggleRightOption(question, id))}
      />
      <Text as="span" tone="muted" weight={600} aria-hidden="true">
        {words.letter(at)}
      </Text>
      <MarkdownLine
        label={texts.optionText(at)}
        isLabelHidden
        html={text}
        onHtml={(html) => change(writeOption(question, id, html), `option ${id}`)}
      />
      {isRight && (
        <Text as="span" tone="success" size={13} weight={600} fixed hideBelow="sm">
          {texts.right}
        </Text>
      )}
      {at > 0 && (
        <IconButton label={texts.optionUp(at)} size="md" onClick={moveUp}>
          <IconArrowUp size={18} stroke={1.75} />
        </IconButton>
      )}
      {options.length > FEWEST_OPTIONS && (
        <IconButton label={texts.removeOption(at)} size="md" onClick={() => change(removeOption(question, id))}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      )}
    </li>
  )
}

export function ChoicesPart({ question, change }: PartProps) {
  const labelId = useId()
  return (
    <section aria-labelledby={labelId}>
      <h4 id={labelId} className={classes.partTitle}>
        {texts.options}
      </h4>
      <ul className={classes.options}>
        {question.options.map(({ id }, at) => (
          <Option key={id} question={question} change={change} at={at} />
        ))}
      </ul>
      <p className={classes.hint}>{texts.markLine}</p>
      {question.options.length < MOST_OPTIONS && (
        <Button variant="subtle" size="sm" leftSection={<IconPlus size={18} />} onClick={() => change(addOption(question, createLocalId))}>
          {texts.addOption}
        </Button>
      )}
    </section>
  )
}
