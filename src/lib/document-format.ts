/** Detects a document's format from its bytes, whatever its name claims. (ruling R46) */

import { getFileExtension } from './file-name.ts'

export type DocumentFormat =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'rtf'
  | 'office'
  | 'zip'
  | 'html'
  | 'program'

/** A mail gateway may have added bytes before the first mark of a PDF. */
const PDF_HEAD = 1024
/** A ZIP's list of files is at its end. */
const ZIP_TAIL = 262_144

const readLetters = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** Formats based on ZIP are recognised by a file inside, or by their first entry. */
const IN_ZIP: readonly (readonly [DocumentFormat, RegExp])[] = [
  ['docx', /word\/document/],
  ['xlsx', /xl\/workbook/],
  ['pptx', /ppt\/presentation/],
  ['odt', /mimetypeapplication\/vnd\.oasis\.opendocument\.text/],
  ['ods', /mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/],
  ['odp', /mimetypeapplication\/vnd\.oasis\.opendocument\.presentation/],
]

/** Undefined for plain text and unknown formats. */
export function readDocumentFormat(bytes: Uint8Array): DocumentFormat | undefined {
  const head = readLetters(bytes.subarray(0, PDF_HEAD))
  // A plain text may mention the mark.
  if (head.startsWith('%PDF-') || (head.includes('%PDF-') && readLetters(bytes).includes('endobj')))
    return 'pdf'
  if (head.startsWith('PK\u0003\u0004')) {
    const names = head + readLetters(bytes.subarray(-ZIP_TAIL))
    return IN_ZIP.find(([, mark]) => mark.test(names))?.[0] ?? 'zip'
  }
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'office'
  if (head.startsWith(String.raw`{\rtf`)) return 'rtf'
  if (/^MZ|^\u007fELF/.test(head)) return 'program'
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|body|script)\b/i.test(head)
    ? 'html'
    : undefined
}

/** The valid extensions of each format; Word itself writes RTF as `.doc`. */
const ENDINGS: Readonly<Record<DocumentFormat, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  odt: ['odt'],
  ods: ['ods'],
  odp: ['odp'],
  rtf: ['rtf', 'doc'],
  office: ['doc', 'xls', 'ppt'],
  zip: [],
  html: [],
  program: [],
}
/** Endings whose content is certain: bytes that tell nothing are another thing. */
const CERTAIN = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'])

/** Tells whether the content may have the name's extension. */
export function isRightlyNamed(name: string, format: DocumentFormat | undefined): boolean {
  const ending = getFileExtension(name)
  return format === undefined ? !CERTAIN.has(ending) : ENDINGS[format].includes(ending)
}

/** The extension of a format that has only one. */
export function getEnding(format: DocumentFormat): string | undefined {
  return format === 'rtf' || ENDINGS[format].length === 1 ? ENDINGS[format][0] : undefined
}

/** A password-protected Word, Excel or PowerPoint document is an older container around the encrypted one. */
export function isLockedOffice(bytes: Uint8Array): boolean {
  return (
    readDocumentFormat(bytes) === 'office' &&
    readLetters(bytes).includes(Array.from('EncryptedPackage').join('\0'))
  )
}
