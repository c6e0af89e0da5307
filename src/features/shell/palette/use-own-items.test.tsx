import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paletteOpened } from '#src/stores/shell/palette-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'

sandboxPerTest()

const LISTS = [
  'batch',
  'recording?count=200',
  'note?count=200',
  'live/?count=200',
  'overview/upcoming-classes-grouped',
  'assignment?count=200',
  'notice?count=200',
]

test('the palette asks for all of a learner’s own lists before the first of them has come', async () => {
  const asked = new Set<string>()
  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const name = request.url.replace(`${testAddresses.main}/`, '')
    if (!isOpen || !LISTS.includes(name)) return fetch(request)
    asked.add(name)
    return new Promise(() => undefined)
  }
  let isOpen = false
  await renderApp('/dashboard/profile', { as: 'learner', network })
  isOpen = true
  act(() => paletteOpened())
  await vi.waitFor(() => expect([...asked].toSorted()).toEqual(LISTS.toSorted()))
})
