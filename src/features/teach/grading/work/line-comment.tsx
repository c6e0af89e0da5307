/** Comment of the teacher or a remark of the assistant on one line of code. */

import { IconPencil, IconSparkles, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from '../words.ts'
import classes from './code-view.module.css'

interface LineCommentProps {
  line: number
  text: string
  onEdit: () => void
  onRemove: () => void
}

export function LineComment({ line, text, onEdit, onRemove }: LineCommentProps) {
  return (
    <div className={classes.comment} lang="bn">
      <Row as="p" gap={6} variant="caption" className={classes.commentHead}>
        <strong>{words.line.you}</strong> · {words.line.name(line)}
        <IconButton label={words.line.edit} size="sm" onClick={onEdit}>
          <IconPencil size={16} />
        </IconButton>
        <IconButton label={words.line.remove} size="sm" onClick={onRemove}>
          <IconTrash size={16} />
        </IconButton>
      </Row>
      <p className={classes.words}>{text}</p>
    </div>
  )
}

interface LineEditorProps {
  line: number
  text: string
  /** Each letter goes into the draft, so that nothing typed depends on a button. */
  onType: (text: string) => void
  onClose: () => void
}

export function LineEditor({ line, text, onType, onClose }: LineEditorProps) {
  const [before] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    onClose()
  }
  const cancel = () => {
    onType(before)
    onClose()
  }
  return (
    <div className={classes.comment} lang="bn">
      <TextArea
        ref={field}
        label={words.line.field(line)}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row align="stretch" gap={8}>
        <Button size="xs" onClick={onClose}>
          {words.line.keep}
        </Button>
        <Button size="xs" variant="subtle" onClick={cancel}>
          {words.line.cancel}
        </Button>
      </Row>
    </div>
  )
}

export function NoticedLine({ text, onTake }: { text: string; onTake: () => void }) {
  return (
    <div className={classes.noticed} lang="bn">
      <IconSparkles size={18} aria-hidden="true" />
      <p>
        <strong>{words.line.noticed}</strong> {text}
      </p>
      <Button size="xs" variant="light" onClick={onTake}>
        {words.line.take}
      </Button>
    </div>
  )
}
