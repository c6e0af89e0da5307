import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signedOut, useSession } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { fillStorage, isCloseAsked } from '../../../tests/support/full-storage.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { findTypedDraft, draftTyped, reset } from './draft-store.ts'
import { useDraft, useTextDraft } from './use-draft.ts'
import { words } from './words.ts'

const readStored = () =>
  Object.entries(localStorage)
    .map(([name, text]) => `${name} ${String(text)}`)
    .join(' ')

function becomes(id: string | undefined): void {
  const user = id === undefined ? undefined : { _id: id, name: id, role: 'learner' as const }
  act(() => useSession.setState({ user, status: user ? 'signed-in' : 'guest' }))
}

const form = () => renderHook(() => useTextDraft('support', ''))
const value = () => form().result.current[0]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetAllStores()
})

describe('typed text (ruling R16)', () => {
  test('survives closing its form, and a killed tab', () => {
    const { result, unmount } = form()
    act(() => result.current[1]('আমার ক্লাস'))
    expect(result.current[0]).toBe('আমার ক্লাস')
    unmount()
    expect(value()).toBe('আমার ক্লাস')
    sessionStorage.clear()
    reset()
    expect(value()).toBe('আমার ক্লাস')
  })

  test.each([
    ['a form with one field more', { title: 'আমার', gone: 1 }, { title: 'আমার', text: '' }],
    ['one whose field has another kind', { title: 5, text: 'থাকে' }, { title: '', text: 'থাকে' }],
    ['nothing that fits', { title: 5 }, { title: '', text: '' }],
    ['null', null, { title: '', text: '' }],
    ['a list', ['আমার'], { title: '', text: '' }],
    ['a text', 'আমার', { title: '', text: '' }],
  ])('of an older release is kept as far as it fits: %s', (_, older, shown) => {
    draftTyped('support', older)
    const Shape = v.object({ title: v.string(), text: v.string() })
    const { result, rerender } = renderHook(() => useDraft('support', Shape, { title: '', text: '' }))
    expect(result.current[0]).toEqual(shown)
    const before = result.current[0]
    rerender()
    // Effects that follow it run once.
    if (before.title !== '' || before.text !== '') expect(result.current[0]).toBe(before)
  })

  test('is dropped when it was sent', () => {
    const { result } = form()
    act(() => result.current[1]('x'))
    act(() => result.current[2]())
    expect(result.current[0]).toBe('')
    expect(readStored()).toBe('')
    reset()
    expect(value()).toBe('')
  })

  test('of a guest becomes that of the person who logs in', () => {
    act(() => draftTyped('support', 'আগে লেখা'))
    becomes('nusrat')
    expect(value()).toBe('আগে লেখা')
    becomes('rakib')
    expect(value()).toBe('')
  })

  test('is hidden after an expired session, and offered to the same person again', () => {
    becomes('nusrat')
    act(() => draftTyped('support', 'আমার'))
    act(() => signedOut('ended'))
    expect(value()).toBe('')
    becomes('nusrat')
    expect(value()).toBe('আমার')
  })

  test('is hidden from another person who logs in, and waits for its owner', () => {
    becomes('nusrat')
    act(() => draftTyped('support', 'আমার'))
    act(() => signedOut('ended'))
    becomes('rakib')
    expect(value()).toBe('')
    act(() => draftTyped('support', 'অন্যের'))
    act(() => signedOut('logged-out'))
    expect(value()).toBe('')
    expect(readStored()).not.toContain('অন্যের')
    becomes('nusrat')
    reset()
    expect(value()).toBe('আমার')
  })

  test('is synchronised with another tab, typed and dropped', () => {
    const { result } = form()
    localStorage.setItem(
      'karigor-own-draft:support@guest',
      JSON.stringify({ at: Date.now(), value: 'ওদিকে' }),
    )
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'karigor-own-draft:support@guest' })))
    expect(result.current[0]).toBe('ওদিকে')
    localStorage.clear()
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'karigor-own-draft:support@guest' })))
    expect(result.current[0]).toBe('')
  })

  test('of a step of the login stays with its tab', () => {
    act(() => draftTyped('login-contact', '01712345678'))
    expect(localStorage).toHaveLength(0)
    reset()
    expect(renderHook(() => useTextDraft('login-contact', '')).result.current[0]).toBe('')
  })

  test('is deleted at a logout (ruling R21)', () => {
    becomes('nusrat')
    act(() => draftTyped('support', 'আমার'))
    act(() => signedOut('logged-out'))
    expect([readStored(), sessionStorage.length]).toEqual(['', 0])
  })

  test('of another shape counts as missing, and is replaced by what is typed now', () => {
    const Letter = v.object({ title: v.string(), pages: v.optional(v.number()) })
    const empty = { title: '' }
    const letter = () => renderHook(() => useDraft('letter', Letter, empty)).result.current
    for (const old of ['আগের লেখা', null, { title: 5 }, []]) {
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

  test('is read from storage entry by entry: anything else is dropped', () => {
    const stored = { support: '{"at":1,"value":"ক"}', junk: '"x"', empty: 'null', broken: '{' }
    for (const [key, text] of Object.entries(stored))
      localStorage.setItem(`karigor-own-draft:${key}@guest`, text)
    reset()
    expect(value()).toBe('ক')
    for (const key of ['junk', 'empty', 'broken']) expect(findTypedDraft(key, v.unknown())).toBeUndefined()
  })

  test('survives a reload of its tab where the device is full, and the browser asks before the tab closes', async () => {
    localStorage.setItem('karigor-own-draft:support@guest', JSON.stringify({ at: 1, value: 'আগের' }))
    reset()
    expect(isCloseAsked()).toBe(false)
    fillStorage()
    act(() => draftTyped('support', 'নতুন'))
    expect(isCloseAsked()).toBe(true)
    vi.resetModules()
    const reloaded = await import('./draft-store.ts')
    expect(reloaded.findTypedDraft('support', v.string())).toBe('নতুন')
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([words.onlyInThisTab])
    vi.restoreAllMocks()
    act(() => draftTyped('support', 'নতুন'))
    expect(isCloseAsked(), 'the page after the reload asks too').toBe(true)
    reloaded.draftDropped('support')
    expect(isCloseAsked()).toBe(false)
  })

  test('stays in memory where storage is denied, and reports that', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    act(() => draftTyped('support', 'লেখা'))
    expect(value()).toBe('লেখা')
    act(() => draftTyped('support', 'লেখাটা'))
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([words.onlyInThisTab])
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(value()).toBe('লেখাটা')
    vi.restoreAllMocks()
  })
})
