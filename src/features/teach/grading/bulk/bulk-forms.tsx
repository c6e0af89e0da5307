/** What is to happen to all of the selected: the same mark or word, a mark for equal answers, agreement with the assistant. */
import { useMemo, useState } from 'react'
import { convertToLatin } from '#src/lib/bn.ts'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { questionsOf } from '../sheet.ts'
import classes from './bulk.module.css'
import { answerText, type BulkDeed, type BulkItem, commonRows } from './bulk-plan.ts'
import { equalAnswers } from './equal-answers.ts'
import { words } from './words.ts'

interface FormProps {
  items: readonly BulkItem[]
  onDeed: (deed: BulkDeed | undefined) => void
}

/** Null: empty; undefined: no mark that fits. */
function markIn(text: string, marks: number): number | null | undefined {
  if (text.trim() === '') return null
  const mark = Number(convertToLatin(text))
  return Number.isFinite(mark) && mark >= 0 && mark <= marks ? mark : undefined
}

export function SameForm({ items, onDeed }: FormProps) {
  const rows = useMemo(() => commonRows(items, ({ criterion }, no) => words.rowOf(no, criterion)), [items])
  const [row, setRow] = useState(rows[0]?.id ?? '')
  const [text, setText] = useState('')
  const [comment, setComment] = useState('')
  const marks = rows.find(({ id }) => id === row)?.marks ?? 0
  const type = (next: { row?: string; text?: string; comment?: string }) => {
    const all = { row, text, comment, ...next }
    setRow(all.row)
    setText(all.text)
    setComment(all.comment)
    const mark = all.row === '' ? null : markIn(all.text, rows.find(({ id }) => id === all.row)?.marks ?? 0)
    const isSomething = mark !== undefined && (mark !== null || all.comment.trim() !== '')
    onDeed(isSomething ? { kind: 'same', row: all.row, mark, comment: all.comment.trim() } : undefined)
  }
  return (
    <div className={classes.form}>
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
          error={markIn(text, marks) === undefined ? words.badMark(marks) : undefined}
          onChange={({ currentTarget }) => type({ text: currentTarget.value })}
        />
      )}
      <TextArea label={words.comment} rows={2} value={comment} onChange={({ currentTarget }) => type({ comment: currentTarget.value })} />
    </div>
  )
}

/** Questions whose answers are text, in every one of them. */
function textQuestions(items: readonly BulkItem[]): { id: string; marks: number; no: number; html: string }[] {
  const [first] = items
  if (first === undefined) return []
  return questionsOf(first.sheet)
    .map(({ id, asked, marks, criteria }, at) => ({ id, marks, no: at + 1, html: asked.text, isWhole: criteria.length === 0 }))
    .filter(({ id, isWhole }) => {
      const isAsked = (item: BulkItem) => questionsOf(item.sheet).some((question) => question.id === id)
      return isWhole && items.every((item) => isAsked(item) && answerText(item, id) !== undefined)
    })
}

export function EqualForm({ items, onDeed }: FormProps) {
  const questions = useMemo(() => textQuestions(items), [items])
  const [question, setQuestion] = useState(questions[0]?.id ?? '')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const groups = useMemo(() => equalAnswers(items, (item) => answerText(item, question) ?? ''), [items, question])
  const asked = questions.find(({ id }) => id === question)
  const full = asked?.marks ?? 0
  if (questions.length === 0) return <p>{words.noShort}</p>
  const type = (group: string, text: string) => {
    const next = { ...texts, [group]: text }
    setTexts(next)
    const marks = groups.flatMap(({ text: of, answers }) => {
      const mark = markIn(next[of] ?? '', full)
      return typeof mark === 'number' ? answers.map((each): [string, number] => [each.of._id, mark]) : []
    })
    onDeed(marks.length === 0 ? undefined : { kind: 'equal', question, marks: new Map(marks) })
  }
  return (
    <div className={classes.form}>
      <SelectField
        label={words.question}
        placeholder={null}
        choices={questions.map(({ id, no }) => ({ value: id, label: words.questionNo(no) }))}
        value={question}
        onChange={({ currentTarget }) => {
          setQuestion(currentTarget.value)
          setTexts({})
          onDeed(undefined)
        }}
      />
      <SafeHtml html={asked?.html ?? ''} />
      <ul className={classes.groups}>
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
              error={markIn(texts[text] ?? '', full) === undefined ? words.badMark(full) : undefined}
              onChange={({ currentTarget }) => type(text, currentTarget.value)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function AgreedForm(_: FormProps) {
  return <p>{words.agreedText}</p>
}
