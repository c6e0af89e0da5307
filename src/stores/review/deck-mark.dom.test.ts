import { afterEach, expect, test } from 'vitest'
import { findDeckMark, hasGoneDeck, markDeck, markDeckGone } from './deck-mark.ts'

afterEach(() => localStorage.clear())

test('cards of somebody who has logged out are marked for deletion, unless they are to stay', () => {
  expect([markDeckGone('nusrat'), hasGoneDeck()]).toEqual([false, false])
  markDeck('nusrat', { stays: true })
  expect([markDeckGone('nusrat'), hasGoneDeck()]).toEqual([false, false])
  for (const stays of [false, null]) {
    markDeck('sajid', { stays, isGone: false })
    expect([markDeckGone('sajid'), hasGoneDeck()]).toEqual([true, true])
  }
  expect(findDeckMark('nusrat')?.isGone).toBe(false)
})
