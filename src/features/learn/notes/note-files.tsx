/** Notes as Markdown files: taken along in one ZIP, and brought into their classes again. */

import { IconMarkdown } from '@tabler/icons-react'
import { loadChunk, reportMissingPart } from '#src/lib/load-chunk.ts'
import { buildPictureName, PICTURE_NAME, splitNote } from '#src/lib/note-links.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { readMoment, storeMoment } from '#src/stores/moments/moment-pictures.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { type NoteFile, readNoteFile, writeNoteFile } from './note-markdown.ts'
import { words } from './words.ts'
import { addNote } from './write-note.ts'

/** No note is longer; such a file is something else. */
const MOST_BYTES = 1_000_000
const LIMITS = { part: MOST_BYTES, all: 200_000_000 }
/** Signs that a file system does not take in a name. */
const NO_NAME = /[/\\:*?"<>|\s]+/g

/** Those that this device has. */
async function readPictures(notes: readonly NoteFile[]): Promise<[name: string, bytes: Uint8Array][]> {
  const ids = new Set(
    notes.flatMap(({ text }) =>
      splitNote(text).flatMap((part) =>
        'target' in part && part.target.kind === 'picture' ? [part.target.id] : [],
      ),
    ),
  )
  const found: [string, Uint8Array][] = []
  for (const id of ids) {
    const picture = await readMoment(id)
    if (picture) found.push([buildPictureName(id), new Uint8Array(await picture.arrayBuffer())])
  }
  return found
}

async function takeNotes(notes: readonly NoteFile[]): Promise<void> {
  try {
    const { zipSync, strToU8 } = await loadChunk(() => import('fflate'))
    const files = notes.map((note, at) => {
      const title = note.title.replaceAll(NO_NAME, '-').slice(0, 60)
      const name = `${String(at + 1).padStart(3, '0')}-${title}.md`
      return [name, strToU8(writeNoteFile(note, location.origin))] as const
    })
    const zip = zipSync(Object.fromEntries([...files, ...(await readPictures(notes))]))
    saveFile(`${words.files.name}.zip`, new Uint8Array(zip), 'application/zip')
  } catch {
    reportMissingPart(true)
    showToast({ kind: 'error', message: words.files.failed })
  }
}

const nameNote = (recordingId: string | undefined, position: number | null, text: string) =>
  JSON.stringify([recordingId, position ?? 0, text.trim()])

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }
/** A file that an archive of a Mac adds. */
const EXTRA = /^__MACOSX\/|(?:^|\/)\./

/** The files of a ZIP in its place; one that cannot be opened stays, and is refused as what it is. */
async function unpack(files: readonly File[]): Promise<File[]> {
  const all: File[] = []
  for (const file of files) {
    if (!/\.zip$/i.test(file.name) || file.size > LIMITS.all) {
      all.push(file)
      continue
    }
    const { readZipParts } = await loadChunk(() => import('#src/engines/archives/zip-parts.ts'))
    const parts = readZipParts(new Uint8Array(await file.arrayBuffer()), (name) => !EXTRA.test(name), LIMITS)
    if (typeof parts === 'string') all.push(file)
    else
      for (const [name, bytes] of parts)
        all.push(new File([bytes.slice()], name, { type: TYPES[name.split('.').at(-1) ?? ''] ?? '' }))
  }
  return all
}

/** A note that is here already is not written twice. */
async function joinNotes(known: readonly NoteFile[], chosen: readonly File[]): Promise<void> {
  const files = await unpack(chosen).catch(() => {
    reportMissingPart(true)
    return chosen
  })
  const names = new Set(known.map(({ recordingId, position, text }) => nameNote(recordingId, position, text)))
  let added = 0
  let refused = 0
  for (const file of files) {
    const picture = PICTURE_NAME.exec(file.name)?.[1]
    if (picture !== undefined) {
      if (file.size > MOST_BYTES || !(await storeMoment(picture, file, getDeviceNow()))) refused += 1
      continue
    }
    // A file that cannot be read has no text.
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '')
    const note = readNoteFile(text)
    if (note === undefined) {
      // One of a whole day names no class, and is here if it came from here.
      if (!known.some((each) => writeNoteFile(each, location.origin) === text)) refused += 1
    } else if (!names.has(nameNote(note.recordingId, note.position, note.text))) {
      addNote(note.recordingId, note.position, note.text)
      added += 1
    }
  }
  if (refused > 0) showToast({ kind: 'error', message: words.files.refused(refused) })
  if (added > 0 || refused === 0) showToast({ kind: 'success', message: words.files.joined(added) })
}

export function NoteFiles({ notes }: { notes: readonly NoteFile[] }) {
  return (
    <Stack gap={12}>
      <Row>
        <Button
          variant="default"
          leftSection={<IconMarkdown size={18} aria-hidden="true" />}
          onClick={() => void takeNotes(notes)}
        >
          {words.files.take}
        </Button>
      </Row>
      <FileDrop
        label={words.files.join}
        limit={words.files.kind}
        accept=".zip,.md,.webp,.jpg"
        isMultiple
        onFiles={(files) => joinNotes(notes, files)}
      />
    </Stack>
  )
}
