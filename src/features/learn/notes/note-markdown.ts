/** A note as a Markdown file, with what it belongs to in its front matter, and back. */

import { readMarkdownLinks, writeMarkdownLinks } from '#src/lib/note-links.ts'
import { paths } from '#src/lib/paths.ts'

export interface NoteFile {
  course: string
  title: string
  text: string
  /** Seconds; null for a note about the whole day. */
  position: number | null
  recordingId: string | undefined
  batchId: string | undefined
}

/** A value of the front matter: quoted, so that no sign in it has a meaning. */
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`

/** `origin`: of this app, so that the link can be opened from anywhere. */
export function writeNoteFile(note: NoteFile, origin: string): string {
  const { course, title, text, position, recordingId, batchId } = note
  const link =
    recordingId !== undefined && batchId !== undefined
      ? origin + paths.recording(batchId, recordingId, { at: position ?? 0 })
      : undefined
  const facts = [
    `course: ${quote(course)}`,
    `class: ${quote(title)}`,
    position === null ? undefined : `second: ${position}`,
    link && `link: ${quote(link)}`,
  ]
  return `---\n${facts.filter(Boolean).join('\n')}\n---\n\n${writeMarkdownLinks(text, origin).trim()}\n`
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/
const RECORDING = /\/dashboard\/my-courses\/[^/?#"]+\/recordings\/([^/?#"]+)/

export interface ReadNote {
  recordingId: string
  position: number
  text: string
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Undefined for a file that names no class of ours, or has no text. */
export function readNoteFile(content: string): ReadNote | undefined {
  const [whole = '', facts = ''] = FRONT_MATTER.exec(content) ?? []
  const text = readMarkdownLinks(content.slice(whole.length).replaceAll('\r\n', '\n')).trim()
  const link = /^link:\s*(.+)$/m.exec(facts)?.[1] ?? ''
  const recordingId = decode(RECORDING.exec(link)?.[1] ?? '')
  if (!recordingId || text.length === 0) return undefined
  const second = Number(/^second:\s*(\d+)\s*$/m.exec(facts)?.[1] ?? 0)
  return { recordingId, position: second, text }
}
