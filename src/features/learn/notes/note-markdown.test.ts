import { expect, test } from 'vitest'
import { type NoteFile, readNoteFile, writeNoteFile } from './note-markdown.ts'

const note: NoteFile = {
  course: 'ফুল স্ট্যাক: "জাভাস্ক্রিপ্ট"',
  title: 'ক্লাস ২২: useState',
  text: 'আগের মান\n\n---\nথেকে',
  position: 1660,
  recordingId: 'recording-22',
  batchId: 'batch-12',
}

test('a note has its course, class, second and link in the front matter', () => {
  expect(writeNoteFile(note, 'https://karigor.example')).toBe(
    `---
course: "ফুল স্ট্যাক: \\"জাভাস্ক্রিপ্ট\\""
class: "ক্লাস ২২: useState"
second: 1660
link: "https://karigor.example/dashboard/my-courses/batch-12/recordings/recording-22?at=1660"
---

আগের মান

---
থেকে
`,
  )
  const day = { ...note, position: null, recordingId: undefined }
  expect(writeNoteFile(day, '')).not.toMatch(/second|link/)
})

test('what was written is read back, also with the line ends of Windows', () => {
  const text = writeNoteFile(note, 'https://karigor.example')
  const read = { recordingId: 'recording-22', position: 1660, text: note.text }
  expect(readNoteFile(text)).toEqual(read)
  expect(readNoteFile(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(read)
})

test('a file that names no class, or has no text, is not taken', () => {
  expect(readNoteFile('# শুধু লেখা')).toBeUndefined()
  expect(readNoteFile(writeNoteFile({ ...note, text: ' ' }, ''))).toBeUndefined()
  expect(readNoteFile(writeNoteFile({ ...note, batchId: undefined }, ''))).toBeUndefined()
  const broken = writeNoteFile(note, '').replace('recording-22', '%E0%A4%A')
  expect(readNoteFile(broken)).toBeUndefined()
})

test('links and pictures of a note are those of Markdown in the file, and come back', () => {
  const linked = { ...note, text: 'দেখুন [[ক্লাস ২১|c/batch-12/recording-21]]\n[[ছবি ৪২:১৮|p/a1.webp]]' }
  const text = writeNoteFile(linked, 'https://karigor.example')
  expect(text).toContain(
    '[ক্লাস ২১](https://karigor.example/dashboard/my-courses/batch-12/recordings/recording-21)\n![ছবি ৪২:১৮](pictures/a1.webp)',
  )
  expect(readNoteFile(text)?.text).toBe(linked.text)
})
