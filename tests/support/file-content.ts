/** Content of a file that matches its name, as far as its first bytes show. */
const STARTS: Readonly<Record<string, string>> = {
  pdf: '%PDF-1.4\n',
  docx: 'PK\u0003\u0004word/document.xml',
  xlsx: 'PK\u0003\u0004xl/workbook.xml',
  pptx: 'PK\u0003\u0004ppt/presentation.xml',
  odt: 'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.text',
  ods: 'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
  odp: 'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.presentation',
}

export function writeContent(name: string, text = 'কাজ'): string {
  return (STARTS[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? '') + text
}
