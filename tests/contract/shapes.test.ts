/** The shapes that matter most: unions, leniency, strictness. */

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import { isPage, isSettled } from '#src/api/row.ts'
import { CategoryMark } from '#src/api/shapes/category.ts'
import { CourseCard } from '#src/api/shapes/course.ts'
import { Profile } from '#src/api/shapes/profile.ts'
import { Instant, Money } from '#src/api/shapes/scalar.ts'
import {
  DeviceRemovalGrant,
  LoginReply,
  Refreshed,
  ResetGrant,
  SignedIn,
  VerifyReply,
} from '#src/api/shapes/session.ts'
import {
  AnswerValue,
  FileValue,
  Submission,
  SubmissionWrite,
  SubmissionWritten,
} from '#src/api/shapes/submission.ts'
import { FlagText, PageQuery, Phone, PictureFile } from '#src/api/shapes/typed.ts'
import { buildSample } from '../../scripts/openapi/sample.ts'

const signedIn = v.parse(SignedIn, { ...(buildSample(SignedIn) as object), next: null })

describe('settled replies', () => {
  const settled = listRows().filter(({ row }) => isSettled(row) && row.options.reply !== undefined)

  it.each(settled)('$key accepts a full sample, and its own result once more', ({ row }) => {
    const reply = row.options.reply!
    const read = v.parse(reply, buildSample(reply))
    expect(v.parse(reply, read)).toEqual(read)
  })

  it('are pages for the lists of ruling R35', () => {
    const pages = settled.filter(({ row }) => isPage(row.options.reply!)).map(({ key }) => key)
    expect(pages).toEqual(
      expect.arrayContaining([
        'course.list',
        'batch.list',
        'commerce.transactions',
        'notice.list',
        'recording.notes',
      ]),
    )
    expect(pages).not.toContain('device.list')
  })
})

describe('a login', () => {
  it('is distinct from the device removal grant by its next step (ruling R33)', () => {
    const half = v.parse(LoginReply, buildSample(DeviceRemovalGrant))
    expect(half).toMatchObject({ next: 13 })
    expect(half).not.toHaveProperty('refreshToken')
    expect(v.parse(LoginReply, signedIn)).toEqual(signedIn)
  })

  it('keeps the four results of a verified OTP apart', () => {
    const emailVerified = { verified_email: 'a@b.example', user: buildSample(Profile) }
    expect(v.parse(VerifyReply, buildSample(ResetGrant))).toMatchObject({ next: 6 })
    expect(v.parse(VerifyReply, { ...signedIn, next: 2 })).toMatchObject({
      next: 2,
      accessToken: signedIn.accessToken,
    })
    expect(v.parse(VerifyReply, emailVerified)).toHaveProperty('verified_email')
  })

  it('never reads a login with a missing token as something else', () => {
    const { refreshToken: _refreshToken, ...cut } = signedIn
    expect(v.safeParse(LoginReply, cut).success).toBe(false)
    expect(v.safeParse(VerifyReply, cut).success).toBe(false)
  })
})

it('a refresh may return nothing, or no access token (ruling R16)', () => {
  for (const data of [null, undefined, {}, { accessToken: '' }, { accessToken: null }]) {
    expect(v.safeParse(Refreshed, data).success).toBe(true)
  }
})

describe('leniency and strictness', () => {
  it.each(['৬০০০', {}, Number.NaN])('a price of %s counts as missing (ruling R31)', (live_price) => {
    const card = v.parse(CourseCard, { ...(buildSample(CourseCard) as object), live_price })
    expect(card.live_price).toBeNull()
  })

  it('an unknown colour becomes the first', () => {
    expect(v.parse(CategoryMark, { _id: '1', slug: 'x', title: 'ক', colour: 'pink' }).colour).toBe('web')
  })

  it.each(['2025-11-24T21:00:00', '2025-11-24 15:00', '2025-13-01T00:00:00Z', ''])(
    '%j is not an instant (ruling R30)',
    (text) => {
      expect(v.safeParse(Instant, text).success).toBe(false)
    },
  )

  it.each([-1, 99.5, '100'])('%j is not a sum of money (ruling R30)', (sum) => {
    expect(v.safeParse(Money, sum).success).toBe(false)
  })

  it.each([
    ['01712345678', true],
    ['01012345678', false],
    ['+14155550123', true],
    ['8801712345678', false],
    ['+0123456', false],
  ])('phone %s is sent: %s (ruling R32)', (phone, isSent) => {
    expect(v.safeParse(Phone, phone).success).toBe(isSent)
  })
})

describe('values sent as text', () => {
  it('are parsed as number or boolean on the other side', () => {
    expect(v.parse(PageQuery, { count: '20', page: '2' })).toEqual({ count: 20, page: 2 })
    expect(['true', 'false', true, false].map((value) => v.parse(FlagText, value))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('an attempt (ruling R34)', () => {
  const file = new File(['ক'], 'a.zip')
  const save = { question: 'q', value: 'ক', edit: 3, writer: 'w', edited_at: '2025-11-24T15:00:00Z' }

  it.each([
    ['a save', { version: 1, answers: [save] }],
    ['a hand-in', { finish: true, key: 'k' }],
    ["a teacher's marks", { version: 1, marks: [{ question: 'q', mark: 3.5 }], checked: true, key: 'k' }],
  ])('accepts %s complete', (_name, body) => {
    expect(v.parse(SubmissionWrite, body)).toEqual(body)
  })

  it('accepts a file whose numbers came as text', () => {
    expect(
      v.parse(SubmissionWrite, { version: '2', question: 'q', edit: '5', writer: 'w', file }),
    ).toMatchObject({
      version: 2,
      edit: 5,
      file,
    })
  })

  it('rejects an edit without its writer, and a save without a version', () => {
    const { writer: _writer, ...anonymous } = save
    expect(v.safeParse(SubmissionWrite, { version: 1, answers: [anonymous] }).success).toBe(false)
    expect(v.safeParse(SubmissionWrite, { answers: [save] }).success).toBe(false)
  })

  it.each([['text'], [4], [['a', 'b']], [{ blank1: 'ক' }], [null], [buildSample(FileValue)]])(
    'keeps the value %j',
    (value) => {
      expect(v.parse(AnswerValue, value)).toEqual(value)
    },
  )

  it('distinguishes a save from the submitted submission', () => {
    expect(
      v.parse(SubmissionWritten, { version: 2, saved: [{ question: 'q', edit: 3, writer: 'w' }] }),
    ).toHaveProperty('saved')
    expect(v.parse(SubmissionWritten, buildSample(Submission))).not.toHaveProperty('saved')
  })
})

describe('a picture upload (ruling R46)', () => {
  it.each([
    ['a.png', 'image/png', 10, true],
    ['a.svg', 'image/svg+xml', 10, false],
    ['a.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1, false],
  ])('%s (%s, %i bytes) is accepted: %s', (name, type, size, isTaken) => {
    expect(v.safeParse(PictureFile, new File([new Uint8Array(size)], name, { type })).success).toBe(isTaken)
  })
})
