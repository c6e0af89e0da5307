/** Notes beside a video: search, list by time, field for a new note. */

import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { isSearchMatch } from '#src/engines/search/search-match.ts'
import { seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { useGrowing } from '#src/ui/hooks/use-growing.ts'
import { Column, Stack, Surface } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Composer } from './composer.tsx'
import { NoteCard, TimeText } from './note-card.tsx'
import { findActiveNote, type ShownNote } from './shown-notes.ts'
import type { RecordingNotes as Notes } from './use-notes.ts'
import { words } from './words.ts'
import classes from './notes.module.css'

function Time({ position }: { position: number | null }) {
  if (position === null) return <span className={classes.time}>{words.wholeDay}</span>
  return (
    <button
      type="button"
      className={classes.time}
      aria-label={words.goTo(position)}
      onClick={() => seekAsked(position)}
    >
      <TimeText position={position} />
    </button>
  )
}

/** Notes rendered per step. */
const STEP = 60

interface ListProps {
  notes: readonly ShownNote[]
  recordingId: string
  /** Key of the note that was just written. */
  added: string | undefined
}

function List({ notes, recordingId, added }: ListProps) {
  const [edited, setEdited] = useState<string>()
  const active = usePlayback((state) => findActiveNote(notes, state.position))
  const { count, end } = useGrowing(notes.length, STEP, 'li')
  // The current note, or a newly written one, is always rendered.
  const seen = notes.findLastIndex(({ key }) => key === active || key === added) + 1
  return (
    <Stack as="ul" gap={12}>
      {notes.slice(0, Math.max(count, seen)).map((note) => (
        <NoteCard
          key={note.key}
          note={note}
          recordingId={recordingId}
          isActive={note.key === active}
          isNew={note.key === added}
          isEdited={note.key === edited}
          onEdit={(isEdited) => setEdited(isEdited ? note.key : undefined)}
          time={<Time position={note.position} />}
        />
      ))}
      {end}
    </Stack>
  )
}

function Found({ search, ...list }: ListProps & { search: string }) {
  const { notes } = list
  const found = notes.filter(({ text }) => isSearchMatch(text, search))
  if (notes.length === 0) {
    return (
      <Surface as="p" tone="muted" padY={16} padX={0} text="center" className={classes.none}>
        <strong>{words.none}</strong>
        {words.noneText}
      </Surface>
    )
  }
  if (found.length === 0)
    return (
      <Surface as="p" tone="muted" padY={16} padX={0} text="center" className={classes.none}>
        {words.nothing(search)}
      </Surface>
    )
  return <List {...list} notes={found} />
}

interface RecordingNotesProps {
  recordingId: string
  from: Notes
  requestCount: number
}

export function RecordingNotes({
  recordingId,
  from: { read, notes, retryRest },
  requestCount,
}: RecordingNotesProps) {
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<string>()
  const place = useFocusRecovery<HTMLElement>()
  const found = <Found notes={notes} search={search.trim()} recordingId={recordingId} added={added} />
  return (
    <Column
      as="section"
      gap={12}
      grow
      ref={place}
      tabIndex={-1}
      className={classes.root}
      aria-label={words.notes}
    >
      <TextField
        label={words.search}
        isLabelHidden
        type="search"
        placeholder={words.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className={classes.scroll}>
        {/* Notes on the device are shown even if the read fails. */}
        {notes.length > 0 ? (
          found
        ) : (
          <Load from={read} skeleton={<SkeletonText lines={4} />}>
            {() => found}
          </Load>
        )}
        {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
      </div>
      <Composer recordingId={recordingId} requestCount={requestCount} onAdded={setAdded} />
    </Column>
  )
}
