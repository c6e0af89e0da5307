/** All notes, searched and printed. */

import { type NoteClass, NoteMark, Notes } from '#src/features/learn/notes/all-notes.tsx'
import type { ShownNote } from '#src/features/learn/notes/shown-notes.ts'
import { words } from '#src/features/learn/notes/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { offers } from '#src/lib/features.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'

const RememberNote = offers.review
  ? defineLate(async () => (await import('#src/features/learn/review/remember-note.tsx')).RememberNote)
  : () => null

const buildMark = (
  { noteId: id = '', text, position, writtenAt = '' }: ShownNote,
  { recordingId, batchId, title, course }: NoteClass,
) => (
  <RememberNote
    note={{
      id,
      text,
      position,
      writtenAt,
      recording: recordingId === undefined ? undefined : { id: recordingId, title },
      batch: batchId === undefined ? undefined : { id: batchId, course },
    }}
  />
)

export function Component() {
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <NoteMark value={offers.review ? buildMark : undefined}>
        <Notes />
      </NoteMark>
    </Page>
  )
}
