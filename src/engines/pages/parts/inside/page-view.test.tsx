import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, test, vi } from 'vitest'
import type { PdfPages } from '../../pdf-engine.ts'
import type { LineText } from '../../pins.ts'
import { PageView, type PageViewProps } from './page-view.tsx'

const { openPdf } = vi.hoisted(() => ({
  openPdf: vi.fn<(data: ArrayBuffer) => Promise<PdfPages>>(),
}))
vi.mock('../../pdf-engine.ts', () => ({ openPdf }))

afterEach(() => vi.unstubAllGlobals())

const FILE = { url: 'https://media.example/khata.png', name: 'khata.png', sha256: 'a' }

const NONE: LineText[] = []
let latest: readonly LineText[] = NONE

function Desk({ first = NONE, ...rest }: Partial<PageViewProps> & { first?: LineText[] }) {
  const [lines, setLines] = useState(first)
  useEffect(() => {
    latest = lines
  })
  const onLine = (line: number, text: string) =>
    setLines((before) => [
      ...before.filter((each) => each.line !== line),
      ...(text === '' ? [] : [{ line, text }]),
    ])
  return (
    <PageView
      file={FILE}
      isPdf={false}
      label="খাতা"
      lines={lines}
      pinning={{ onLine, phrases: ['একক লিখুন'] }}
      isForDesk
      onFail={() => undefined}
      {...rest}
    />
  )
}

it('puts a pin by keys, writes its words, moves it, removes it and brings it back', async () => {
  const user = userEvent.setup()
  render(<Desk />)
  await user.keyboard('p{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}')
  const field = screen.getByRole('textbox', { name: 'পিন ১-এর কথা' })
  expect(field).toHaveFocus()
  expect(latest, 'a pin without words is not stored').toEqual([])
  await user.keyboard('গোল করুন')
  await user.click(screen.getByRole('button', { name: 'একক লিখুন' }))
  expect(latest).toEqual([{ line: 1, text: '[পৃষ্ঠা ১ · ৫২%, ৬০%] গোল করুন একক লিখুন' }])
  await user.keyboard('{Escape}')
  const pin = () => screen.getByRole('button', { name: 'পিন ১: গোল করুন একক লিখুন', description: /মুছুন/ })
  // Back on the paper: the arrows alone choose a criterion on the desk, and leave the pin where it is.
  const stage = screen.getByRole('region', { name: /বড় করে দেখার জায়গা$/ })
  await waitFor(() => expect(stage).toHaveFocus())
  expect(pin()).toHaveStyle({ left: '52%', top: '60%' })
  pin().focus()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(latest[0]?.text).toContain('৫২%, ৬০%')
  await user.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}')
  expect(latest[0]?.text).toContain('৫১%, ৫৯%')
  await user.keyboard('{Delete}')
  expect(latest).toEqual([])
  const undo = screen.getByRole('button', { name: 'ফিরিয়ে আনুন' })
  await waitFor(() => expect(undo).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(latest[0]?.text).toBe('[পৃষ্ঠা ১ · ৫১%, ৫৯%] গোল করুন একক লিখুন')
  await waitFor(() => expect(pin()).toHaveFocus())
})

it('lets go of a pin without words, and of placing, by Escape', async () => {
  const user = userEvent.setup()
  render(<Desk />)
  await user.keyboard('p{Escape}{Enter}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.keyboard('p{Enter}{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('region', { name: 'পিন' })).toBeNull()
  expect(latest).toEqual([])
})

it('puts a pin where the turned page is pressed, at its place on the upright page', async () => {
  const user = userEvent.setup()
  const { container } = render(<Desk />)
  const sheet = container.querySelector('[data-paper]')!
  sheet.getBoundingClientRect = () => new DOMRect(100, 100, 200, 400)
  await user.keyboard('rp')
  const press = { clientX: 120, clientY: 300 }
  fireEvent.pointerDown(sheet, { ...press, clientX: 180 })
  fireEvent.click(sheet, press)
  expect(screen.queryByRole('textbox'), 'the end of a drag places nothing').toBeNull()
  fireEvent.pointerDown(sheet, press)
  fireEvent.click(sheet, press)
  await user.keyboard('এখানে')
  // 10 % from the left and 50 % from the top, after a quarter turn to the right.
  expect(latest[0]?.text).toBe('[পৃষ্ঠা ১ · ৫০%, ৯০%] এখানে')
})

it('shows pins without changing them, and plain lines beside them', async () => {
  const user = userEvent.setup()
  render(
    <Desk
      pinning={undefined}
      first={[
        { line: 1, text: '[পৃষ্ঠা ১ · ২০%, ৩০%] দারুণ' },
        { line: 7, text: 'এটি আগের কথা' },
      ]}
    />,
  )
  await user.keyboard('p')
  expect(screen.queryByRole('button', { name: 'পিন বসান' })).toBeNull()
  expect(screen.queryByRole('button', { name: /মুছুন$/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'পিন ১: দারুণ' })[0]).toHaveStyle({ left: '20%', top: '30%' })
  expect(within(screen.getByRole('region', { name: 'পিন' })).getByText(/এটি আগের কথা/)).toBeVisible()
})

it('leads to the words of all pins, which follow the page from its top down', async () => {
  const user = userEvent.setup()
  render(
    <Desk
      first={[
        { line: 1, text: '[পৃষ্ঠা ১ · ২০%, ৭০%] নিচে' },
        { line: 2, text: '[পৃষ্ঠা ১ · ৬০%, ১০%] উপরে' },
      ]}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'পিন ২' }))
  const words = screen.getByRole('region', { name: 'পিন' })
  expect(words).toHaveFocus()
  expect(
    within(words)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('উপরে'), expect.stringContaining('নিচে')])
})

const answer = (ok: boolean) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('x', { status: ok ? 200 : 404 })))
const draw = () => Promise.resolve(document.createElement('canvas'))
const PAGES = {
  count: 3,
  measure: () => Promise.resolve({ width: 600, height: 800 }),
  draw,
  readText: (no: number) => Promise.resolve(`text ${no}`),
  close: vi.fn<() => void>(),
}
const pdf = { file: { ...FILE, name: 'khata.pdf' }, isPdf: true }

it('turns the pages of a PDF by key, with the pins of each, and closes it', async () => {
  const user = userEvent.setup()
  answer(true)
  openPdf.mockResolvedValueOnce(PAGES)
  const { unmount } = render(<Desk {...pdf} first={[{ line: 2, text: '[পৃষ্ঠা ২ · ২০%, ৩০%] কেন?' }]} />)
  expect(await screen.findByRole('img', { name: 'খাতা, পৃষ্ঠা ১' })).toBeVisible()
  expect(await screen.findByText('text 1')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'পিন ২: কেন?' })).toBeNull()
  await user.keyboard('{PageDown}')
  expect(await screen.findByRole('img', { name: 'খাতা, পৃষ্ঠা ২' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'পিন ২: কেন?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'পৃষ্ঠা ৩' }))
  expect(await screen.findByRole('img', { name: 'খাতা, পৃষ্ঠা ৩' })).toBeVisible()
  await user.keyboard('{PageDown}p{Enter}শেষ')
  expect(latest.at(-1)?.text).toBe('[পৃষ্ঠা ৩ · ৫০%, ৫০%] শেষ')
  // Its words lead back to the page of a pin.
  await user.click(screen.getByRole('button', { name: 'পিন ২: পৃষ্ঠা ২ কেন?' }))
  expect(await screen.findByRole('img', { name: 'খাতা, পৃষ্ঠা ২' })).toBeVisible()
  unmount()
  expect(PAGES.close).toHaveBeenCalledOnce()
})

test.each([
  ['locked', /পাসওয়ার্ড/],
  ['broken', /নষ্ট/],
])('a %s PDF is told in a sentence beside its download, and its words stay', async (fault, sentence) => {
  answer(true)
  openPdf.mockRejectedValueOnce(Object.assign(new Error(fault), { fault }))
  render(<Desk {...pdf} first={[{ line: 1, text: '[পৃষ্ঠা ২ · ২০%, ৩০%] কেন?' }]} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'ডাউনলোড করুন' })).toHaveAttribute('href', FILE.url)
  expect(screen.getByText(/কেন\?/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeNull()
})

it('offers another try when the PDF did not arrive', async () => {
  answer(false)
  openPdf.mockResolvedValueOnce(PAGES)
  render(<Desk {...pdf} />)
  const again = await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' })
  answer(true)
  await userEvent.click(again)
  expect(await screen.findByRole('img', { name: 'খাতা, পৃষ্ঠা ১' })).toBeVisible()
})

it('keeps the place of a page that cannot be drawn', async () => {
  answer(true)
  openPdf.mockResolvedValueOnce({ ...PAGES, draw: () => Promise.reject(new Error('no')) })
  render(<Desk {...pdf} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^পৃষ্ঠা ১ এখানে দেখানো গেল না/)
  expect(screen.getByRole('button', { name: 'পরের পৃষ্ঠা' })).toBeEnabled()
})
