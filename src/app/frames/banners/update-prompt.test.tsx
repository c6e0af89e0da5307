import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workBegan } from '#src/stores/shell/busy-store.ts'
import { updatePutOff, updateReady } from '#src/stores/shell/update-store.ts'
import { reset as dropUploads, useUploads } from '#src/stores/uploads/upload-store.ts'
import { MantineRoot } from '#src/ui/theme/mantine-root.tsx'
import { words as appWords } from '../../words.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const words = appWords.update

const prompt = () => screen.queryByRole('region', { name: words.title })

beforeEach(() => {
  render(
    <MantineRoot>
      <UpdatePrompt />
    </MantineRoot>,
  )
})
afterEach(() => {
  updatePutOff()
  dropUploads()
  localStorage.clear()
})

it('installs the release on a yes, and disappears on a no', async () => {
  const take = vi.fn<() => void>()
  act(() => updateReady(take))
  await userEvent.click(screen.getByRole('button', { name: words.take }))
  expect(take).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: words.later }))
  expect(prompt()).not.toBeInTheDocument()
})

it('stays away for the release that was put off, and asks again for the next', async () => {
  act(() => updateReady(vi.fn<() => void>(), 'build 2'))
  await userEvent.click(screen.getByRole('button', { name: words.later }))
  // The next load of the page finds the same release waiting.
  act(() => updateReady(vi.fn<() => void>(), 'build 2'))
  expect(prompt()).not.toBeInTheDocument()
  act(() => updateReady(vi.fn<() => void>(), 'build 3'))
  expect(prompt()).toBeInTheDocument()
})

it('waits for the end of an exam', () => {
  const end = workBegan()
  act(() => updateReady(vi.fn<() => void>()))
  expect(prompt()).not.toBeInTheDocument()
  act(end)
  expect(prompt()).toBeInTheDocument()
})

it('waits for a file that is on its way, not for one that failed', () => {
  act(() => updateReady(vi.fn<() => void>()))
  const file = new File([''], 'work.zip')
  act(() => useUploads.setState({ uploads: { a: { file, percent: 40 } } }))
  expect(prompt()).not.toBeInTheDocument()
  act(() => useUploads.setState({ uploads: { a: { file, error: new Error('a broken line') } } }))
  expect(prompt()).toBeInTheDocument()
})
