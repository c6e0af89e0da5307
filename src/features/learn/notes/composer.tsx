/** Field for a new note at the second when typing began; the draft survives a reload. */

import { IconClock, IconSend } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { MOST_TYPED } from '#src/lib/bound-text.ts'
import { trimText } from '#src/lib/invisible.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { pauseAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useCutNote } from '#src/ui/fields/cut-note.tsx'
import { FieldNote } from '#src/ui/fields/field-frame.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { NoteLinks } from './late-note-links.tsx'
import { words } from './words.ts'
import { addNote } from './write-note.ts'
import classes from './notes.module.css'

const Draft = v.object({
  text: v.string(),
  /** Second of the note; undefined until something is typed, while it follows the video. */
  position: v.optional(v.number()),
})

const EMPTY: v.InferOutput<typeof Draft> = { text: '' }

interface ComposerProps {
  recordingId: string
  /** Counts the requests for a note by key or button; each focuses the field. */
  requestCount: number
  /** Called with the key of the new note. */
  onAdded: (key: string) => void
}

/** On each request the video pauses, the second is fixed, and the field gets the focus. */
function useNoteRequest(requestCount: number, onRequest: (position: number) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    if (requestCount === 0) return
    pauseAsked()
    latest.current(Math.floor(usePlayback.getState().position))
    field.current?.focus()
  }, [requestCount])
  return field
}

export function Composer({ recordingId, requestCount, onAdded }: ComposerProps) {
  const [draft, type, drop] = useDraft(`note-${recordingId}`, Draft, EMPTY)
  const now = usePlayback((state) => Math.floor(state.position))
  const isOn = usePlayback((state) => state.isPlaying || state.isWaiting)
  const position = draft.position ?? now
  const field = useNoteRequest(
    requestCount,
    (fixed) => draft.text === '' && type({ text: '', position: fixed }),
  )
  const { note, watch } = useCutNote()
  const text = trimText(draft.text)
  const write = (changed: string) => type({ text: changed, position: draft.position ?? now })
  const save = () => {
    if (text === '') return
    onAdded(addNote(recordingId, position, text))
    drop()
    // The save button is disabled now, so the focus returns to the field.
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <Surface ground="surface" radius="lg" border="strong" pad={12} className={classes.composer}>
      <Row as="p" justify="between" gap={8} className={classes.composerHead}>
        <span className={classes.time}>
          <IconClock size={16} aria-hidden="true" />
          {words.at(position)}
        </span>
        <Row as="span" gap={0}>
          <Text as="span" tone="muted" variant="small" hideBelow="md" className={classes.paused}>
            {isOn ? '' : words.paused}
          </Text>
          <ComposerTools field={field} onText={write} />
        </Row>
      </Row>
      <NoteLinks field={field} text={draft.text} onText={write} />
      <div className={classes.writing} {...watch}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={words.composer}
          placeholder={words.composer}
          rows={2}
          maxLength={MOST_TYPED}
          value={draft.text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <FieldNote error={note} />
      </div>
      <Row justify="end" gap={8}>
        <span className={classes.caps} aria-hidden="true">
          <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </span>
        {draft.position !== undefined && (
          <Button variant="subtle" size="sm" onClick={drop}>
            {words.cancel}
          </Button>
        )}
        <Button size="sm" className={classes.save} onClick={save} disabled={text === ''}>
          {words.save}
        </Button>
        <IconButton label={words.save} className={classes.send} onClick={save} disabled={text === ''}>
          <IconSend />
        </IconButton>
      </Row>
    </Surface>
  )
}
