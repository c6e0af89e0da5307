/** Shows the blanks as fields inside the sentence. (spec 3 Exam read shape) */

import { IconInfoCircle } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { useCutNote } from '#src/ui/fields/cut-note.tsx'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { useRoom, useRoomState, useTextField } from '../room/context.ts'
import { words } from './field-words.ts'
import { useIsClosed } from './use-value.ts'
import classes from './blanks.module.css'

function readBlanks(value: AnswerValue | undefined): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('sha256' in value)
    ? value
    : {}
}

/** Keys have a few words; all blanks together stay below the limit of an answer. */
const MOST_BLANK = 5000

interface BlankProps {
  id: string
  blank: string
  at: number
  labelledBy: string
}

function Blank({ id, blank, at, labelledBy }: BlankProps) {
  const room = useRoom()
  const isClosed = useIsClosed()
  const field = useTextField<HTMLInputElement>(id, (value) => readBlanks(value)[blank] ?? '')
  const write = (text: string) => {
    const filled = { ...readBlanks(room.store.get().answers[id]?.value), [blank]: text }
    room.edit(id, Object.values(filled).every((one) => one === '') ? null : filled)
  }
  const nameId = `${id}-${blank}`
  return (
    <>
      <span id={nameId} hidden>
        {words.blank(at)}
      </span>
      <input
        ref={field}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-labelledby={`${labelledBy} ${nameId}`}
        className={classes.blank}
        maxLength={MOST_BLANK}
        readOnly={isClosed}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
    </>
  )
}

interface BlanksProps {
  id: string
  labelledBy: string
  contents: readonly string[]
  /** The blanks' ids, one fewer than there are contents. (ruling R34) */
  blanks: readonly string[]
}

export function Blanks({ id, labelledBy, contents, blanks }: BlanksProps) {
  const filled = useRoomState(({ answers }) => {
    const texts = readBlanks(answers[id]?.value)
    return blanks.filter((blank) => !isBlank(texts[blank] ?? '')).length
  })
  const { note, watch } = useCutNote()
  return (
    <div role="group" aria-labelledby={labelledBy} {...watch}>
      <Text variant="lead" className={classes.sentence} data-latin>
        {blanks.map((blank, at) => (
          <Fragment key={blank}>
            {contents[at]} <Blank id={id} blank={blank} at={at} labelledBy={labelledBy} />{' '}
          </Fragment>
        ))}
        {contents.slice(blanks.length).join(' ')}
      </Text>
      <FieldNote id={`${id}-note`} error={note} />
      <Row as="p" gap={10} className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        {words.filled(filled, blanks.length - filled)}
      </Row>
    </div>
  )
}
