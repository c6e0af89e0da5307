import { expect, test } from 'vitest'
import { jpeg, photoJpeg } from '../../../../tests/support/pictures.ts'
import { writePdf } from './write-pdf.ts'

const read = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

/** Reads objects by the table at the end, as a viewer does; a byte that is counted wrongly fails here. */
function parse(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(table, table + 5)).toBe('xref\n')
  const count = Number(/^xref\n0 (\d+)\n/.exec(text.slice(table))?.[1])
  const first = text.indexOf('\n', table + 5) + 1
  const places = Array.from({ length: count - 1 }, (_none, at) => {
    const line = text.slice(first + (at + 1) * 20, first + (at + 2) * 20)
    expect(line).toMatch(/^\d{10} 00000 n \n$/)
    return Number(line.slice(0, 10))
  })
  const objects = places.map((place, at) => {
    expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`))
    return text.slice(place, text.indexOf('endobj', place))
  })
  const get = (no: number) => objects[no - 1] ?? ''
  const readStream = (no: number) => {
    const start = (places[no - 1] ?? 0) + get(no).indexOf('stream\n') + 7
    return pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(get(no))?.[1]))
  }
  const root = Number(/\/Root (\d+) 0 R/.exec(text)?.[1])
  const list = get(Number(/\/Pages (\d+) 0 R/.exec(get(root))?.[1]))
  const kids = Array.from(list.matchAll(/(\d+) 0 R/g), ([, no]) => Number(no))
  return { get, readStream, kids, count: Number(/\/Count (\d+)/.exec(list)?.[1]), text }
}

const PAGES = [
  { jpeg: new Blob([jpeg()]), width: 1240, height: 1754 },
  { jpeg: new Blob([photoJpeg()]), width: 1600, height: 900 },
  { jpeg: new Blob([jpeg()]), width: 500, height: 500 },
]

test('each page has its picture byte for byte, in its shape, in the order given', async () => {
  const pdf = parse(await read(writePdf(PAGES, 'খাতা')))
  expect([pdf.count, pdf.kids.length]).toEqual([3, 3])
  const boxes = pdf.kids.map((kid) =>
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.get(kid))?.slice(1).map(Number),
  )
  expect(boxes).toEqual([
    [595.26, 842],
    [842, 473.63],
    [842, 842],
  ])
  for (const [at, kid] of pdf.kids.entries()) {
    const picture = Number(/\/P (\d+) 0 R/.exec(pdf.get(kid))?.[1])
    const { width, height, jpeg: bytes } = PAGES[at]!
    expect(pdf.get(picture)).toContain(`/Width ${width} /Height ${height} `)
    expect(pdf.readStream(picture).equals(await read(bytes))).toBe(true)
    const drawing = Number(/\/Contents (\d+) 0 R/.exec(pdf.get(kid))?.[1])
    expect(pdf.readStream(drawing).toString()).toBe(
      `q ${boxes[at]?.[0]} 0 0 ${boxes[at]?.[1]} 0 0 cm /P Do Q`,
    )
  }
})

test('its title is read in Bengali', async () => {
  const { text } = parse(await read(writePdf(PAGES, 'খাতা ২')))
  const hex = /\/Title <feff([0-9a-f]+)>/.exec(text)?.[1] ?? ''
  expect(Buffer.from(hex, 'hex').swap16().toString('utf16le')).toBe('খাতা ২')
})

test('a PDF weighs little more than its pictures', async () => {
  const thirty = Array.from({ length: 30 }, () => PAGES[0]!)
  const pictures = thirty.reduce((sum, page) => sum + page.jpeg.size, 0)
  const { size } = writePdf(thirty, 'খাতা')
  expect(size - pictures).toBeLessThan(30 * 700)
})
