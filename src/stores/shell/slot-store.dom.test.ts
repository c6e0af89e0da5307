import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { workBegan } from './busy-store.ts'
import { type SlotName, useSlot } from './slot-store.ts'

function ask(name: SlotName) {
  const { result, rerender, unmount } = renderHook(({ isWanted }) => useSlot(name, isWanted), {
    initialProps: { isWanted: true },
  })
  return { has: () => result.current, putAway: () => rerender({ isWanted: false }), unmount }
}

it('one at a time by weight, in whatever order they come; the next one follows when one is put away', () => {
  const [promo, update, consent] = [ask('promo'), ask('update'), ask('consent')]
  const shown = () => [promo, update, consent].map(({ has }) => has())
  expect(shown()).toEqual([false, true, false])
  update.putAway()
  expect(shown()).toEqual([false, false, true])
  consent.unmount()
  expect(promo.has()).toBe(true)
  const late = ask('maintenance')
  expect([late.has(), promo.has()]).toEqual([true, false])
  late.unmount()
  promo.unmount()
})

it('nothing comes over work, and what waits comes after it', () => {
  const update = ask('update')
  let end = () => undefined as void
  act(() => {
    end = workBegan()
  })
  expect(update.has()).toBe(false)
  act(end)
  expect(update.has()).toBe(true)
  update.unmount()
})
