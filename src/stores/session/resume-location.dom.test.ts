import { beforeEach, describe, expect, it } from 'vitest'
import { forgetAll } from './forget.ts'
import { hasResumeLocation, findResumeAddress, dropResumeLocation } from './resume-location.ts'
import { signedOut, useSession } from './session-store.ts'

const nusrat = { _id: 'nusrat', name: 'নুসরাত', role: 'learner' as const }
const rakib = { ...nusrat, _id: 'rakib' }
const arrives = (user: typeof nusrat) => useSession.setState({ status: 'signed-in', role: 'learner', user })

beforeEach(() => {
  dropResumeLocation()
  history.replaceState(null, '', '/dashboard/routine?day=2#now')
  useSession.setState({ user: undefined })
  arrives(nusrat)
})

describe('where a person was when the session ended (ruling R16)', () => {
  it('is stored for the same person', () => {
    signedOut('ended')
    expect(hasResumeLocation()).toBe(true)
    arrives(nusrat)
    expect(findResumeAddress('nusrat')).toBe('/dashboard/routine?day=2#now')
  })
  it('is discarded when another person logs in', () => {
    signedOut('ended')
    arrives(rakib)
    expect(findResumeAddress('rakib')).toBeUndefined()
    expect(hasResumeLocation()).toBe(false)
  })
  it('is not stored at logout (ruling R21)', () => {
    signedOut('logged-out')
    expect(hasResumeLocation()).toBe(false)
  })
  it('is not stored when another tab logs out, which notifies before it clears', () => {
    forgetAll('logged-out', 'nusrat')
    useSession.setState({ status: 'guest', role: 'guest', user: undefined })
    expect(hasResumeLocation()).toBe(false)
  })
  it('gives no reason to log in while somebody is logged in', () => {
    signedOut('ended')
    arrives(nusrat)
    expect(hasResumeLocation()).toBe(false)
    expect(findResumeAddress('nusrat')).toBeDefined()
  })
  it('a tampered value is ignored', () => {
    sessionStorage.setItem('karigor-left-off', '{"owner":7')
    expect(hasResumeLocation()).toBe(false)
  })
})
