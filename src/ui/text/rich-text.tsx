/**
 * Text with paragraphs, lists and bold in a plain text area: no editor to load, and it works with every
 * keyboard and screen reader. (ruling R45)
 */

import { IconBold, IconList, IconListNumbers } from '@tabler/icons-react'
import { useRef } from 'react'
import type { FieldProps } from '#src/ui/fields/field-frame.tsx'
import { words } from '#src/ui/fields/form-words.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import classes from './rich-text.module.css'

export interface RichTextProps extends FieldProps {
  /** As typed; `writeHtml` of lib/plain-html creates the HTML. */
  value: string
  onChange: (value: string) => void
  rows?: number
  /** The text was converted from HTML that has more than this supports. */
  isSimplified?: boolean
}

type Change = (chosen: string) => string

const bold: Change = (chosen) => `**${chosen}**`
const each =
  (mark: (index: number) => string): Change =>
  (chosen) =>
    chosen
      .split('\n')
      .map((line, index) => `${mark(index)} ${line}`)
      .join('\n')

export function RichText({ value, onChange, rows = 8, isSimplified, hint, ...field }: RichTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)

  /** `isWholeLines`: lists apply to the selected lines as a whole. */
  function change(to: Change, isWholeLines = false) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const start = isWholeLines ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart
    const lineEnd = value.indexOf('\n', selectionEnd)
    const end = isWholeLines ? (lineEnd === -1 ? value.length : lineEnd) : selectionEnd
    onChange(value.slice(0, start) + to(value.slice(start, end)) + value.slice(end))
    area.current?.focus()
  }

  return (
    <Box relative className={classes.root}>
      <TextArea
        {...field}
        ref={area}
        rows={rows}
        hint={isSimplified ? words.richText.simplified : (hint ?? words.richText.hint)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={classes.tools} role="group" aria-label={words.richText.tools}>
        <IconButton label={words.richText.bold} onClick={() => change(bold)}>
          <IconBold />
        </IconButton>
        <IconButton
          label={words.richText.list}
          onClick={() =>
            change(
              each(() => '-'),
              true,
            )
          }
        >
          <IconList />
        </IconButton>
        <IconButton
          label={words.richText.numbered}
          onClick={() =>
            change(
              each((index) => `${index + 1}.`),
              true,
            )
          }
        >
          <IconListNumbers />
        </IconButton>
      </div>
    </Box>
  )
}
