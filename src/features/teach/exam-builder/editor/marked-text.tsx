/** HTML as a teacher writes it: text with a few marks, and buttons that set them. (ruling R45) */
import { IconBold, IconCode, IconItalic } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { FieldProps } from '#src/ui/fields/field-frame.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { htmlOf, textOf } from '../engine/plain-marks.ts'
import { words } from '../words.ts'
import classes from './editor.module.css'

interface MarkedTextProps extends FieldProps {
  id?: string
  html: string
  onHtml: (html: string) => void
  placeholder?: string
  rows?: number
}

/** What was typed stays as typed while it means the HTML; HTML that marks cannot say is written as HTML. */
function useMarks(html: string, onHtml: (html: string) => void) {
  const [typed, setTyped] = useState('')
  const isTyped = htmlOf(typed) === html
  const marked = isTyped ? typed : textOf(html)
  const isSource = marked === undefined
  function type(text: string): void {
    setTyped(text)
    onHtml(isSource ? text : htmlOf(text))
  }
  return { text: marked ?? html, type, isSource }
}

/** One line: an option. */
export function MarkedLine({ html, onHtml, ...rest }: MarkedTextProps) {
  const { text, type } = useMarks(html, onHtml)
  return <TextField {...rest} value={text} onChange={({ target }) => type(target.value)} autoComplete="off" />
}

const MARKS = [
  { mark: '**', Icon: IconBold, label: words.question.bold },
  { mark: '*', Icon: IconItalic, label: words.question.stress },
  { mark: '`', Icon: IconCode, label: words.question.code },
] as const

export function MarkedText({ html, onHtml, hint, rows = 3, ...rest }: MarkedTextProps) {
  const { text, type, isSource } = useMarks(html, onHtml)
  const area = useRef<HTMLTextAreaElement>(null)

  /** Around what is selected; code over several lines becomes a block. */
  function setMark(mark: string): void {
    const field = area.current
    if (field === null) return
    const { selectionStart: from, selectionEnd: to } = field
    const inside = text.slice(from, to)
    const isBlock = mark === '`' && inside.includes('\n')
    const [open, close] = isBlock ? ['```\n', '\n```'] : [mark, mark]
    type(text.slice(0, from) + open + inside + close + text.slice(to))
    field.focus()
    requestAnimationFrame(() => field.setSelectionRange(from + open.length, to + open.length))
  }

  return (
    <div>
      <TextArea
        {...rest}
        ref={area}
        rows={rows}
        value={text}
        onChange={({ target }) => type(target.value)}
        hint={isSource ? words.question.html : hint}
      />
      {!isSource && (
        <div className={classes.marks}>
          {MARKS.map(({ mark, Icon, label }) => (
            <IconButton key={mark} label={label} size="md" onClick={() => setMark(mark)}>
              <Icon size={18} stroke={1.75} />
            </IconButton>
          ))}
        </div>
      )}
    </div>
  )
}
