import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { frameSteppedAside } from '#src/stores/shell/shell-store.ts'
import { LazyParts } from './lazy-parts.tsx'
import { useShellFile } from './start/shell-file-store.ts'

vi.mock('./late/shell.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  frameSteppedAside(false)
  useShellFile.setState({ file: undefined, hasFailed: false })
  vi.restoreAllMocks()
})

test('when the file of the dialogs is missing, the browser asks instead and leaving still works', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(true)
  render(<LazyParts />)
  const answer = vi.fn<(isYes: boolean) => void>()
  act(() => void confirmAsked({ title: 'লগআউট করবেন?', yes: 'লগআউট' }).then(answer))
  await waitFor(() => expect(answer).toHaveBeenCalledWith(true), { timeout: 5000 })
  expect(ask).toHaveBeenCalledOnce()
})
