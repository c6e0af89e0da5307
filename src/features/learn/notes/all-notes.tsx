/** All notes of the learner by course and class, with search and print. */

import { IconPrinter, IconSearch } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { recording, readAllNotes } from '#src/api/contract/recording.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Note } from '#src/api/shapes/recording.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useApi } from '#src/api/use-api.ts'
import { PrintHead } from '#src/engines/papers/parts/print-head.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { isSearchMatch } from '#src/engines/search/search-match.ts'
import { compareBengali } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { useGrowing } from '#src/ui/hooks/use-growing.ts'
import { useTypedText } from '#src/ui/hooks/use-typed-text.ts'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { NoteCard, TimeText } from './note-card.tsx'
import type { NoteFile } from './note-markdown.ts'
import { NOTES, type NoteWrite } from './note-queue.ts'
import { type ShownNote, mergeNotes } from './shown-notes.ts'
import { useNoteSending } from './use-notes.ts'
import { words } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './all-notes.module.css'
import noteClasses from './notes.module.css'

/** Below the notes, with the code that takes files: other pages share this file. */
const NoteFiles = defineLate(async () => (await import('./note-files.tsx')).NoteFiles)

/** Notes rendered per step. */
const STEP = 60

export interface NoteClass {
  key: string
  recordingId: string | undefined
  batchId: string | undefined
  title: string
  course: string
  notes: ShownNote[]
}

/** Rendered by the screen beside a saved note, since notes do not know about cards. */
export const NoteMark = createContext<((note: ShownNote, noteClass: NoteClass) => ReactNode) | undefined>(
  undefined,
)

/** Groups notes by class, sorted by course name; within a course the class of the newest note comes first. */
function groupByClass(saved: readonly Note[], writes: readonly NoteWrite[]): NoteClass[] {
  const byClass = Map.groupBy(saved, (note) => note.recording?._id ?? note.study_plan ?? '')
  return [...byClass]
    .map(([key, notes]) => {
      const ids = new Set(notes.map(({ _id }) => _id))
      const [first] = notes
      return {
        key,
        recordingId: first?.recording?._id,
        batchId: first?.batch?._id,
        title: first?.recording?.title ?? words.wholeDay,
        course: first?.batch?.course_title ?? '',
        notes: mergeNotes(
          notes,
          writes.filter(({ noteId }) => noteId !== undefined && ids.has(noteId)),
        ),
      }
    })
    .toSorted((one, other) => compareBengali(one.course, other.course))
}

function Time({
  noteClass: { recordingId, batchId },
  position,
}: {
  noteClass: NoteClass
  position: number | null
}) {
  if (position === null) return null
  if (!recordingId || !batchId) return <span className={noteClasses.time}>{words.at(position)}</span>
  return (
    <Link
      to={paths.recording(batchId, recordingId, { at: position })}
      className={noteClasses.time}
      aria-label={words.goTo(position)}
    >
      <TimeText position={position} />
    </Link>
  )
}

function ClassNotes({ noteClass }: { noteClass: NoteClass }) {
  const renderMark = use(NoteMark)
  const [edited, setEdited] = useState<string>()
  return (
    <Stack as="section" gap={12} className={classes.section}>
      <div>
        <Text as="h2" variant="lead" tight>
          <TitleText>{noteClass.title}</TitleText>
        </Text>
        <Text tone="muted" variant="small">
          {noteClass.course}
        </Text>
      </div>
      <Stack as="ul" gap={12}>
        {noteClass.notes.map((note) => (
          <NoteCard
            key={note.key}
            note={note}
            recordingId={noteClass.recordingId}
            isEdited={note.key === edited}
            onEdit={(isEdited) => setEdited(isEdited ? note.key : undefined)}
            time={<Time noteClass={noteClass} position={note.position} />}
            mark={note.noteId !== undefined && renderMark?.(note, noteClass)}
          />
        ))}
      </Stack>
    </Stack>
  )
}

function Book({ notes }: { notes: readonly Note[] }) {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const course = params.get('course') ?? ''
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const [typed, type] = useTypedText(search, (text) => choose('q', text))
  const writes = useQueue(NOTES)
  const all = groupByClass(notes, writes)
  const courses = [...new Set(all.map((each) => each.course))].filter(Boolean)
  const found = all
    .filter((each) => course === '' || each.course === course)
    .map((each) => ({
      ...each,
      notes: each.notes.filter(({ text }) => isSearchMatch(`${text} ${each.title}`, search.trim())),
    }))
    .filter((each) => each.notes.length > 0)
  return (
    <>
      <Grid align="end" gap={12} className={classes.filters}>
        <TextField
          label={words.search}
          type="search"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <SelectField
          label={words.course}
          placeholder={words.allCourses}
          choices={courses.map((each) => ({ value: each, label: each }))}
          value={course}
          onChange={({ currentTarget }) => choose('course', currentTarget.value)}
        />
        <Button
          variant="default"
          onClick={() => void printPaper()}
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
        >
          {words.print}
        </Button>
      </Grid>
      {found.length === 0 && (
        <Empty
          art="search"
          title={isBlank(search) ? words.noneOfCourse : words.nothing(search)}
          action={
            <Button onClick={() => setParams({}, { replace: true, preventScrollReset: true })}>
              {words.showAll}
            </Button>
          }
        />
      )}
      <FoundNotes key={`${search} ${course}`} found={found} />
      <div className={classes.files}>
        <NoteFiles notes={listNoteFiles(all)} />
      </div>
    </>
  )
}

const listNoteFiles = (classesOfNotes: readonly NoteClass[]): NoteFile[] =>
  classesOfNotes.flatMap(({ course, title, recordingId, batchId, notes }) =>
    notes.map(({ text, position }) => ({ course, title, text, position, recordingId, batchId })),
  )

/** The classes of the first `count` notes. */
function takeNotes(found: readonly NoteClass[], count: number): NoteClass[] {
  const taken: NoteClass[] = []
  let left = count
  for (const each of found) {
    if (left <= 0) break
    taken.push({ ...each, notes: each.notes.slice(0, left) })
    left -= each.notes.length
  }
  return taken
}

/** Renders only the notes near the window, of possibly thousands. */
function FoundNotes({ found }: { found: readonly NoteClass[] }) {
  const total = found.reduce((sum, { notes }) => sum + notes.length, 0)
  const { count, end } = useGrowing(total, STEP)
  return (
    <>
      {takeNotes(found, count).map((each) => (
        <ClassNotes key={each.key} noteClass={each} />
      ))}
      {end}
    </>
  )
}

/**
 * The one note that the address names, read again; if it is gone, a message says so, and the others stay
 * below.
 */
function LinkedNote({ id, onAll }: { id: string; onAll: () => void }) {
  const read = useApi(recording.note, { params: { id } }, { isQuiet: true })
  const writes = useQueue(NOTES)
  const isGone = read.error?.status === 404 || read.error?.status === 403
  if (isGone) {
    return (
      <Row as="p" wrap gap={8} gapX={16} role="status">
        {words.linkedGone}
        <Button variant="light" size="sm" onClick={onAll}>
          {words.showAll}
        </Button>
      </Row>
    )
  }
  return (
    <Load from={read} skeleton={<SkeletonRow />}>
      {(note) => (
        <>
          {groupByClass([note], writes).map((each) => (
            <ClassNotes key={each.key} noteClass={each} />
          ))}
          <Row>
            <Button variant="light" onClick={onAll}>
              {words.showAll}
            </Button>
          </Row>
        </>
      )}
    </Load>
  )
}

/** All notes, or the one that a link names. (ruling R66) */
export function Notes() {
  useNoteSending()
  const [params, setParams] = useSearchParams()
  const linked = params.get('note')
  if (linked === null) return <AllNotes />
  return (
    <Stack gap={24} className={classes.root}>
      <LinkedNote key={linked} id={linked} onAll={() => setParams({}, { preventScrollReset: true })} />
    </Stack>
  )
}

function AllNotes() {
  const { read, rows, retryRest } = useAllPages(readAllNotes())
  const name = useSession(({ user }) => user?.name)
  return (
    <Stack gap={24} className={joinClassNames(sheet.sheet, classes.root)}>
      <Load
        from={read}
        skeleton={
          <SkeletonList count={4}>
            <SkeletonRow />
          </SkeletonList>
        }
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Empty
            title={words.noneYet}
            text={words.noneYetText}
            action={<Button to={paths.recordings()}>{words.recordings}</Button>}
          />
        }
      >
        {() => (
          <>
            <PrintHead title={words.title} name={name} />
            <Book notes={rows} />
            {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
          </>
        )}
      </Load>
    </Stack>
  )
}
