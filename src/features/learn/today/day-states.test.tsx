/** What the learner's day says where the usual answer would mislead: a begun payment, a frozen course. */

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { commerce } from '#src/api/contract/commerce.ts'
import { setCached } from '#src/api/use-api.ts'
import { formatDay } from '#src/lib/bn.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const NEWCOMER = '01811111111'
const SLOW = 60_000

/** The server's replies, with every batch frozen and no next class. */
const freeze: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  const response = await fetch(request)
  if (!/\/(?:batch|overview\/new-class-joining)$/.test(pathname)) return response
  const body = (await response.json()) as { data: { data: object[] } | null }
  const data = body.data && pathname.endsWith('/batch') ? body.data : null
  const frozen = data && { ...data, data: data.data.map((each) => ({ ...each, state: 'frozen' })) }
  return Response.json({ ...body, data: frozen }, { status: response.status })
}

it(
  'a payment that was begun is named, with the way back to it',
  async () => {
    await renderApp('/dashboard', { phone: NEWCOMER })
    await screen.findByRole('link', { name: 'কোর্স দেখুন' })
    act(() =>
      setCached(commerce.bookingStatus, {}, [
        { course: 'c', slug: 'ux-design', state: 'pending', batch: null, booking: null, transaction: 'TRX1' },
      ]),
    )
    const card = within(await screen.findByRole('region', { name: 'এখনই দেখার' }))
    expect(card.getByRole('heading', { name: 'পেমেন্ট চলছে' })).toBeVisible()
    expect(card.getByRole('link', { name: 'চালিয়ে যান' })).toHaveAttribute('href', '/purchase/ux-design')
  },
  SLOW,
)

it(
  'where every course is frozen nothing says that there is no class, or sends to recordings',
  async () => {
    await renderApp('/dashboard', { as: 'learner', network: freeze })
    await screen.findAllByText('পেমেন্ট বাকি')
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
    expect(screen.queryByRole('heading', { name: 'আজ কোনো ক্লাস নেই' })).toBeNull()
    expect(screen.queryByText(/রেকর্ডিং দেখা বাকি/)).toBeNull()
    const line = screen.getByRole('heading', { level: 1 }).nextElementSibling
    expect(line).toHaveTextContent(new RegExp(`^${formatDay(Date.now())}$`))
  },
  SLOW,
)
