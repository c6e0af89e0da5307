import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import {
  FILM,
  fragmentedClip,
  notedWebm,
  phoneClip,
  placedClip,
  streamPart,
} from '../../../tests/support/clips.ts'
import { photoAvif, photoHeic, PIXELS, SECRETS } from '../../../tests/support/pictures.ts'
import { listItemChanges } from './picture-items.ts'
import { readPictureSize } from './picture-size.ts'
import { stripClip } from './strip-clip.ts'

const read = async (file: Blob | undefined) => new TextDecoder('latin1').decode(await file?.arrayBuffer())

test('location, model and serial number are overwritten wherever they are, and every byte of the film keeps its position', async () => {
  const clip = new Blob([phoneClip()])
  const [before, after] = [await read(clip), await read(await stripClip(clip))]
  for (const word of SECRETS) {
    expect(before).toContain(word)
    expect(after).not.toContain(word)
  }
  expect(after).not.toMatch(/udta|meta|uuid|sefd|xyz/)
  expect(after.length).toBe(before.length)
  expect(after.indexOf(FILM)).toBe(before.indexOf(FILM))
  for (const kind of ['ftyp', 'mdat', 'mvhd', 'stco']) expect(after.indexOf(kind)).toBe(before.indexOf(kind))
})

test.each([
  ['a film with a track of places', placedClip(), 'mebx'],
  ['one whose places lie far in', placedClip(true), 'mebx'],
  ['one in fragments, each with notes and a track of places', fragmentedClip(), 'emsg'],
  ['a part of a stream that came without its head', streamPart(), 'uuid'],
  ['a WebM with tags', notedWebm(), 'LOCATION'],
  ['a recording of a browser', notedWebm(true), 'LOCATION'],
])('%s loses them, and every byte of the film keeps its position', async (_, bytes, named) => {
  const clip = new Blob([bytes])
  const [before, after] = [await read(clip), await read(await stripClip(clip))]
  for (const word of [...SECRETS, named]) {
    if (word !== SECRETS[3]) expect(before).toContain(word)
    expect(after).not.toContain(word)
  }
  const listPlaces = (text: string) => [...text.matchAll(new RegExp(FILM, 'g'))].map(({ index }) => index)
  expect(listPlaces(after)).toEqual(listPlaces(before))
  expect(listPlaces(after).length).toBeGreaterThan(0)
  expect(after.length).toBe(before.length)
  // Already stripped, so there is nothing left to do.
  expect(await read(await stripClip((await stripClip(clip))!))).toBe(after)
})

test('a wrong offset table damages nothing but film', async () => {
  const bytes = placedClip()
  const at = new TextDecoder('latin1').decode(bytes).lastIndexOf('stco') + 12
  new DataView(bytes.buffer).setUint32(at, 0)
  const after = await read(await stripClip(new Blob([bytes])))
  expect(after.slice(4, 8)).toBe('ftyp')
  expect(after).toContain('moov')
})

test('a film made by a program loses only the notes at its end', async () => {
  const film = readFileSync('src/sandbox/media/stream/low-init.mp4')
  const bare = Buffer.from((await (await stripClip(new Blob([film])))?.arrayBuffer()) ?? new ArrayBuffer(0))
  const notes = film.indexOf('udta')
  expect(bare.subarray(0, notes)).toEqual(film.subarray(0, notes))
  expect(bare.subarray(notes, notes + 4).toString()).toBe('free')
  expect(bare.length).toBe(film.length)
})

test('a fragmented stream made by a program keeps every byte of its film and its fragments', async () => {
  const stream = ['low-init.mp4', 'low-00.m4s', 'low-01.m4s'].map((name) =>
    readFileSync(`src/sandbox/media/stream/${name}`),
  )
  const film = Buffer.concat(stream)
  const bare = Buffer.from((await (await stripClip(new Blob([film])))?.arrayBuffer()) ?? new ArrayBuffer(0))
  const start = stream[0]!.length
  expect(film.includes('moof')).toBe(true)
  expect(bare.subarray(start)).toEqual(film.subarray(start))
})

test('an interrupted recording, and a file that is not such a film, cause no error', async () => {
  const cut = phoneClip().slice(0, 60)
  expect(await (await stripClip(new Blob([cut])))?.arrayBuffer()).toEqual(cut.buffer)
  for (const content of ['', 'x', 'a text of some length', '\u001aE\u00df\u00a3webm of a browser'])
    expect(await stripClip(new Blob([content]))).toBeUndefined()
})

test('only the headers of boxes are read, never the film', async () => {
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  await stripClip(new Blob([phoneClip()]))
  expect(read.mock.contexts.map((blob) => (blob as Blob).size).filter((size) => size > 16)).toEqual([])
})

describe('a HEIC or AVIF', () => {
  test.each([
    ['a HEIC', photoHeic()],
    ['an AVIF of an encoder', photoAvif()],
  ])('%s loses location and camera, and its offset list still points to its pixels', async (_, bytes) => {
    const bare = new Uint8Array(await (await stripClip(new Blob([bytes]), listItemChanges))!.arrayBuffer())
    const [before, after] = [bytes, bare].map((each) => new TextDecoder('latin1').decode(each)) as [
      string,
      string,
    ]
    for (const word of SECRETS) {
      expect(before).toContain(word)
      expect(after).not.toContain(word)
    }
    expect(bare.length).toBe(bytes.length)
    expect(readPictureSize(bare)).toEqual({ width: 16, height: 12 })
    const meta = bytes.subarray(
      before.indexOf('hdlr'),
      before.indexOf('idat') === -1 ? before.indexOf('mdat') : before.indexOf('idat'),
    )
    expect(after).toContain(new TextDecoder('latin1').decode(meta))
    // The pixels come last in both, before the data added by a program.
    const pixels = before.includes(PIXELS) ? PIXELS : before.slice(before.lastIndexOf('</x:xmpmeta>') + 12)
    expect(after.indexOf(pixels)).toBe(before.indexOf(pixels))
    expect(pixels.length).toBeGreaterThan(20)
    expect(await read(await stripClip(new Blob([bare]), listItemChanges))).toBe(after)
  })

  test.each([0, 30, 0xff_ff_ff_00])(
    'with a wrong offset list (%i) loses nothing but metadata',
    async (place) => {
      const bytes = photoHeic()
      const list = new TextDecoder('latin1').decode(bytes).indexOf('iloc')
      // Kind, version, sizes and count are followed by the photo, then its EXIF.
      new DataView(bytes.buffer).setUint32(list + 12 + 16 + 8, place)
      const after = await read(await stripClip(new Blob([bytes]), listItemChanges))
      expect(after.slice(0, after.indexOf('idat'))).toBe(
        (await read(new Blob([bytes]))).slice(0, after.indexOf('idat')),
      )
      expect(after).toContain(PIXELS)
    },
  )

  test('with a truncated offset list causes no error', async () => {
    const bytes = photoHeic()
    const list = new TextDecoder('latin1').decode(bytes).indexOf('iloc')
    new DataView(bytes.buffer).setUint16(list + 10, 900)
    const after = await read(await stripClip(new Blob([bytes]), listItemChanges))
    expect(after).not.toContain('iloc')
    expect(after.length).toBe(bytes.length)
  })
})
