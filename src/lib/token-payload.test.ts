import { describe, expect, it } from 'vitest'
import tokens from './corpus/session-tokens.json'
import { readTokenPayload } from './token-payload.ts'

const encode = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

describe('session tokens (spec 6)', () => {
  it.each(tokens as [string, string, string][])('%s', (_name, token, expected) => {
    const { role } = readTokenPayload(token)
    if (expected.startsWith('UI hint')) expect(['guest', 'teacher']).toContain(role)
    else expect(expected.split(/[-;]/)).toContain(role)
  })

  it('gives role and id', () => {
    expect(readTokenPayload(encode({ role: 'talent', _id: 'u1' }))).toEqual({ role: 'talent', _id: 'u1' })
    expect(readTokenPayload(encode({ role: 'learner', _id: 7 }))).toEqual({ role: 'learner', _id: undefined })
  })

  it.each([
    [1_795_273_200, 'learner'],
    [1_795_273_199, 'guest'],
    [0, 'guest'],
  ])('with exp %i one second before 15:00 UTC names a %s', (exp, role) => {
    const now = Date.parse('2026-11-21T14:59:59Z')
    expect(readTokenPayload(encode({ role: 'learner', _id: 'u1', exp }), now).role).toBe(role)
  })

  it.each([undefined, null, 7, {}, ['a.b.c'], 'x'.repeat(100_000)])(
    '%j is a guest and never throws',
    (token) => {
      expect(readTokenPayload(token)).toEqual({ role: 'guest', _id: undefined })
    },
  )
})
