import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { listEndings, TICKET_FILE_KINDS } from '#src/lib/upload-limit.ts'
import { listKinds, findRefusal, describeSizeLimits, canTakePictures } from './file-rule.ts'

const ACCEPT = ['.zip', '.pdf', '.png']

test.each([
  ['work.zip', 10],
  ['WORK.ZIP', 10],
  ['কাজ.pdf', 20 * MEGABYTE],
  ['ছবি.png', 5 * MEGABYTE],
])('%s of %d bytes is accepted', (name, size) => {
  expect(findRefusal({ name, size }, ACCEPT)).toBeUndefined()
})

test.each([
  ['work.rar', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['work.zip.exe', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['page.svg', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['zip', 10, 'এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: zip, pdf, png।'],
  ['work.zip', 0, 'ফাইলটি ফাঁকা। অন্য ফাইল দিন।'],
  ['work.zip', 20 * MEGABYTE + 1, 'ফাইলটি ২০ এমবি-এর বেশি। ছোট করে আবার দিন।'],
  ['ছবি.png', 5 * MEGABYTE + 1, 'ফাইলটি ৫ এমবি-এর বেশি। ছোট করে আবার দিন।'],
])('%s of %d bytes is refused', (name, size, reason) => {
  expect(findRefusal({ name, size }, ACCEPT)).toBe(reason)
})

test('an extension that is refused everywhere is refused even if the list contains it', () => {
  expect(findRefusal({ name: 'page.html', size: 10 }, ['.html'])).toBeDefined()
})

test('an empty list accepts every kind', () => {
  expect(findRefusal({ name: 'film.mp4', size: 10 }, [])).toBeUndefined()
  expect(listKinds([])).toHaveLength(5)
})

test('limits name the kinds only where they differ', () => {
  expect(describeSizeLimits(['.zip', '.pdf'])).toBe('সর্বোচ্চ ২০\u{A0}এমবি')
  expect(describeSizeLimits(ACCEPT)).toBe('ছবি সর্বোচ্চ ৫\u{A0}এমবি; ডকুমেন্ট, জিপ সর্বোচ্চ ২০\u{A0}এমবি')
})

test('the camera is offered where pictures are accepted', () => {
  expect(canTakePictures(ACCEPT)).toBe(true)
  expect(canTakePictures(['.zip'])).toBe(false)
})

test('only tickets accept clips from phones', () => {
  expect(findRefusal({ name: 'a.mov', size: 10 }, listEndings(TICKET_FILE_KINDS))).toBeUndefined()
  expect(findRefusal({ name: 'a.mov', size: 10 }, [])).toContain('MP4')
})

test.each([
  ['a.mov', ['.pdf', '.docx']],
  ['IMG_1.heic', ['.pdf', '.docx']],
  ['IMG_1.avif', ['.pdf']],
])('%s is not advised to become another refused kind', (name, accept) => {
  expect(findRefusal({ name, size: 10 }, accept)).toBe(
    `এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: ${accept.map((each) => each.slice(1)).join(', ')}।`,
  )
})
