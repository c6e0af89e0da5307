import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reset, usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'
import { Transcript } from './transcript.tsx'

const VTT = `WEBVTT

00:10.000 --> 00:13.000
ইনপুটের মান

00:13.000 --> 00:20.000
state-এ থাকে।

00:20.000 --> 00:30.000
এবার onChange লিখি।

00:30.000 --> 00:40.000
না বুঝলে জিজ্ঞেস করুন।
`

const answer = vi.fn<(url: string) => Promise<Response>>()
/** jsdom has none. */
Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
  if (typeof to === 'object') this.scrollTop = to.top ?? 0
}

beforeEach(() => {
  reset()
  videoOpened(0, 100)
  answer.mockResolvedValue(new Response(VTT))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const MARKUP = { recordingId: 'r', title: 'ক্লাস ২২', onKeep: () => {} }
function show(more: Partial<Parameters<typeof Transcript>[0]> = {}) {
  const props = { ...MARKUP, captions: 'https://media.example/a.vtt', onExpired: () => {}, ...more }
  return render(<Transcript {...props} />, { wrapper: MemoryRouter })
}
const findLines = () => screen.findAllByRole('listitem')
const play = (position: number) => act(() => usePlayback.setState({ position, isPlaying: true }))

test('sentences are read and pressed without a video; the spoken one is the current one', async () => {
  const user = userEvent.setup()
  show()
  expect(await findLines()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /এবার onChange/ }))
  expect(usePlayback.getState().position).toBe(20)
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('এবার onChange লিখি।')
  play(12)
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('ইনপুটের মান state-এ থাকে।')
})

test('a pressed sentence is copied with its time, and saved as a note at its second', async () => {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  const onKeep = vi.fn<(position: number, text: string) => void>()
  show({ onKeep })
  await findLines()
  await user.click(screen.getByRole('button', { name: /ইনপুটের মান/ }))
  await user.click(screen.getByRole('button', { name: 'সময়সহ কপি' }))
  expect(copied).toHaveBeenCalledWith('“ইনপুটের মান state-এ থাকে।” (ক্লাস ২২, ০:১০)')
  await user.click(screen.getByRole('button', { name: 'নোটে সেভ করুন' }))
  expect(onKeep).toHaveBeenCalledWith(10, 'ইনপুটের মান state-এ থাকে।')
})

test('a search leaves the sentences with all its words, and marks them', async () => {
  const user = userEvent.setup()
  show()
  await findLines()
  await user.type(screen.getByRole('searchbox'), 'STATE মান')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['মান', 'state'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'প্রপস')
  expect(await screen.findByText(/“প্রপস” এই ক্লাসের কথায় নেই/)).toBeVisible()
})

test('the list follows the video until the person scrolls, and again after a press', async () => {
  const user = userEvent.setup()
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset['line'] ?? 0) * 100
  })
  show()
  await findLines()
  const list = () => screen.getByRole('list')
  play(25)
  await waitFor(() => expect(list().scrollTop).toBe(100))
  fireEvent.wheel(list())
  play(35)
  expect(list().scrollTop).toBe(100)
  await user.click(screen.getByRole('button', { name: 'এখনকার লাইনে' }))
  await waitFor(() => expect(list().scrollTop).toBe(200))
  expect(list()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'এখনকার লাইনে' })).not.toBeInTheDocument()
})

test('an expired address is asked anew once; without captions the failure is said in place', async () => {
  const onExpired = vi.fn<() => void>()
  answer.mockResolvedValue(new Response('', { status: 403 }))
  const { rerender } = show({ onExpired })
  await waitFor(() => expect(onExpired).toHaveBeenCalledOnce())
  rerender(<Transcript {...MARKUP} captions="https://media.example/b.vtt" onExpired={onExpired} />)
  const again = await screen.findByRole('button', { name: 'আবার' })
  answer.mockResolvedValue(new Response(VTT))
  await userEvent.click(again)
  expect(await findLines()).toHaveLength(3)
})
