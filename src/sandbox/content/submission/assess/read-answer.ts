/**
 * Reads an answer as far as the rules can: text and code, also inside a file, but nothing behind a link or in
 * a picture.
 */

import type { Question } from '#src/api/shapes/question.ts'
import { decodeText } from '#src/engines/archives/decode-text.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import type { Services } from '../../services.ts'
import { isStoredFile, type StoredValue } from '../answer-save.ts'
import type { ReadableAnswer } from './assess.ts'
import { words } from './words.ts'

const PROSE = ['txt', 'md']

async function readFile(
  { file, name }: StoredValue,
  { files }: Pick<Services, 'files'>,
): Promise<ReadableAnswer> {
  const ending = getFileExtension(name)
  const isCode = UPLOAD_RULES.code.extensions.includes(ending)
  const isReadable = file !== null && (isCode || PROSE.includes(ending))
  const bytes = isReadable ? await files.read(file) : undefined
  const text = bytes && decodeText(bytes)
  if (text === undefined) return { as: 'unreadable', why: words.unreadable }
  return { as: isCode ? 'code' : 'text', text }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return isBlank(value)
  if (typeof value !== 'object') return false
  return Object.values(value).every((each) => isBlank(String(each)))
}

export async function readAnswer(
  { question_type: type }: Question,
  value: unknown,
  parts: Pick<Services, 'files'>,
): Promise<ReadableAnswer> {
  if (type === 'interview') return { as: 'unreadable', why: words.talk }
  if (isEmpty(value)) return { as: 'empty' }
  if (isStoredFile(value)) return readFile(value, parts)
  if (type === 'file_upload') return { as: 'unreadable', why: words.link }
  if (type === 'essay') return { as: 'text', text: String(value) }
  if (type === 'code_test') return { as: 'code', text: (value as Record<string, string>)['code'] ?? '' }
  return { as: 'key', value }
}
