import { expect, test } from 'vitest'
import {
  findOpenLink,
  type NoteLink,
  readMarkdownLinks,
  splitNote,
  stripNoteLinks,
  writeMarkdownLinks,
  writeNoteLink,
} from './note-links.ts'

const ORIGIN = 'https://karigor.example'
const toClass: NoteLink = { label: 'ক্লাস ২২: useState', target: { kind: 'class', batch: 'b 12', id: 'r/22' } }
const toNote: NoteLink = { label: 'আগের নোট', target: { kind: 'note', id: 'n-1' } }
const picture: NoteLink = { label: 'ছবি ৪২:১৮', target: { kind: 'picture', id: 'p1.webp' } }
const note = `আগে ${writeNoteLink(toClass)} দেখুন,\nতারপর ${writeNoteLink(toNote)}। ${writeNoteLink(picture)}`

test('links are found in the text, with what is between them', () => {
  expect(splitNote(note).map((part) => ('text' in part ? part.text : part.target))).toEqual([
    'আগে ',
    toClass.target,
    ' দেখুন,\nতারপর ',
    toNote.target,
    '। ',
    picture.target,
  ])
  expect(splitNote('')).toEqual([])
})

test.each(['[[শুধু লেখা]]', '[[a|x/1]]', '[[a|c/1]]', '[[a|n/1/2]]', '[[a|n/%E0%A4%A]]', 'a[0][[1]'])(
  'what only looks like a link stays text: %s',
  (text) => {
    expect(splitNote(text)).toEqual([{ at: 0, text }])
  },
)

test('a label cannot end its link', () => {
  const text = writeNoteLink({ label: 'a]] [b|c\nd', target: toNote.target })
  expect(splitNote(text)).toEqual([{ at: 0, label: 'a b c d', target: toNote.target }])
})

test('a Markdown file has usual links and pictures, which become links again', () => {
  const written = writeMarkdownLinks(note, ORIGIN)
  expect(written).toContain(`[আগের নোট](${ORIGIN}/dashboard/notes?note=n-1)`)
  expect(written).toContain('![ছবি ৪২:১৮](pictures/p1.webp)')
  expect(readMarkdownLinks(written)).toBe(note)
  const other = '[MDN](https://developer.mozilla.org/a) ![](x.png) [a](/dashboard/notes)'
  expect(readMarkdownLinks(other)).toBe(other)
})

test('elsewhere a link is its label, and a picture nothing', () => {
  expect(stripNoteLinks(note)).toBe('আগে ক্লাস ২২: useState দেখুন,\nতারপর আগের নোট।')
  expect(stripNoteLinks('a[0][[1]')).toBe('a[0][[1]')
})

test.each([
  ['ক [[', 4, { from: 2, search: '' }],
  ['ক [[use', 7, { from: 2, search: 'use' }],
  ['ক [[use', 2, undefined],
  ['[[a|n/1]] ', 10, undefined],
  ['[[a\nb', 5, undefined],
])('%j at %d', (text, caret, open) => {
  expect(findOpenLink(text, caret)).toEqual(open)
})
