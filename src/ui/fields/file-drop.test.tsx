import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NO_PAGES, type PageShelf } from '#src/engines/scan/scan-note.ts'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const pdf = (name: string) => new File(['%PDF'], name)
const [a, b, c] = [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]

/** The three ways by which files reach a field. */
const WAYS: readonly (readonly [string, (files: File[]) => void])[] = [
  [
    'dropped',
    (files) => fireEvent.drop(screen.getByRole('group', { name: 'ফাইল' }), { dataTransfer: { files } }),
  ],
  [
    'pasted',
    (files) => fireEvent.paste(screen.getByRole('group', { name: 'ফাইল' }), { clipboardData: { files } }),
  ],
  ['chosen', (files) => fireEvent.change(document.querySelector('input')!, { target: { files } })],
]

function show(props: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn<FileDropProps['onFiles']>()
  render(<FileDrop label="ফাইল" limit="PDF" onFiles={onFiles} {...props} />)
  return () => onFiles.mock.calls.map(([taken]) => taken.map(({ name }) => name))
}

test.each(WAYS)('one file that is %s is accepted at once', (_, give) => {
  const taken = show()
  give([a])
  expect(taken()).toEqual([['a.pdf']])
})

test.each(WAYS)(
  'when several are %s the field asks for one, and lists the others as not accepted',
  async (_, give) => {
    const taken = show()
    give([a, b, c])
    expect(taken()).toEqual([])
    expect(screen.getByRole('group', { name: /^৩টি ফাইল এসেছে/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /b\.pdf/ }))
    expect(taken()).toEqual([['b.pdf']])
    expect(screen.getByText('নেওয়া হয়নি: a.pdf, c.pdf।')).toBeVisible()
    expect(screen.queryByRole('group', { name: /ফাইল এসেছে/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'ফাইল বেছে নিন' })).toHaveFocus()
  },
)

test('choosing none is possible too, and all are listed', async () => {
  const taken = show()
  WAYS[0]![1]([a, b, c, pdf('d.pdf'), pdf('e.pdf')])
  await userEvent.click(screen.getByRole('button', { name: 'কোনোটি নয়' }))
  expect(taken()).toEqual([])
  expect(screen.getByText('নেওয়া হয়নি: a.pdf, b.pdf, c.pdf ও আরও ২টি।')).toBeVisible()
})

test('a later choice shows its own result, and the earlier names disappear', async () => {
  const taken = show()
  WAYS[0]![1]([a, b])
  WAYS[0]![1]([c])
  expect(taken()).toEqual([['c.pdf']])
  expect(screen.queryByText(/ফাইল এসেছে/)).toBeNull()
})

test('a field for several files asks nothing', () => {
  const taken = show({ isMultiple: true })
  WAYS[0]![1]([a, b])
  expect(taken()).toEqual([['a.pdf', 'b.pdf']])
})

test('a large photo that takes long never replaces a later choice', async () => {
  const order: string[] = []
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const onFiles = async ([file]: File[]) => {
    if (file === a) await slow
    order.push(file!.name)
  }
  show({ onFiles })
  WAYS[0]![1]([a])
  WAYS[0]![1]([b])
  expect(screen.getByText('ফাইলটি তৈরি হচ্ছে…')).toBeVisible()
  finish()
  await waitFor(() => expect(screen.queryByText('ফাইলটি তৈরি হচ্ছে…')).toBeNull())
  expect(order).toEqual(['a.pdf', 'b.pdf'])
})

test('which of several is asked again when the field comes back, as at another question of an exam', async () => {
  const shelf: PageShelf = {
    getKey: () => 'question-1@nusrat',
    getNote: () => NO_PAGES,
    listen: () => () => undefined,
    readNote: () => Promise.resolve(NO_PAGES),
    changeNote: () => Promise.resolve(NO_PAGES),
    readPhoto: () => Promise.resolve(undefined),
    storePhoto: () => Promise.resolve(true),
    forgetPhoto: () => undefined,
    clear: () => undefined,
  }
  const draw = () =>
    render(<FileDrop label="ফাইল" limit="PDF" onFiles={() => undefined} pages={{ shelf, title: 'পাতা' }} />)
  const { unmount } = draw()
  WAYS[0]![1]([a, b])
  unmount()
  const again = draw()
  expect(screen.getByRole('group', { name: /^২টি ফাইল এসেছে/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'কোনোটি নয়' }))
  again.unmount()
  draw()
  expect(screen.queryByRole('group', { name: /ফাইল এসেছে/ })).toBeNull()
})
