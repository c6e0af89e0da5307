/** One note as plain text, with its time in the video, edit and remove. (ruling R45) */

import { IconPencil, IconPlayerPlayFilled, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { boundText, MOST_TYPED } from '#src/lib/bound-text.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { useCutNote } from '#src/ui/fields/cut-note.tsx'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Surface } from '#src/ui/layout/layout.tsx'
import { NoteLinks, NoteText } from './late-note-links.tsx'
import type { ShownNote } from './shown-notes.ts'
import { words } from './words.ts'
import { changeNote, removeNote, dropRefusedNote } from './write-note.ts'
import classes from './notes.module.css'

function Edit({
  note,
  recordingId,
  onClose,
}: {
  note: ShownNote
  recordingId: string | undefined
  onClose: () => void
}) {
  const [text, type, drop] = useTextDraft(`note-edit-${note.key}`, note.text)
  const { note: cutNote, watch } = useCutNote()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const close = () => {
    drop()
    onClose()
  }
  const save = () => {
    if (text.trim() !== note.text) changeNote(recordingId, note, text.trim())
    close()
  }
  return (
    <div className={classes.edit}>
      <NoteLinks field={field} text={text} onText={type} />
      <div {...watch}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={words.editing}
          rows={3}
          maxLength={MOST_TYPED}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey } = event
            if (!isComposing(event) && key === 'Enter' && (ctrlKey || metaKey) && !isBlank(text)) save()
          }}
        />
        <FieldNote error={cutNote} />
      </div>
      <Row justify="end" gap={8}>
        <Button variant="subtle" size="sm" onClick={close}>
          {words.cancel}
        </Button>
        <Button size="sm" onClick={save} disabled={isBlank(text)}>
          {words.save}
        </Button>
      </Row>
    </div>
  )
}

function State({ note }: { note: ShownNote }) {
  const isOnline = useIsOnline()
  if (note.state === 'saved') return null
  if (note.state === 'waiting')
    return (
      <Row as="p" wrap gap={0} gapX={8} tone="muted" variant="caption" className={classes.state}>
        {isOnline ? words.sending : words.waiting}
      </Row>
    )
  return (
    <Row as="p" wrap gap={0} gapX={8} tone="muted" variant="caption" className={classes.state} role="alert">
      {words.refused}: {note.refusal}
      <Button variant="subtle" size="sm" onClick={() => dropRefusedNote(note)}>
        {words.drop}
      </Button>
    </Row>
  )
}

interface NoteCardProps {
  note: ShownNote
  recordingId: string | undefined
  isActive?: boolean
  /** Scrolls a newly written note into view. */
  isNew?: boolean
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  /** Time of the note: a button beside the video, a link elsewhere. */
  time: ReactNode
  /** Before the other buttons. */
  mark?: ReactNode
}

export function NoteCard({
  note,
  recordingId,
  isActive,
  isNew,
  isEdited,
  onEdit,
  time,
  mark,
}: NoteCardProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <Surface
      as="li"
      ground="surface"
      radius="lg"
      border="line"
      shadow="xs"
      ref={row}
      className={classes.note}
      data-active={isActive}
      aria-current={isActive || undefined}
    >
      <Row justify="between" gap={8}>
        {time}
        <Row as="span" align="stretch">
          {mark}
          <IconButton size="md" label={words.edit} onClick={() => onEdit(!isEdited)}>
            <IconPencil stroke={1.75} />
          </IconButton>
          <IconButton size="md" label={words.remove} onClick={() => removeNote(recordingId, note)}>
            <IconTrash stroke={1.75} />
          </IconButton>
        </Row>
      </Row>
      {isEdited ? (
        <Edit note={note} recordingId={recordingId} onClose={() => onEdit(false)} />
      ) : (
        <>
          <p className={classes.text} dir="auto" data-latin>
            <NoteText text={boundText(note.text)} />
          </p>
          <RunCode text={note.text} />
        </>
      )}
      <State note={note} />
    </Surface>
  )
}

/** Content of the time button or link of a note. */
export function TimeText({ position }: { position: number }) {
  return (
    <>
      <IconPlayerPlayFilled size={14} aria-hidden="true" />
      {words.at(position)}
    </>
  )
}
