import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Profile } from './profile.ts'

test('an account without its optional parts is accepted, whether they are missing or null (ruling R30)', () => {
  const bare = v.parse(Profile, { _id: 'u1', role: 'learner' })
  const names = Object.keys(Profile.entries).filter((name) => name !== '_id' && name !== 'role')
  const withNulls = v.parse(Profile, {
    _id: 'u1',
    role: 'learner',
    ...Object.fromEntries(names.map((name) => [name, null])),
  })
  expect(withNulls).toMatchObject({ email: '', enrolled_count: 0, has_password: false, preference: {} })
  expect(withNulls).toEqual({ ...bare, picture: null, dob: null })
})
