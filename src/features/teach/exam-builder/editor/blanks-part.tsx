/** Editor for a text with blanks and the keys of each blank. */

import { IconPlus, IconSpaces, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useAddedFocus } from '#src/ui/hooks/use-added-focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { BLANK, joinBlanks, writeBlankText, addKey, removeKey, writeKey } from '../engine/answers.ts'
import { createLocalId } from '../local-ids.ts'
import { words } from '../words.ts'
import type { PartProps } from './use-question.ts'
import classes from './editor.module.css'

const { question: texts } = words

function Keys({ question, change, at }: PartProps & { at: number }) {
  const blank = question.blanks[at]!
  const { place, expectField } = useAddedFocus<HTMLDivElement>()
  function add(): void {
    expectField()
    change(addKey(question, blank.id))
  }
  return (
    <div ref={place} className={classes.keys}>
      {blank.accepted.map((key, no) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal keys may be side by side, and only their index identifies them
        <div key={no} className={classes.row}>
          <div className={classes.grow}>
            <TextField
              label={no === 0 ? texts.keyOf(at) : texts.otherKeyOf(at, no + 1)}
              value={key}
              autoComplete="off"
              onChange={({ target }) =>
                change(writeKey(question, blank.id, no, target.value), `key ${blank.id} ${no}`)
              }
            />
          </div>
          {no > 0 && (
            <IconButton label={texts.removeKey} onClick={() => change(removeKey(question, blank.id, no))}>
              <IconX size={18} />
            </IconButton>
          )}
        </div>
      ))}
      <Button variant="subtle" size="sm" leftSection={<IconPlus size={18} />} onClick={add}>
        {texts.addKey(at)}
      </Button>
    </div>
  )
}

export function BlanksPart({ question, change }: PartProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const text = joinBlanks(question)
  const write = (next: string) => change(writeBlankText(question, next, createLocalId), 'blanks')

  function addBlank(): void {
    const at = area.current?.selectionStart ?? text.length
    write(text.slice(0, at) + BLANK + text.slice(at))
    area.current?.focus()
    const behind = at + BLANK.length
    requestAnimationFrame(() => area.current?.setSelectionRange(behind, behind))
  }

  return (
    <section className={classes.part}>
      <TextArea
        ref={area}
        label={texts.blankText}
        hint={texts.blankHint}
        rows={3}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div>
        <Button variant="default" size="sm" leftSection={<IconSpaces size={18} />} onClick={addBlank}>
          {texts.addBlank}
        </Button>
      </div>
      {question.blanks.map(({ id }, at) => (
        <Keys key={id} question={question} change={change} at={at} />
      ))}
    </section>
  )
}
