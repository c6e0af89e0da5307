import { describe, expect, it } from 'vitest'
import { MEGABYTE } from './bytes.ts'
import { buildAccept, listEndings, TICKET_FILE_LIMIT, getUploadKind, judgeUpload } from './upload-limit.ts'

describe('uploads (ruling R46)', () => {
  it.each([
    ['photo.JPG', 'picture'],
    ['a.webp', 'picture'],
    ['রিপোর্ট.pdf', 'document'],
    ['a.b.tar.gz', 'archive'],
    ['main.py', 'code'],
    ['class.mp4', 'video'],
    ['script.svg', undefined],
    ['page.html', undefined],
    ['page.xhtml', undefined],
    ['photo.jpg.exe', undefined],
    ['photo.jpg\u0000.exe', undefined],
    ['noextension', undefined],
    ['trailing.pdf.', undefined],
    ['constructor', undefined],
  ])('%j is a %s', (name, kind) => expect(getUploadKind(name)).toBe(kind))

  it.each([
    ['a.png', 5 * MEGABYTE, 'ok'],
    ['a.png', 5 * MEGABYTE + 1, 'too-large'],
    ['a.pdf', 20 * MEGABYTE, 'ok'],
    ['a.pdf', 20 * MEGABYTE + 1, 'too-large'],
    ['a.pdf', 0, 'empty'],
    ['a.mp4', 1, 'kind-refused'],
    ['a.svg', 1, 'kind-refused'],
  ])('%s of %i bytes among pictures and documents: %s', (name, size, verdict) => {
    expect(judgeUpload({ name, size }, ['picture', 'document'])).toBe(verdict)
  })

  it.each(['a.zip', 'a.py'])('accepts %s of 20 MB and no more', (name) => {
    expect(judgeUpload({ name, size: 20 * MEGABYTE }, ['archive', 'code'])).toBe('ok')
    expect(judgeUpload({ name, size: 20 * MEGABYTE + 1 }, ['archive', 'code'])).toBe('too-large')
  })

  it('accepts a video of 100 MB and no more', () => {
    expect(judgeUpload({ name: 'a.webm', size: 100 * MEGABYTE }, ['video'])).toBe('ok')
    expect(judgeUpload({ name: 'a.webm', size: 100 * MEGABYTE + 1 }, ['video'])).toBe('too-large')
  })

  it('lists the extensions for a file input, and five files for a ticket', () => {
    expect(buildAccept(listEndings(['picture', 'video']))).toBe('.jpg,.jpeg,.jpe,.jfif,.png,.webp,.mp4,.webm')
    expect(buildAccept(['.jpeg', '.pdf'])).toBe('.jpg,.jpeg,.jpe,.jfif,.pdf')
    expect(TICKET_FILE_LIMIT).toBe(5)
  })
})
