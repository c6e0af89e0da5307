import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { listEndings, TICKET_FILE_KINDS } from '#src/lib/upload-limit.ts'
import { prepareUpload, listKinds, findRefusal, describeSizeLimits, canTakePictures } from './file-rule.ts'

const ACCEPT = ['.zip', '.pdf', '.png']

test.each([
  ['work.zip', 10],
  ['WORK.ZIP', 10],
  ['কাজ.pdf', 20 * MEGABYTE],
  ['ছবি.png', 5 * MEGABYTE],
])('%s of %d bytes is taken', (name, size) => {
  expect(findRefusal({ name, size }, ACCEPT)).toBeUndefined()
})

test.each([
  ['work.rar', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['work.zip.exe', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['page.svg', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['zip', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['work.zip', 0, 'ফাইলটি ফাঁকা। অন্য ফাইল দিন।'],
  ['work.zip', 20 * MEGABYTE + 1, 'ফাইলটি ২০ MB-এর বেশি। ছোট করে আবার দিন।'],
  ['ছবি.png', 5 * MEGABYTE + 1, 'ফাইলটি ৫ MB-এর বেশি। ছোট করে আবার দিন।'],
])('%s of %d bytes is refused', (name, size, reason) => {
  expect(findRefusal({ name, size }, ACCEPT)).toBe(reason)
})

test('an ending that is refused everywhere is refused even where the list names it', () => {
  expect(findRefusal({ name: 'page.html', size: 10 }, ['.html'])).toBeDefined()
})

test('an empty list takes every kind', () => {
  expect(findRefusal({ name: 'film.mp4', size: 10 }, [])).toBeUndefined()
  expect(listKinds([])).toHaveLength(5)
})

test('limits name the kinds only where they differ', () => {
  expect(describeSizeLimits(['.zip', '.pdf'])).toBe('সর্বোচ্চ ২০\u{A0}MB')
  expect(describeSizeLimits(ACCEPT)).toBe('ছবি সর্বোচ্চ ৫\u{A0}MB; ডকুমেন্ট, জিপ সর্বোচ্চ ২০\u{A0}MB')
})

test('the camera is offered where pictures are taken', () => {
  expect(canTakePictures(ACCEPT)).toBe(true)
  expect(canTakePictures(['.zip'])).toBe(false)
})

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]
const fileOf = (bytes: readonly number[], name: string, type = '') => new File([new Uint8Array(bytes)], name, { type })

test.each(['a.jpg', 'a.jpeg', 'a.JPE', 'a.jfif'])('%s is taken wherever JPG is, with the type of its bytes', async (name) => {
  const { file } = await prepareUpload(fileOf(JPEG, name), ['.jpg'])
  expect([file?.name, file?.type]).toEqual([name, 'image/jpeg'])
})

test.each(['IMG_1.HEIC', 'IMG_1'])('a JPEG under the name %s gets its ending', async (name) => {
  const { file } = await prepareUpload(fileOf(JPEG, name, 'image/heic'), ['.pdf', '.jpeg'])
  expect([file?.name, file?.type]).toEqual(['IMG_1.jpg', 'image/jpeg'])
})

test.each(['IMG_1.HEIC', 'IMG_1.jpg'])('HEIC under the name %s, which nobody here can decode, is refused with a way out', async (name) => {
  const { refusal } = await prepareUpload(fileOf(HEIC, name), [])
  expect(refusal).toContain('Most Compatible')
})

test('text under the name of a picture is no picture', async () => {
  expect((await prepareUpload(fileOf([60, 115, 99, 114], 'a.png'), [])).refusal).toBe('ফাইলটি ছবি হিসেবে খোলা যায় না। অন্য ছবি দিন।')
})

test('a picture is no way around a list without pictures', async () => {
  expect((await prepareUpload(fileOf(JPEG, 'IMG_1'), ['.zip'])).refusal).toContain('zip')
})

test('clips of phones go with tickets alone', () => {
  expect(findRefusal({ name: 'a.mov', size: 10 }, listEndings(TICKET_FILE_KINDS))).toBeUndefined()
  expect(findRefusal({ name: 'a.mov', size: 10 }, [])).toContain('MP4')
})
