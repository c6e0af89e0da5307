/**
 * Editor for options; the correct ones are set with a radio button for a single choice and with checkboxes
 * for several.
 */

import { IconPlus, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useAddedFocus } from '#src/ui/hooks/use-added-focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { DragHandle, SortableRows, useSortableRow } from '#src/ui/sortable-rows.tsx'
import {
  addOption,
  FEWEST_OPTIONS,
  MOST_OPTIONS,
  moveOption,
  removeOption,
  toggleRightOption,
  writeOption,
} from '../engine/answers.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import { MarkdownLine } from './markdown-field.tsx'
import { countPictureRoom, type PartProps } from './use-question.ts'
import classes from './editor.module.css'

const { question: texts } = words

/** Editor for the correct answer of a true-or-false question. */
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
              <Text as="span" tone="success" variant="caption" weight={600} fixed hideBelow="sm">
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
  const { rowRef, style, handle } = useSortableRow(id)
  function moveBy(step: -1 | 1): void {
    const to = at + step
    if (to < 0 || to >= options.length) return
    change(moveOption(question, id, to))
    announce(texts.optionMoved(to + 1))
  }
  return (
    <li ref={rowRef} style={style} className={classes.option} data-right={isRight}>
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
        pictureRoom={countPictureRoom(question)}
        onHtml={(html, isWhole) =>
          change(writeOption(question, id, html), isWhole ? undefined : `option ${id}`)
        }
      />
      {isRight && (
        <Text as="span" tone="success" variant="caption" weight={600} fixed hideBelow="sm">
          {texts.right}
        </Text>
      )}
      <DragHandle label={texts.optionDrag(at)} handle={handle} onStep={moveBy} />
      {options.length > FEWEST_OPTIONS && (
        <IconButton
          label={texts.removeOption(at)}
          size="md"
          onClick={() => change(removeOption(question, id))}
        >
          <IconX size={18} stroke={1.75} />
        </IconButton>
      )}
    </li>
  )
}

export function ChoicesPart({ question, change }: PartProps) {
  const labelId = useId()
  const { place, expectField } = useAddedFocus<HTMLElement>()
  function move(id: string, to: number): void {
    change(moveOption(question, id, to))
    announce(texts.optionMoved(to + 1))
  }
  function add(): void {
    expectField()
    change(addOption(question, createLocalId))
  }
  return (
    <section ref={place} aria-labelledby={labelId}>
      <h4 id={labelId} className={classes.partTitle}>
        {texts.options}
      </h4>
      <SortableRows ids={question.options.map(({ id }) => id)} onMove={move}>
        <ul className={classes.options}>
          {question.options.map(({ id }, at) => (
            <Option key={id} question={question} change={change} at={at} />
          ))}
        </ul>
      </SortableRows>
      <p className={classes.hint}>{texts.markLine}</p>
      {question.options.length < MOST_OPTIONS && (
        <Button variant="subtle" size="sm" leftSection={<IconPlus size={18} />} onClick={add}>
          {texts.addOption}
        </Button>
      )}
    </section>
  )
}
