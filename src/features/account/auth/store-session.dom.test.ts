import Cookies from 'js-cookie'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Profile } from '#src/api/shapes/profile.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { storeSession } from './store-session.ts'
import { loginWords as words } from './words.ts'

const user = v.parse(Profile, { _id: 'nusrat', role: 'learner', name: 'নুসরাত জাহান' })
const tokens = {
  accessToken: 'a',
  accessTokenExp: '2099-01-01',
  refreshToken: 'r',
  refreshTokenExp: '2099-01-01',
  session_token: 's',
}

test('tokens without a role log nobody in, and the message says so (spec 6, ruling R17)', () => {
  const entered = { is: 'entered', reply: { ...tokens, next: null, user }, msg: '', how: 'otp' } as const
  expect(storeSession(entered, { phone: '01712345678' })).toBe(words.noRole)
  expect(useSession.getState().status).toBe('guest')
  expect(Cookies.get()).toEqual({})
  expect(localStorage.getItem('phone')).toBeNull()
})
