import { beforeEach, describe, expect, test } from 'vitest'
import names from '#src/lib/corpus/file-names.json'
import { getFileExtension, formatFileName } from '#src/lib/file-name.ts'
import { listEndings, TICKET_FILE_KINDS } from '#src/lib/upload-limit.ts'
import { writeContent } from '../../../tests/support/file-content.ts'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { ticket } from '../database/tables/message.ts'

/** Fields of both replies that tests read. */
interface Reply extends Record<string, unknown> {
  _id: string
  number: string
  name: string
  url: string
}

let guest: ReturnType<typeof browserAt>
const send = (body: unknown) => guest.call<Reply>('POST', 'ticket', { body })
function upload(file: File) {
  const form = new FormData()
  form.append('file', file)
  return guest.call<Reply>('POST', 'ticket/upload', { form })
}

const TICKET = { category: 'batch', contact: '০১৭১২-৩৪৫৬৭৮', fields: { 8: 'ব্যাচ বদলাতে চাই' }, key: 'ticket-1' }

beforeEach(async () => {
  guest = browserAt(await freshSandbox(fewPeople))
})

describe('a ticket', () => {
  test('gets a number; the same key is the same ticket', async () => {
    const first = await send(TICKET)
    expect(first.status).toBe(201)
    expect(first.data.number).toMatch(/^TKT\d{6}$/)
    const second = await send({ ...TICKET, fields: { 8: 'আরেকবার' } })
    expect(second).toMatchObject({ status: 200, data: { number: first.data.number } })
    expect((await send({ ...TICKET, key: 'ticket-2' })).data.number).not.toBe(first.data.number)
  })

  test('a ticket of another person with the same key is a new one, with its own text', async () => {
    const sandbox = await freshSandbox(fewPeople)
    const senders = await Promise.all([
      browserAt(sandbox, 'print-1').logIn('01712345678'),
      browserAt(sandbox, 'print-2').logIn('01811111111'),
    ])
    const bodies = [
      { token: senders[0].data.accessToken },
      { token: senders[1].data.accessToken },
      { guestId: 'guest-1' },
      { guestId: 'guest-2' },
      { fingerprint: 'print-3' },
      { fingerprint: 'print-4' },
    ]
    const numbers = []
    for (const [no, { fingerprint = 'print-0', ...by }] of bodies.entries()) {
      const { data, status } = await browserAt(sandbox, fingerprint).call<Reply>('POST', 'ticket', {
        body: { ...TICKET, fields: { 8: `কথা ${no}` } },
        ...by,
      })
      expect(status).toBe(201)
      numbers.push(data.number)
    }
    expect(new Set(numbers).size).toBe(bodies.length)
    const stored = await sandbox.db.select().from(ticket)
    expect(stored.map(({ fields }) => fields['8'])).toEqual(bodies.map((_, no) => `কথা ${no}`))
  })

  test('needs a reachable contact, a description and one of the twelve categories', async () => {
    expect((await send({ ...TICKET, contact: 'নম্বর নেই' })).errors).toHaveProperty('contact')
    expect((await send({ ...TICKET, contact: undefined })).errors).toHaveProperty('contact')
    expect((await send({ ...TICKET, fields: {} })).errors).toHaveProperty(['fields.8'])
    expect((await send({ ...TICKET, category: 'something' })).errors).toHaveProperty('category')
  })

  test('of a logged-in person needs no contact', async () => {
    const { accessToken: token } = (await guest.logIn('01712345678')).data
    expect(
      (await guest.call('POST', 'ticket', { body: { ...TICKET, contact: undefined }, token })).status,
    ).toBe(201)
  })

  test('refers only to uploaded files, five at most', async () => {
    const { data } = await upload(new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' }))
    expect((await send({ ...TICKET, files: [data._id] })).status).toBe(201)
    expect((await send({ ...TICKET, key: 'other', files: ['no-such-file'] })).errors).toHaveProperty('files')
    expect((await send({ ...TICKET, key: 'many', files: ['1', '2', '3', '4', '5', '6'] })).status).toBe(400)
  })

  test('too many in an hour are refused, with the time to try again', async () => {
    const answers = []
    for (let no = 0; no < 21; no++) answers.push(await send({ ...TICKET, key: `key-${no}` }))
    expect(answers.slice(0, 20).every(({ status }) => status === 201)).toBe(true)
    expect(answers[20]?.status).toBe(429)
    expect(answers[20]?.headers.get('retry-after')).toBe('600')
    // A repeat of a stored ticket is still answered.
    expect((await send({ ...TICKET, key: 'key-3' })).status).toBe(200)
  })
})

describe('a file of a ticket', () => {
  const taken = listEndings(TICKET_FILE_KINDS)

  test.each(names)('%j is refused with a sentence, or stored once under its name', async (name) => {
    const isPicture = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp'].includes(getFileExtension(name))
    const answer = await upload(new File([writeContent(name)], name))
    if (taken.some((ending) => name.toLowerCase().endsWith(ending)) && !isPicture) {
      expect(answer.status).toBe(200)
      // One part with that name, whatever the name contains.
      expect(formatFileName(answer.data.name)).toBe(formatFileName(name))
    } else {
      expect(answer.status).toBe(400)
      expect(answer.errors?.['file']).toMatch(/[\u0980-\u09ff]/)
    }
  })

  test.each([['page.svg'], ['page.html'], ['log.zip'], ['app.js']])('%s is refused', async (name) => {
    expect((await upload(new File(['x'], name))).errors).toHaveProperty('file')
  })

  test('claiming to be a picture must be one', async () => {
    expect((await upload(new File(['<script>'], 'shot.png', { type: 'image/png' }))).errors).toHaveProperty(
      'file',
    )
  })
})
