import { describe, expect, test, vi } from 'vitest'
import { FILM, phoneClip } from '../../../tests/support/clips.ts'
import { encryptedPdfs } from '../../../tests/support/encrypted-pdfs.ts'
import { writeContent } from '../../../tests/support/file-content.ts'
import {
  heicHead,
  joinBytes,
  jpeg,
  letters,
  photoJpeg,
  photoPng,
  photoWebp,
  png,
  pngHead,
  SECRETS,
} from '../../../tests/support/pictures.ts'
import { prepareUpload } from './prepare-upload.ts'

const fileOf = (content: Uint8Array<ArrayBuffer> | string, name: string, type = '') =>
  new File([content], name, { type })
const CV = ['.pdf', '.doc', '.docx']
const read = async (file: File | undefined) => new TextDecoder('latin1').decode(await file?.arrayBuffer())

describe('a picture', () => {
  test.each(['a.jpg', 'a.jpeg', 'a.JPE', 'a.jfif'])(
    '%s is accepted wherever JPG is, with the type of its bytes',
    async (name) => {
      const { file } = await prepareUpload(fileOf(jpeg(), name), ['.jpg'])
      expect([file?.name, file?.type]).toEqual([name, 'image/jpeg'])
    },
  )

  test.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['IMG_1', 'IMG_1.jpg'],
    ['IMG_1.jpg (2)', 'IMG_1 (2).jpg'],
    ['notes.txt', 'notes.jpg'],
    ['scan.pdf', 'scan.jpg'],
  ])('a JPEG under the name %s gets its extension', async (name, named) => {
    const { file } = await prepareUpload(fileOf(jpeg(), name, 'image/heic'), ['.pdf', '.txt', '.jpeg'])
    expect([file?.name, file?.type]).toEqual([named, 'image/jpeg'])
  })

  test.each([
    ['shot.jpg', photoJpeg()],
    ['shot.png', photoPng()],
    ['shot.webp', photoWebp()],
    ['shot.txt', photoJpeg()],
  ])('%s is sent without location, camera and serial number', async (name, photo) => {
    const { file } = await prepareUpload(fileOf(photo, name), [])
    for (const secret of SECRETS) expect(await read(file)).not.toContain(secret)
    expect(file?.size).toBeGreaterThan(60)
  })

  test.each(['IMG_1.HEIC', 'IMG_1.jpg'])(
    'HEIC under the name %s, which this browser cannot decode, is refused with an alternative',
    async (name) => {
      expect((await prepareUpload(fileOf(heicHead(4032, 3024), name), [])).refusal).toContain(
        'Most Compatible',
      )
    },
  )

  test('HEIC where documents are required is refused without an alternative', async () => {
    const { refusal } = await prepareUpload(fileOf(heicHead(4032, 3024), 'IMG_1.HEIC'), CV)
    expect(refusal).toBe('এই ধরনের ফাইল এখানে নেওয়া হয় না। নেওয়া হয়: pdf, doc, docx।')
  })

  test.each([
    [14_000, 10_000, '১৪,০০০ × ১০,০০০'],
    [30_000, 30_000, '৩০,০০০ × ৩০,০০০'],
    // Resized if the browser can, which this one cannot.
    [10_000, 8000, '১০,০০০ × ৮,০০০'],
  ])('of %i by %i pixels is refused before it is decoded', async (width, height, shown) => {
    const bomb = joinBytes(pngHead(width, height), png().slice(33))
    expect((await prepareUpload(fileOf(bomb, 'bomb.png'), [])).refusal).toContain(shown)
  })

  test('with the bytes of text is refused', async () => {
    expect((await prepareUpload(fileOf('<scr', 'a.png'), [])).refusal).toBe(
      'ফাইলটি ছবি হিসেবে খোলা যায় না। অন্য ছবি দিন।',
    )
  })

  test('is refused by a list without pictures', async () => {
    expect((await prepareUpload(fileOf(jpeg(), 'IMG_1'), ['.zip'])).refusal).toContain('zip')
  })
})

describe('a document', () => {
  test.each(['cv.pdf', 'cv.PDF', 'সিভি.doc', 'cv.docx'])('%s is accepted unchanged', async (name) => {
    const chosen = fileOf(name.endsWith('doc') ? String.raw`{\rtf1` : writeContent(name), name)
    expect(await prepareUpload(chosen, CV)).toEqual({ file: chosen })
  })

  test.each([
    ['cv', 'cv.pdf', 'cv.pdf'],
    ['cv.pdf (1)', 'cv.pdf', 'cv (1).pdf'],
    ['cv.final', 'cv.pdf', 'cv.final.pdf'],
    ['cv', 'cv.docx', 'cv.docx'],
    ['cv.pdf', 'cv.docx', 'cv.docx'],
    ['cv.docx', 'cv.pdf', 'cv.pdf'],
  ])('under the name %s, with the bytes of %s, is sent as %s', async (name, inside, sent) => {
    expect((await prepareUpload(fileOf(writeContent(inside), name), CV)).file?.name).toBe(sent)
  })

  test('with bytes of a mail gateway in front is still a PDF', async () => {
    expect(
      (await prepareUpload(fileOf(`From: mail\n\n${writeContent('a.pdf')} endobj`, 'cv'), CV)).file?.name,
    ).toBe('cv.pdf')
  })

  test.each([
    ['cv.pdf', '<!DOCTYPE html><p>', CV, 'ওয়েব পেজ (HTML)'],
    ['cv.doc', '<html>', CV, 'ওয়েব পেজ (HTML)'],
    ['cv.pdf', 'MZ\u0090', CV, 'প্রোগ্রাম'],
    ['cv.pdf', writeContent('a.docx'), ['.pdf'], 'Word ডকুমেন্ট (docx)'],
    ['cv.docx', writeContent('a.pdf'), ['.docx'], 'PDF'],
    ['cv.docx', 'PK\u0003\u0004photos/', CV, 'ZIP ফাইল'],
  ])('%s with other content is refused by its name', async (name, content, accept, inside) => {
    const ending = name.slice(3)
    const { refusal } = await prepareUpload(fileOf(content, name), accept)
    expect(refusal).toContain(`ফাইলের নামে ${ending} লেখা, কিন্তু ভেতরে আছে ${inside}।`)
  })

  test('with unknown bytes is not a PDF', async () => {
    expect((await prepareUpload(fileOf('কাজ', 'cv.pdf'), CV)).refusal).toContain('ফাইলটি pdf হিসেবে খোলা যায় না।')
  })

  test('a text that mentions PDF, a table and code stay unchanged', async () => {
    for (const [name, text] of [
      ['notes.md', 'শুরুতে %PDF- থাকে'],
      ['marks.csv', 'a,b'],
      ['page.php', '<html>'],
      ['app.js', '%PDF-1.4'],
    ] as const) {
      expect((await prepareUpload(fileOf(text, name), [])).file?.name).toBe(name)
    }
  })

  test.each(['cv.docx', 'marks.xlsx', 'cv.doc'])('%s with a password is reported', async (name) => {
    const locked = joinBytes([0xd0, 0xcf, 0x11, 0xe0], letters(Array.from('EncryptedPackage').join('\0')))
    expect((await prepareUpload(fileOf(locked, name), [])).refusal).toContain('পাসওয়ার্ড')
  })

  test.each(encryptedPdfs)(
    'in PDF under %s is refused if it needs a password, and accepted if it only forbids printing',
    async (_way, open, locked) => {
      expect((await prepareUpload(fileOf(locked, 'cv.pdf'), CV)).refusal).toContain('পাসওয়ার্ড')
      expect((await prepareUpload(fileOf(locked, 'cv'), CV)).refusal).toContain('পাসওয়ার্ড')
      expect((await prepareUpload(fileOf(open, 'cv.pdf'), CV)).file?.name).toBe('cv.pdf')
    },
  )

  test.each(encryptedPdfs.filter(([way]) => way.includes('256')))(
    'in PDF under %s counts as locked on plain http, where its content cannot be checked',
    async (_way, _open, locked) => {
      vi.stubGlobal('crypto', {})
      expect((await prepareUpload(fileOf(locked, 'cv.pdf'), CV)).refusal).toContain('পাসওয়ার্ড')
      vi.unstubAllGlobals()
    },
  )

  test('in PDF that opens with a certificate is refused, and one that only mentions encryption is accepted', async () => {
    const certified = '%PDF-1.6\n3 0 obj <</Filter /Adobe.PubSec /V 4>> endobj trailer <</Encrypt 3 0 R>>'
    expect((await prepareUpload(fileOf(certified, 'cv.pdf'), CV)).refusal).toContain('পাসওয়ার্ড')
    const speaks = '%PDF-1.6\n(/Encrypt 9 0 R, /Encrypt) endobj trailer <</Size 3>>'
    expect((await prepareUpload(fileOf(speaks, 'cv.pdf'), CV)).file?.name).toBe('cv.pdf')
  })
})

test.each(['clip.mp4', 'clip.MOV', 'clip.3gp', 'clip.m4a'])(
  '%s is sent without location, model and serial number, under its own name',
  async (name) => {
    const { file } = await prepareUpload(fileOf(phoneClip(), name, 'video/mp4'), [
      '.mp4',
      '.mov',
      '.3gp',
      '.m4a',
    ])
    const sent = await read(file)
    for (const secret of SECRETS) expect(sent).not.toContain(secret)
    expect(sent).toContain(FILM)
    expect([file?.name, file?.type]).toEqual([name, 'video/mp4'])
  },
)

test('an empty file is reported as empty, whatever its name', async () => {
  for (const name of ['cv.pdf', 'IMG_1', 'a.png', 'a.exe']) {
    expect((await prepareUpload(fileOf('', name), [])).refusal).toBe('ফাইলটি ফাঁকা। অন্য ফাইল দিন।')
  }
})

test('a file that cannot be read from the device is reported as unreadable, and not sent', async () => {
  const chosen = fileOf(photoJpeg(), 'cloud.jpg')
  chosen.arrayBuffer = () => Promise.reject(new Error('not on the device'))
  expect((await prepareUpload(chosen, [])).refusal).toContain('পড়া গেল না')
})
