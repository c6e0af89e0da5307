/** What the learner's day says where the usual answer would mislead: a begun payment, a frozen course. */

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { commerce } from '#src/api/contract/commerce.ts'
import { setCached } from '#src/api/use-api.ts'
import { formatDay } from '#src/lib/bn.ts'
import { batch_learner } from '#src/sandbox/database/tables/batch.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const NEWCOMER = '01811111111'
const SLOW = 60_000

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
    await sandbox().db.update(batch_learner).set({ is_frozen: true })
    await renderApp('/dashboard', { as: 'learner' })
    await screen.findByRole('region', { name: 'এখনই দেখার' })
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
    expect(screen.queryByRole('heading', { name: /আজ কোনো ক্লাস|সব সারা/ })).toBeNull()
    const line = screen.getByRole('heading', { level: 1 }).nextElementSibling
    expect(line).toHaveTextContent(new RegExp(`^${formatDay(Date.now())}$`))
  },
  SLOW,
)
