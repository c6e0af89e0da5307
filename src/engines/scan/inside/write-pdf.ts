/** Writes a PDF in which each page is one JPEG, byte for byte. (ISO 32000-1, 7.5 and 8.9) */

export interface JpegPage {
  jpeg: Blob
  /** In pixels. */
  width: number
  height: number
}

/** The long side of A4 in points. */
const LONG_SIDE = 842

/** Letters of any script, as a string of a PDF. */
function writeText(text: string): string {
  const hex = Array.from({ length: text.length }, (_none, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  )
  return `<feff${hex.join('')}>`
}

const round = (points: number) => Math.round(points * 100) / 100

type Part = string | Blob

/** Three objects a page: the page, its picture, and the line that draws it. */
function describePage({ jpeg, width, height }: JpegPage, first: number): Part[][] {
  const scale = LONG_SIDE / Math.max(width, height)
  const [across, down] = [round(width * scale), round(height * scale)]
  const drawing = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${first + 2} 0 R`,
      ` /Resources << /XObject << /P ${first + 1} 0 R >> >> >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
  ]
}

const FIRST_PAGE = 4
const measure = (part: Part) => (typeof part === 'string' ? part.length : part.size)

/** The pages stay where they are: a PDF of thirty is never in memory as a whole. */
export function writePdf(pages: readonly JpegPage[], title: string): Blob {
  const kids = pages.map((_page, at) => `${FIRST_PAGE + at * 3} 0 R`).join(' ')
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R /Lang (bn) /ViewerPreferences << /DisplayDocTitle true >> >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [`<< /Title ${writeText(title)} >>`],
    ...pages.flatMap((page, at) => describePage(page, FIRST_PAGE + at * 3)),
  ]
  const parts: Part[] = ['%PDF-1.4\n']
  let size = measure('%PDF-1.4\n')
  const add = (part: Part) => {
    parts.push(part)
    size += measure(part)
  }
  const places = objects.map((object, at) => {
    const place = size
    add(`${at + 1} 0 obj\n`)
    object.forEach(add)
    add('\nendobj\n')
    return place
  })
  const table = size
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const place of places) add(`${String(place).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}
