import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useFocusRecovery } from './use-focus-recovery.ts'

function Rows() {
  const place = useFocusRecovery<HTMLUListElement>()
  const [rows, setRows] = useState(['এক', 'দুই', 'তিন'])
  return (
    <>
      <button type="button">আগে</button>
      <ul ref={place} tabIndex={-1} aria-label="সারি">
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
              {row}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const expectFocusOn = (name: string, role = 'button') =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())

it('passes on the focus as rows disappear: to the next, to the last, to the given element', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.tab()
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await expectFocusOn('তিন')
  await user.keyboard('{Enter}')
  await expectFocusOn('এক')
  await user.keyboard('{Enter}')
  await expectFocusOn('সারি', 'list')
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('does nothing if the person has moved on', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.tab()
  screen.getByRole('button', { name: 'দুই' }).click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'দুই' })).toBeNull())
  expect(screen.getByRole('button', { name: 'আগে' })).toHaveFocus()
})
