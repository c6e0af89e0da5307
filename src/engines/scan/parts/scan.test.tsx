import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { FileDrop, type FileDropProps } from '#src/ui/fields/file-drop.tsx'
import { jpeg } from '../../../../tests/support/pictures.ts'
import { EMPTY_PROFILE, makeShelf, photo, readFile } from '../../../../tests/support/scan-pages.ts'
import type { PageShape } from '../inside/scan-messages.ts'
import type { PageShelf, PagesFile } from '../scan-note.ts'

/** In place of the worker, which jsdom lacks: a page is the number of its photo, and its turn. */
const drawn = vi.hoisted(() => ({ asked: [] as PageShape[], isGone: false, weight: 0 }))
vi.mock('../inside/scan-engine.ts', () => ({
  startScanWorker: () => undefined,
  findPage: async () => ({ corners: undefined, hint: undefined }),
  drawPreview: async () => new Blob(['preview']),
  drawPage: async (photo: Blob, shape: PageShape, most = Infinity) => {
    if (drawn.isGone) throw new Error('gone')
    drawn.asked.push(shape)
    const page = new Blob([`<${photo.size - jpeg().length - EMPTY_PROFILE}:${shape.turn}>`])
    // The first page is light.
    if (drawn.weight > 0 && photo.size > jpeg().length + EMPTY_PROFILE + 1)
      Object.defineProperty(page, 'size', { value: Math.min(drawn.weight, most) })
    return { jpeg: page, thumb: page, width: 100, height: 140 }
  },
}))

/** In place of the engine for PDF: its pages are photos 8 and 9. */
const pdf = vi.hoisted(() => ({ isGone: false, fault: '', count: 2 }))
vi.mock('../../pages/pdf-engine.ts', () => {
  class PdfError extends Error {
    fault = pdf.fault
  }
  return {
    PdfError,
    openPdf: async () => {
      if (pdf.isGone) throw new Error('gone')
      if (pdf.fault !== '') throw new PdfError()
      return {
        count: pdf.count,
        measure: async () => ({ width: 600, height: 800 }),
        draw: async (no: number) => ({
          toBlob: (take: (jpeg: Blob) => void) => take(photo(no + 7)),
        }),
        close: () => undefined,
      }
    },
  }
})

const zip = new File(['PK'], 'code.zip')

beforeEach(() => {
  Object.assign(pdf, { isGone: false, fault: '', count: 2 })
  drawn.asked = []
  drawn.isGone = false
  drawn.weight = 0
  // jsdom knows neither of them.
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

/** In place of what sends the file. */
function takePages(onFiles: FileDropProps['onFiles']) {
  let isUnderWay = false
  return async (pages: PagesFile) => {
    if (isUnderWay) return
    isUnderWay = true
    while (!pages.isAllGiven()) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const made = await pages.make()
      pages.markGiven(made)
      if (made.file) void onFiles([made.file])
    }
    isUnderWay = false
  }
}

function show(shelf: PageShelf, props: Partial<FileDropProps> = {}, isEmpty = false) {
  const onFiles = vi.fn<FileDropProps['onFiles']>()
  const onPages = vi.fn<(pages: PagesFile) => Promise<void>>(takePages(onFiles))
  const field = (
    <FileDrop
      label="ফাইল"
      limit="PDF"
      hasCamera
      pages={{ shelf, title: 'বাড়ির কাজ', isEmpty, onPages: (chosen) => void onPages(chosen) }}
      onFiles={onFiles}
      {...props}
    />
  )
  const view = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: field }])} />)
  return { ...view, onFiles, onPages, getLast: () => onFiles.mock.calls.at(-1)?.[0][0] }
}
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'ফাইল' }), { dataTransfer: { files } })
const getCard = () => screen.findByRole('region', { name: 'ছবি থেকে তৈরি পৃষ্ঠা' })

async function joinThree(shelf: PageShelf) {
  const shown = show(shelf)
  drop(photo(1), zip, photo(2), photo(3))
  await userEvent.click(screen.getByRole('button', { name: '৩টি ছবি মিলিয়ে একটি PDF বানান' }))
  await waitFor(() => expect(shown.getLast()?.name).toBe('khata-1.pdf'))
  return shown
}

test('of several pictures one PDF is made in their order, and what is no picture is named', async () => {
  const { shelf, photos } = makeShelf()
  const { getLast, onFiles } = await joinThree(shelf)
  expect(await readFile(getLast())).toBe('<1:0><2:0><3:0>')
  expect(screen.getByText('নেওয়া হয়নি: code.zip।')).toBeVisible()
  expect(photos.size).toBe(3)
  expect(within(await getCard()).getByText('৩টি পৃষ্ঠা, একটি PDF')).toBeVisible()
  expect(onFiles).toHaveBeenCalledTimes(1)
})

test('pages that are too heavy for one file are made smaller, which is said', async () => {
  drawn.weight = 11 * MEGABYTE
  const { getLast } = await joinThree(makeShelf().shelf)
  expect(await readFile(getLast())).toBe('<1:0><2:0><3:0>')
  expect(drawn.asked, 'only the heavy ones').toHaveLength(5)
  const card = within(await getCard())
  expect(card.getByText('ফাইল ২০ এমবি-এর মধ্যে রাখতে ভারী পৃষ্ঠাগুলো ছোট করা হয়েছে।')).toBeVisible()
  expect(card.getByText('১৯ এমবি · জমা দিলে এটিই যাবে')).toBeVisible()
})

test('pages are put in order by the keys of their grip, which keeps the focus', async () => {
  const { shelf } = makeShelf()
  const { getLast } = await joinThree(shelf)
  const grip = screen.getByRole('button', { name: /^পৃষ্ঠা ৩, ৩টির মধ্যে/ })
  grip.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('button', { name: /^পৃষ্ঠা ১, ৩টির মধ্যে/ })).toBe(document.activeElement)
  await waitFor(async () => expect(await readFile(getLast())).toBe('<3:0><1:0><2:0>'))
})

test('a page is turned, removed and brought back; a single picture stays a picture', async () => {
  const { shelf } = makeShelf()
  const { getLast } = await joinThree(shelf)
  await userEvent.click(screen.getByRole('button', { name: 'পৃষ্ঠা ২ ঠিক করুন' }))
  await userEvent.click(await screen.findByRole('button', { name: 'ডানে ঘোরান' }))
  await userEvent.click(screen.getByRole('button', { name: 'পৃষ্ঠা রাখুন' }))
  await waitFor(async () => expect(await readFile(getLast())).toBe('<1:0><2:1><3:0>'))

  const remove = async (no: string) => {
    await userEvent.click(screen.getByRole('button', { name: `পৃষ্ঠা ${no} ঠিক করুন` }))
    await userEvent.click(await screen.findByRole('button', { name: 'সরান' }))
  }
  await remove('১')
  await remove('২')
  await waitFor(() => expect(getLast()?.name).toBe('khata-2.jpg'))
  expect(await readFile(getLast())).toBe('<2:1>')
  await userEvent.click(screen.getByRole('button', { name: 'ফিরিয়ে আনুন' }))
  await waitFor(async () => expect(await readFile(getLast())).toBe('<2:1><3:0>'))
})

test('pages are there after a reload, and the field is not given again what it has', async () => {
  const { shelf } = makeShelf()
  const { unmount } = await joinThree(shelf)
  unmount()
  const again = show(shelf)
  expect(await within(await getCard()).findByText('৩টি পৃষ্ঠা, একটি PDF')).toBeVisible()
  await waitFor(() => expect(drawn.asked).toHaveLength(6))
  await within(await getCard()).findByText(/জমা দিলে এটিই যাবে$/)
  // What is not given yet goes when the field leaves.
  again.unmount()
  expect(again.onFiles).not.toHaveBeenCalled()
})

test('a tab that is killed before the file is made makes it once it is back', async () => {
  const { shelf, photos, notes } = makeShelf()
  photos.set('a', photo(1))
  photos.set('b', photo(2))
  notes.now = { pages: [{ id: 'b' }, { id: 'a' }, { id: 'gone' }] }
  const { getLast } = show(shelf)
  await waitFor(() => expect(getLast()?.name).toBe('khata-2.pdf'))
  expect(await readFile(getLast())).toBe('<2:0><1:0>')
})

test('what cannot be drawn, as without the worker, is said and tried again at a press', async () => {
  const { shelf } = makeShelf()
  drawn.isGone = true
  const { onFiles, getLast } = show(shelf)
  drop(photo(1), photo(2))
  await userEvent.click(screen.getByRole('button', { name: '২টি ছবি মিলিয়ে একটি PDF বানান' }))
  await screen.findByText(/^কিছু পৃষ্ঠা তৈরি করা গেল না/)
  expect(onFiles).not.toHaveBeenCalled()
  drawn.isGone = false
  await userEvent.click(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' }))
  await waitFor(async () => expect(await readFile(getLast())).toBe('<1:0><2:0>'))
})

test('a photo that is not taken is named with its reason, and more than thirty are not taken', async () => {
  const { shelf, photos } = makeShelf()
  show(shelf)
  const many = Array.from({ length: 31 }, (_none, at) => photo(at + 1))
  drop(new File(['x'], 'broken.png'), ...many)
  await userEvent.click(screen.getByRole('button', { name: /মিলিয়ে একটি PDF বানান$/ }))
  await screen.findByText(/^broken\.png: /)
  expect(screen.getAllByText(/^khata-3[01]\.jpg: এক ফাইলে সবচেয়ে বেশি ৩০টি পৃষ্ঠা দেওয়া যায়।$/)).toHaveLength(2)
  await waitFor(() => expect(photos.size).toBe(29))
})

test('a reload comes back to the open camera, and to the page that was open', async () => {
  const { shelf, notes } = makeShelf()
  const first = show(shelf)
  await userEvent.click(screen.getByRole('button', { name: 'ছবি তুলুন' }))
  await screen.findByRole('heading', { name: 'খাতার ছবি তুলুন' })
  await waitFor(() => expect(notes.now?.open?.view).toBe('camera'))
  // A killed tab unmounts nothing.
  const killed = { ...notes.now!, pages: [] }
  first.unmount()
  await waitFor(() => expect(notes.now?.open).toBeUndefined())
  notes.now = killed
  const second = show(shelf)
  await screen.findByRole('heading', { name: 'খাতার ছবি তুলুন' })
  await userEvent.click(screen.getByRole('button', { name: 'বন্ধ করুন' }))
  await waitFor(() => expect(notes.now).toBeUndefined())
  second.unmount()

  const third = await joinThree(shelf)
  await userEvent.click(screen.getByRole('button', { name: 'পৃষ্ঠা ২ ঠিক করুন' }))
  await waitFor(() => expect(notes.now?.open?.view).toBe(notes.now?.pages[1]?.id))
  const withPage = notes.now
  third.unmount()
  // A page that is left is not opened by the next visit.
  await waitFor(() => expect(notes.now?.open).toBeUndefined())
  notes.now = withPage
  const fourth = show(shelf)
  await screen.findByRole('heading', { name: 'পৃষ্ঠা ২' })
  fourth.unmount()
  notes.now = { ...withPage, open: { view: 'camera', at: Date.now() - 61 * 60_000 } }
  show(shelf)
  await getCard()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture beside pages is asked about, and another file does not leave them as what goes', async () => {
  const { shelf } = makeShelf()
  const { getLast, unmount } = await joinThree(shelf)
  drop(photo(4))
  expect(screen.getByText('ফাইলটি পৃষ্ঠা হিসেবে যোগ করবেন, না পৃষ্ঠাগুলোর বদলে দেবেন?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '১টি ছবি পৃষ্ঠা হিসেবে যোগ করুন' }))
  await waitFor(async () => expect(await readFile(getLast())).toBe('<1:0><2:0><3:0><4:0>'), { timeout: 3000 })

  drop(new File(['%PDF-1.4'], 'other.pdf'))
  await userEvent.click(screen.getByRole('button', { name: /^other\.pdf/ }))
  await waitFor(() => expect(getLast()?.name).toBe('other.pdf'))
  await within(await getCard()).findByText('এখন এই পৃষ্ঠাগুলো জমায় নেই।')
  expect(within(await getCard()).queryByText(/জমা দিলে এটিই যাবে$/)).toBeNull()
  unmount()
  const again = show(shelf)
  await within(await getCard()).findByText('এখন এই পৃষ্ঠাগুলো জমায় নেই।')
  await waitFor(() => expect(drawn.asked).toHaveLength(8))
  expect(again.onFiles).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'এই পৃষ্ঠাগুলোই দিন' }))
  await waitFor(() => expect(again.getLast()?.name).toBe('khata-1.pdf'))
  await within(await getCard()).findByText(/জমা দিলে এটিই যাবে$/)
})

test('where the field holds no file any more, its pages do not say that they go', async () => {
  const { shelf } = makeShelf()
  const { unmount } = await joinThree(shelf)
  unmount()
  const again = show(shelf, {}, true)
  await userEvent.click(await screen.findByRole('button', { name: 'এই পৃষ্ঠাগুলোই দিন' }))
  await waitFor(() => expect(again.getLast()?.name).toBe('khata-1.pdf'))
})

test('a PDF among photos gives its pages in its place, and survives a reload in the middle', async () => {
  const { shelf, photos } = makeShelf()
  const { unmount } = show(shelf)
  pdf.isGone = true
  drop(photo(1), new File(['%PDF-1.4'], 'notes.pdf'), photo(2), zip)
  expect(screen.getByText(/^শুধু ছবি আর PDF মেলানো যায়/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '৩টি ফাইল মিলিয়ে একটি PDF বানান' }))
  expect(screen.getByText('নেওয়া হয়নি: code.zip।')).toBeVisible()
  await within(await getCard()).findByText(/^কিছু পৃষ্ঠা তৈরি করা গেল না/)
  unmount()
  expect(photos.size, 'the PDF itself waits').toBe(3)
  pdf.isGone = false
  const { getLast } = show(shelf)
  await waitFor(() =>
    expect(within(screen.getByRole('list')).getAllByRole('button', { name: /ঠিক করুন$/ })).toHaveLength(4),
  )
  await waitFor(async () => expect(await readFile(getLast())).toBe('<1:0><8:0><9:0><2:0>'), { timeout: 3000 })
  expect(photos.size).toBe(4)
})

test.each([
  ['locked', /পাসওয়ার্ড/],
  ['broken', /নষ্ট/],
])('a %s PDF is left out with its reason, and the photos stay', async (fault, reason) => {
  const { getLast } = show(makeShelf().shelf)
  pdf.fault = fault
  drop(photo(1), new File(['%PDF-1.4'], 'notes.pdf'))
  await userEvent.click(screen.getByRole('button', { name: '২টি ফাইল মিলিয়ে একটি PDF বানান' }))
  await within(await getCard()).findByText((text) => text.startsWith('notes.pdf: ') && reason.test(text))
  await waitFor(() => expect(getLast()?.name).toBe('khata-1.jpg'))
})

test('a PDF with too many pages is refused as a whole', async () => {
  const { getLast } = show(makeShelf().shelf)
  pdf.count = 30
  drop(photo(1), new File(['%PDF-1.4'], 'notes.pdf'))
  await userEvent.click(screen.getByRole('button', { name: '২টি ফাইল মিলিয়ে একটি PDF বানান' }))
  await within(await getCard()).findByText(/^notes\.pdf: .*৩০টির বেশি/)
  await waitFor(() => expect(getLast()?.name).toBe('khata-1.jpg'))
})

test('where a field takes no PDF, or no pictures, nothing is offered but a choice', async () => {
  show(makeShelf().shelf, { pages: undefined })
  drop(photo(1), photo(2))
  expect(screen.queryByRole('button', { name: /মিলিয়ে/ })).toBeNull()
  expect(screen.getByRole('button', { name: /khata-2/ })).toBeVisible()
})
