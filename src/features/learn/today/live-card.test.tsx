/** The button of the next class becomes urgent when the class is near; without a course there is no class card. */

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { call } from '#src/api/call.ts'
import { overview } from '#src/api/contract/overview.ts'
import { setCached } from '#src/api/use-api.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const NEWCOMER = '01811111111'
/** The first test of the file also loads the app's modules. */
const SLOW = 40_000
const HOUR = 3_600_000

it.each([
  {
    when: 'twelve days ahead',
    ahead: 290.5 * HOUR,
    way: 'বিস্তারিত',
    variant: 'default',
    left: '১২ দিন ২ ঘণ্টা',
  },
  { when: 'an hour ahead', ahead: HOUR + 30_000, way: 'বিস্তারিত', variant: 'default', left: '১ ঘণ্টা' },
  { when: 'in its window', ahead: HOUR / 6, way: 'ক্লাসে যোগ দিন', variant: 'accent', left: /^(৯|১০) মিনিট$/ },
])(
  'the button of a class $when',
  async ({ ahead, way, variant, left }) => {
    await renderApp('/dashboard', { as: 'learner' })
    const card = within(await screen.findByRole('region', { name: 'এখনকার বা পরের ক্লাস' }))
    const next = await call(overview.newClassJoining, {})
    act(() =>
      setCached(
        overview.newClassJoining,
        {},
        { ...next!, start_at: new Date(Date.now() + ahead).toISOString(), end_at: null },
      ),
    )
    const link = await card.findByRole('link', { name: way })
    expect(link).toHaveAttribute('data-variant', variant)
    // Directly into the room if the server has opened it: the seed's class of tonight may be running now.
    expect(link.getAttribute('href')).toMatch(
      variant === 'accent' ? /^\/join\/live\/|\/player\?/ : new RegExp(`^/join/live/${next!._id}$`),
    )
    expect(card.getByText(left)).toBeVisible()
  },
  SLOW,
)

it('without a course the first card links to the courses and the free classes', async () => {
  await renderApp('/dashboard', { phone: NEWCOMER })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'কোর্স দেখুন' })).toHaveAttribute('href', '/courses')
  expect(main.getByRole('link', { name: 'ফ্রি ক্লাস' })).toHaveAttribute('href', '/free')
  await waitFor(() =>
    expect(main.queryByRole('heading', { name: 'আজ কোনো ক্লাস নেই' })).not.toBeInTheDocument(),
  )
  expect(main.queryByRole('link', { name: 'রেকর্ডিং দেখুন' })).not.toBeInTheDocument()
  // Without activity there is no streak to show.
  expect(await main.findByRole('link', { name: 'আমার সপ্তাহ' })).toBeVisible()
  expect(main.queryByText(/^টানা/)).not.toBeInTheDocument()
})
