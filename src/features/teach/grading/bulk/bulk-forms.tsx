/** Forms for marking many at once: the same mark or comment, one mark for equal answers, agreement with the assistant. */
import { isBlank } from '#src/lib/invisible.ts'
import { useMemo, useState } from 'react'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { parseMark } from '../drafts/draft.ts'
import { listQuestions } from '../sheet.ts'
import { Grid, Stack } from '#src/ui/layout/layout.tsx'
import classes from './bulk.module.css'
import { getAnswerText, type BulkAction, type BulkItem, findCommonRows } from './bulk-plan.ts'
import { groupAnswers } from './equal-answers.ts'
import { words } from './words.ts'

interface FormProps {
  items: readonly BulkItem[]
  onAction: (action: BulkAction | undefined) => void
}

export function SameForm({ items, onAction }: FormProps) {
  const rows = useMemo(() => findCommonRows(items, ({ criterion }, no) => words.rowOf(no, criterion)), [items])
  const [row, setRow] = useState(rows[0]?.id ?? '')
  const [text, setText] = useState('')
  const [comment, setComment] = useState('')
  const marks = rows.find(({ id }) => id === row)?.marks ?? 0
  const type = (next: { row?: string; text?: string; comment?: string }) => {
    const all = { row, text, comment, ...next }
    setRow(all.row)
    setText(all.text)
    setComment(all.comment)
    const mark = all.row === '' ? null : parseMark(all.text, rows.find(({ id }) => id === all.row)?.marks ?? 0)
    const isSomething = mark !== undefined && (mark !== null || !isBlank(all.comment))
    onAction(isSomething ? { kind: 'same', row: all.row, mark, comment: all.comment.trim() } : undefined)
  }
  return (
    <Stack gap={16}>
      <SelectField
        label={words.row}
        placeholder={words.noRow}
        choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
        value={row}
        onChange={({ currentTarget }) => type({ row: currentTarget.value })}
      />
      {rows.length === 0 && <p>{words.noCommon}</p>}
      {row !== '' && (
        <TextField
          label={words.mark}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={parseMark(text, marks) === undefined ? words.badMark(marks) : undefined}
          onChange={({ currentTarget }) => type({ text: currentTarget.value })}
        />
      )}
      <TextArea label={words.comment} rows={2} value={comment} onChange={({ currentTarget }) => type({ comment: currentTarget.value })} />
    </Stack>
  )
}

/** Finds the questions that have a text answer in every submission. */
function findTextQuestions(items: readonly BulkItem[]): { id: string; marks: number; no: number; html: string }[] {
  const [first] = items
  if (first === undefined) return []
  return listQuestions(first.sheet)
    .map(({ id, asked, marks, criteria }, at) => ({ id, marks, no: at + 1, html: asked.text, isWhole: criteria.length === 0 }))
    .filter(({ id, isWhole }) => {
      const isAsked = (item: BulkItem) => listQuestions(item.sheet).some((question) => question.id === id)
      return isWhole && items.every((item) => isAsked(item) && getAnswerText(item, id) !== undefined)
    })
}

export function EqualForm({ items, onAction }: FormProps) {
  const questions = useMemo(() => findTextQuestions(items), [items])
  const [question, setQuestion] = useState(questions[0]?.id ?? '')
  // By question, so that a look at another one loses nothing.
  const [typed, setTyped] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({})
  const texts = typed[question] ?? {}
  const groups = useMemo(() => groupAnswers(items, (item) => getAnswerText(item, question) ?? ''), [items, question])
  const asked = questions.find(({ id }) => id === question)
  const full = asked?.marks ?? 0
  if (questions.length === 0) return <p>{words.noShort}</p>
  const ask = (of: string, next: Readonly<Record<string, string>>) => {
    const most = questions.find(({ id }) => id === of)?.marks ?? 0
    const marks = groupAnswers(items, (item) => getAnswerText(item, of) ?? '').flatMap(({ text, answers }) => {
      const mark = parseMark(next[text] ?? '', most)
      return typeof mark === 'number' ? answers.map((each): [string, number] => [each.of._id, mark]) : []
    })
    onAction(marks.length === 0 ? undefined : { kind: 'equal', question: of, marks: new Map(marks) })
  }
  const type = (group: string, text: string) => {
    const next = { ...texts, [group]: text }
    setTyped({ ...typed, [question]: next })
    ask(question, next)
  }
  return (
    <Stack gap={16}>
      <SelectField
        label={words.question}
        placeholder={null}
        choices={questions.map(({ id, no }) => ({ value: id, label: words.questionNo(no) }))}
        value={question}
        onChange={({ currentTarget }) => {
          setQuestion(currentTarget.value)
          ask(currentTarget.value, typed[currentTarget.value] ?? {})
        }}
      />
      <SafeHtml html={asked?.html ?? ''} />
      <Grid as="ul" className={classes.groups}>
        {groups.map(({ text, answers }) => (
          <li key={text} data-latin>
            <p className={classes.answer}>
              {text || words.empty} <small>{words.group(answers.length)}</small>
            </p>
            <TextField
              label={words.groupMark(text || words.empty)}
              isLabelHidden
              inputMode="decimal"
              autoComplete="off"
              placeholder={words.mark}
              value={texts[text] ?? ''}
              error={parseMark(texts[text] ?? '', full) === undefined ? words.badMark(full) : undefined}
              onChange={({ currentTarget }) => type(text, currentTarget.value)}
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
