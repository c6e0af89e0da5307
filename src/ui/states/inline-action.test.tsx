import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { InlineAction } from './inline-action.tsx'
import { useInlineAction } from './use-inline-action.ts'

/** As `ApiError` is read. */
const refusal = Object.assign(new Error('refused'), { msg: 'এখন হবে না।' })

function Sender({ send }: { send: () => Promise<void> }) {
  const action = useInlineAction(send)
  return (
    <InlineAction action={action}>
      <Button isPending={action.isPending} pendingText="পাঠানো হচ্ছে" onClick={() => void action.act()}>
        পাঠান
      </Button>
    </InlineAction>
  )
}

it('reports in place why it failed, and tries again from there without losing the focus', async () => {
  const user = userEvent.setup()
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(undefined)
  render(<Sender send={send} />)
  await user.click(screen.getByRole('button', { name: 'পাঠান' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('এখন হবে না।')
  screen.getByRole('button', { name: 'আবার' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'পাঠান' })).toHaveFocus())
})

it('shows only the latest reason', async () => {
  const user = userEvent.setup()
  const send = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(refusal)
    .mockRejectedValueOnce(Object.assign(new Error('again'), { msg: 'সময় শেষ।' }))
  render(<Sender send={send} />)
  await user.click(screen.getByRole('button', { name: 'পাঠান' }))
  await screen.findByText('এখন হবে না।')
  await user.click(screen.getByRole('button', { name: 'পাঠান' }))
  expect(await screen.findByText('সময় শেষ।')).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
