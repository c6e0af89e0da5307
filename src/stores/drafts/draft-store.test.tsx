import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findTypedDraft, draftTyped } from './draft-store.ts'
import { readStoredDrafts } from './stored-drafts.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'
import { useDraft, useTextDraft } from './use-draft.ts'

const KEY = 'karigor-drafts'

function becomes(id: string | undefined): void {
  const user = id === undefined ? undefined : { _id: id, name: id, role: 'learner' as const }
  act(() => useSession.setState({ user, status: user ? 'signed-in' : 'guest' }))
}

const form = () => renderHook(() => useTextDraft('support', ''))
const value = () => form().result.current[0]

beforeEach(() => {
  sessionStorage.clear()
  resetAllStores()
})

describe('what was typed (ruling R16)', () => {
  test('survives closing its form, and a reload by sessionStorage', () => {
    const { result, unmount } = form()
    act(() => result.current[1]('আমার ক্লাস'))
    expect(result.current[0]).toBe('আমার ক্লাস')
    unmount()
    expect(value()).toBe('আমার ক্লাস')
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ support: { value: 'আমার ক্লাস' } })
  })

  test('is dropped when it was sent', () => {
    const { result } = form()
    act(() => result.current[1]('x'))
    act(() => result.current[2]())
    expect(result.current[0]).toBe('')
    expect(sessionStorage.getItem(KEY)).toBe('{}')
  })

  test('of a guest becomes the person’s who logs in', () => {
    act(() => draftTyped('support', 'আগে লেখা'))
    becomes('nusrat')
    expect(value()).toBe('আগে লেখা')
    becomes('rakib')
    expect(value()).toBe('')
  })

  test('is hidden while the session is over, offered to the same person again', () => {
    becomes('nusrat')
    act(() => draftTyped('support', 'আমার'))
    act(() => signedOut('ended'))
    expect(value()).toBe('')
    becomes('nusrat')
    expect(value()).toBe('আমার')
  })

  test('is thrown away when somebody else logs in', () => {
    becomes('nusrat')
    act(() => draftTyped('support', 'আমার'))
    act(() => signedOut('ended'))
    becomes('rakib')
    expect(value()).toBe('')
    expect(sessionStorage.getItem(KEY)).toBe('{}')
    becomes('nusrat')
    expect(value()).toBe('')
  })

  test('is gone after a logout (ruling R21)', () => {
    becomes('nusrat')
    act(() => draftTyped('support', 'আমার'))
    act(() => signedOut('logged-out'))
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test('of another shape counts as not typed, and gives way to what is typed now', () => {
    const Letter = v.object({ title: v.string(), pages: v.optional(v.number()) })
    const empty = { title: '' }
    const letter = () => renderHook(() => useDraft('letter', Letter, empty)).result.current
    for (const old of ['আগের লেখা', null, { title: 5 }, { title: 'ক', pages: 'ten' }, []]) {
      act(() => draftTyped('letter', old))
      expect(letter()[0]).toBe(empty)
      expect(findTypedDraft('letter', Letter)).toBeUndefined()
    }
    const [, type] = letter()
    act(() => type({ title: 'নতুন' }))
    expect(letter()[0]).toEqual({ title: 'নতুন' })
    expect(findTypedDraft('letter', Letter)).toEqual({ title: 'নতুন' })
  })

  test('stays the same value while nothing is typed', () => {
    const Letter = v.object({ title: v.string() })
    act(() => draftTyped('letter', { title: 'ক' }))
    const { result, rerender } = renderHook(() => useDraft('letter', Letter, undefined))
    const [before] = result.current
    rerender()
    expect(result.current[0]).toBe(before)
  })

  test('is read from storage one by one: what is no draft is dropped', () => {
    const stored = { support: { value: 'ক' }, junk: 'x', empty: null, owned: { owner: 'nusrat', value: 1 }, odd: { owner: 7, value: 1 } }
    sessionStorage.setItem(KEY, JSON.stringify(stored))
    expect(readStoredDrafts()).toEqual({ support: stored.support, owned: stored.owned })
    sessionStorage.setItem(KEY, '{')
    expect(readStoredDrafts()).toEqual({})
  })

  test('lives in memory where storage is denied', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    act(() => draftTyped('support', 'লেখা'))
    expect(value()).toBe('লেখা')
    vi.restoreAllMocks()
  })
})
