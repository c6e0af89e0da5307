/** Forms for marking many at once: the same mark or comment, one mark for equal answers, agreement with the assistant. */

import { useMemo } from 'react'
import { boundText } from '#src/lib/bound-text.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Grid, Stack } from '#src/ui/layout/layout.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { parseMark } from '../saving/draft.ts'
import type { BulkItem } from './bulk-plan.ts'
import {
  type BulkTyped,
  findTypedRow,
  hasBadMark,
  listRowChoices,
  listTextQuestions,
  parseGroupMark,
} from './bulk-typed.ts'
import { words } from './words.ts'
import classes from './bulk.module.css'

/** The number of characters of an answer that the name of its field contains. */
const SHORT = 100

interface FormProps {
  items: readonly BulkItem[]
  typed: BulkTyped
  onType: (change: Partial<BulkTyped>) => void
}

export function SameForm({ items, typed, onType }: FormProps) {
  const rows = useMemo(() => listRowChoices(items), [items])
  const row = findTypedRow(rows, typed)
  return (
    <Stack gap={16}>
      <SelectField
        label={words.row}
        placeholder={words.noRow}
        choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
        value={row?.id ?? ''}
        onChange={({ currentTarget }) => onType({ row: currentTarget.value })}
      />
      {rows.length === 0 && <p>{words.noCommon}</p>}
      {row !== undefined && (
        <TextField
          label={words.markOf(row.marks)}
          inputMode="decimal"
          autoComplete="off"
          value={typed.text}
          error={parseMark(typed.text, row.marks) === undefined ? words.badMark(row.marks) : undefined}
          onChange={({ currentTarget }) => onType({ text: currentTarget.value })}
        />
      )}
      <TextArea
        label={words.comment}
        rows={2}
        value={typed.comment}
        onChange={({ currentTarget }) => onType({ comment: currentTarget.value })}
      />
    </Stack>
  )
}

export function EqualForm({ items, typed, onType }: FormProps) {
  const questions = useMemo(() => listTextQuestions(items), [items])
  const question = questions.find(({ id }) => id === typed.question) ?? questions[0]
  if (question === undefined) return <p>{words.noShort}</p>
  const { id, marks: full, groups } = question
  const texts = typed.marks[id] ?? {}
  const bad = questions.find((each) => each !== question && hasBadMark(typed, each))
  return (
    <Stack gap={16}>
      <SelectField
        label={words.question}
        placeholder={null}
        choices={questions.map((each) => ({ value: each.id, label: words.questionNo(each.no) }))}
        value={id}
        error={bad && words.badIn(bad.no)}
        onChange={({ currentTarget }) => onType({ question: currentTarget.value })}
      />
      <QuestionHtml html={question.html} />
      <Grid as="ul" className={classes.groups}>
        {groups.map(({ text, answers }) => (
          <li key={text} data-latin>
            <p className={classes.answer}>
              {boundText(text) || words.empty} <small>{words.group(answers.length)}</small>
            </p>
            <TextField
              label={words.groupMark(boundText(text, SHORT) || words.empty, full)}
              isLabelHidden
              inputMode="decimal"
              autoComplete="off"
              rightSection={<span aria-hidden="true">{words.outOf(full)}</span>}
              value={texts[text] ?? ''}
              error={parseGroupMark(typed, question, text) === undefined ? words.badMark(full) : undefined}
              onChange={({ currentTarget }) =>
                onType({ marks: { ...typed.marks, [id]: { ...texts, [text]: currentTarget.value } } })
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

export function AgreedForm(_: FormProps) {
  return <p>{words.agreedText}</p>
}
