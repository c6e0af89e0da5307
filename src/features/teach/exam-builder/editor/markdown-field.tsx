/** Text fields that edit HTML as simple Markdown, with buttons for the formatting. (ruling R45) */

import { IconBold, IconCode, IconItalic, IconMathFunction } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { joinPictures, type QuestionPicture, splitPictures } from '#src/engines/media/question-picture.ts'
import { hasFormula } from '#src/lib/formula.ts'
import type { FieldProps } from '#src/ui/fields/field-frame.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { renderMarkdown, extractMarkdown } from '../engine/markdown.ts'
import { words } from '../words.ts'
import { AddPicture, Pictures, useAddedPictures } from './pictures.tsx'
import classes from './editor.module.css'

interface MarkdownFieldProps extends FieldProps {
  id?: string
  html: string
  /** `isWhole`: not typed letter by letter, so it is an undo step by itself. */
  onHtml: (html: string, isWhole?: boolean) => void
  placeholder?: string
  rows?: number
  /** How many more pictures the question takes; undefined for a text that takes none. (ruling R72) */
  pictureRoom?: number
}

/**
 * Keeps the typed spelling while it produces the same HTML; HTML that Markdown cannot express is edited as
 * HTML.
 */
function useMarkdown(whole: string, onHtml: MarkdownFieldProps['onHtml']) {
  const [typed, setTyped] = useState('')
  const { body: html, pictures } = splitPictures(whole)
  const isTyped = renderMarkdown(typed) === html
  const marked = isTyped ? typed : extractMarkdown(html)
  const isSource = marked === undefined
  function type(text: string): void {
    setTyped(text)
    onHtml(joinPictures(isSource ? text : renderMarkdown(text), pictures))
  }
  const putPictures = (next: readonly QuestionPicture[], isWhole: boolean) =>
    onHtml(joinPictures(html, next), isWhole)
  return { text: marked ?? html, body: html, type, isSource, pictures, putPictures }
}

/**
 * Shows how learners see a text with possible formatting characters, so that a lost character is noticed
 * while typing.
 */
function Seen({ text, html }: { text: string; html: string }) {
  if (!/[*`$<&]/.test(text)) return null
  const { seen, seenFormula } = words.question
  return (
    <div className={classes.seen} data-latin>
      <Text as="span" tone="muted" variant="caption">
        {hasFormula(html) ? seenFormula : seen}
      </Text>
      <QuestionHtml html={html} />
    </div>
  )
}

/** Single-line variant, for an option. */
export function MarkdownLine({ html, onHtml, pictureRoom, ...rest }: MarkdownFieldProps) {
  const { text, body, type, pictures, putPictures } = useMarkdown(html, onHtml)
  const adding = useAddedPictures(pictures, putPictures, pictureRoom)
  return (
    <>
      <div {...adding.ways}>
        <TextField {...rest} value={text} onChange={({ target }) => type(target.value)} autoComplete="off" />
      </div>
      {pictureRoom !== undefined && <AddPicture adding={adding} field={rest.label} />}
      <Seen text={text} html={body} />
      <Pictures pictures={pictures} putPictures={putPictures} adding={adding} />
    </>
  )
}

const MARKS = [
  { mark: '**', Icon: IconBold, label: words.question.bold },
  { mark: '*', Icon: IconItalic, label: words.question.stress },
  { mark: '`', Icon: IconCode, label: words.question.code },
  { mark: '$', Icon: IconMathFunction, label: words.question.formula },
] as const

interface MarkdownAreaProps extends MarkdownFieldProps {
  ref?: RefObject<HTMLTextAreaElement | null>
  'data-autofocus'?: true | undefined
}

export function MarkdownField({
  html,
  onHtml,
  hint,
  rows = 3,
  pictureRoom,
  ref,
  ...rest
}: MarkdownAreaProps) {
  const { text, body, type, isSource, pictures, putPictures } = useMarkdown(html, onHtml)
  const adding = useAddedPictures(pictures, putPictures, pictureRoom)
  const own = useRef<HTMLTextAreaElement>(null)
  const area = ref ?? own

  /** Wraps the selection; code over several lines becomes a block. */
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
    <div {...adding.ways}>
      <TextArea
        {...rest}
        ref={area}
        rows={rows}
        value={text}
        onChange={({ target }) => type(target.value)}
        hint={isSource ? words.question.html : hint}
      />
      <Row align="stretch" gap={4} mt={4}>
        {!isSource &&
          MARKS.map(({ mark, Icon, label }) => (
            <IconButton key={mark} label={label} size="md" onClick={() => setMark(mark)}>
              <Icon size={18} stroke={1.75} />
            </IconButton>
          ))}
        {pictureRoom !== undefined && <AddPicture adding={adding} field={rest.label} />}
      </Row>
      <Seen text={text} html={body} />
      <Pictures pictures={pictures} putPictures={putPictures} adding={adding} />
    </div>
  )
}
