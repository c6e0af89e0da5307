import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { connectMissingPart } from '#src/lib/load-chunk.ts'
import { defineLate, defineLazy } from './define-late.tsx'

const Sheet = ({ name }: { name: string }) => <p>{name}</p>

test('shows nothing until its file has loaded, and is there at once the next time', async () => {
  const file = Promise.withResolvers<typeof Sheet>()
  const Late = defineLate(() => file.promise)
  const { container, unmount } = render(<Late name="first" />)
  expect(container).toBeEmptyDOMElement()
  file.resolve(Sheet)
  expect(await screen.findByText('first')).toBeVisible()
  unmount()
  render(<Late name="second" />)
  expect(screen.getByText('second')).toBeVisible()
})

const MISSING = 'এই অংশটি আনা গেল না।'

/** Fails until `answer` is called. */
function failAtFirst() {
  let isThere = false
  return {
    load: () => (isThere ? Promise.resolve(Sheet) : Promise.reject(new Error('gone'))),
    answer: () => {
      isThere = true
    },
  }
}

test('a file that fails to load leaves a sentence, and a press loads it again', async () => {
  const file = failAtFirst()
  const tell = vi.fn<(isAsked: boolean) => void>()
  connectMissingPart(tell)
  const Late = defineLate(file.load)
  render(<Late name="sheet" />)
  expect(await screen.findByRole('alert')).toHaveTextContent(MISSING)
  // A newer release may have it.
  expect(tell.mock.calls).toEqual([[false]])
  // The browser may remember the failure, so a press reloads the page.
  await userEvent.click(screen.getByRole('button', { name: 'আবার' }))
  expect(tell.mock.calls).toEqual([[false], [true]])
  file.answer()
  await userEvent.click(screen.getByRole('button', { name: 'আবার' }))
  expect(await screen.findByText('sheet')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a file that fails after its part has left the page reports nothing', async () => {
  const file = Promise.withResolvers<typeof Sheet>()
  const tell = vi.fn<(isAsked: boolean) => void>()
  connectMissingPart(tell)
  const Late = defineLate(() => file.promise)
  render(<Late name="sheet" />).unmount()
  file.reject(new Error('gone'))
  await expect(file.promise).rejects.toThrow('gone')
  expect(tell).not.toHaveBeenCalled()
})

test('what works without the file is there until it has loaded, and stays when it does not', async () => {
  const file = failAtFirst()
  const Late = defineLate(file.load, ({ name }) => <p>plain {name}</p>)
  render(<Late name="sheet" />)
  expect(screen.getByText('plain sheet')).toBeVisible()
  await screen.findByRole('alert')
  expect(screen.getByText('plain sheet')).toBeVisible()
  file.answer()
  await userEvent.click(screen.getByRole('button', { name: 'আবার' }))
  expect(await screen.findByText('sheet')).toBeVisible()
  expect(screen.queryByText('plain sheet')).not.toBeInTheDocument()
})

test('it is loaded again when the connection returns', async () => {
  const file = failAtFirst()
  const Late = defineLate(file.load)
  render(<Late name="sheet" />)
  await screen.findByRole('alert')
  file.answer()
  await vi.waitFor(() => {
    fireEvent(window, new Event('online'))
    expect(screen.getByText('sheet')).toBeVisible()
  })
})

test('a part whose file fails to load affects nothing else', async () => {
  const file = failAtFirst()
  const Part = defineLazy(file.load)
  render(
    <>
      <h1>title</h1>
      <Suspense fallback="waiting">
        <Part name="part" />
      </Suspense>
    </>,
  )
  expect(await screen.findByText(MISSING)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'title' })).toBeVisible()
  file.answer()
  // The part listens once its effects have run.
  await vi.waitFor(() => {
    fireEvent(window, new Event('online'))
    expect(screen.getByText('part')).toBeVisible()
  })
})

test('a substitute that needs no file is drawn in its place', async () => {
  const Part = defineLazy(failAtFirst().load, ({ name }) => <p>{`plain ${name}`}</p>)
  render(
    <Suspense fallback="waiting">
      <Part name="part" />
    </Suspense>,
  )
  expect(await screen.findByText('plain part')).toBeVisible()
})
