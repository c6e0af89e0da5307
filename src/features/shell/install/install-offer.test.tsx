/** The offer to install: never on a first visit, by the browser's own prompt, later for 30 days. (spec 4 Visit counter) */

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { countVisit } from '#src/lib/visit-counter.ts'
import { installPrompt, keepInstallPrompt } from '#src/stores/browser/install-prompt.ts'
import { InstallOffer } from './install-offer.tsx'

beforeAll(keepInstallPrompt)
afterEach(() => {
  vi.restoreAllMocks()
  installPrompt.kept = undefined
  localStorage.clear()
  sessionStorage.clear()
})

function offer(outcome: string) {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}
function visit(count: number) {
  for (let each = 0; each < count; each++) countVisit(sessionStorage)
  return render(<InstallOffer picture={null} />)
}
const findButton = () => screen.queryByRole('button', { name: 'ইনস্টল করুন' })

test('the second visit shows it once the browser allows it; one press opens the browser’s prompt', async () => {
  visit(2)
  expect(findButton()).toBeNull()
  const { prompt } = offer('accepted')
  await userEvent.click(findButton()!)
  expect(prompt).toHaveBeenCalledOnce()
  expect(await screen.findByText(/এখন এই ডিভাইসে আছে/)).toBeInTheDocument()
})

test.each(['no', 'later'])('after %s it is not offered again', async (how) => {
  const { unmount } = visit(2)
  offer('dismissed')
  await userEvent.click(how === 'no' ? findButton()! : screen.getByRole('button', { name: 'পরে' }))
  expect(await screen.findByText('ঠিক আছে, ৩০ দিন আর বলব না।')).toBeInTheDocument()
  unmount()
  visit(1)
  offer('accepted')
  expect(findButton()).toBeNull()
})

test('an iPhone gets instructions', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
  )
  visit(2)
  expect(screen.getByText(/শেয়ার চিহ্নটি/)).toBeInTheDocument()
  expect(findButton()).toBeNull()
})

test('a first visit shows no offer, and the browser shows no prompt', () => {
  visit(1)
  expect(offer('accepted').event.defaultPrevented).toBe(true)
  expect(screen.queryByRole('region')).toBeNull()
})
