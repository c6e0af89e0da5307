import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useAddedFocus } from './use-added-focus.ts'

function List() {
  const [rows, setRows] = useState(['ক'])
  const { place, expectField } = useAddedFocus<HTMLDivElement>()
  const add = () => {
    expectField()
    setRows([...rows, ''])
  }
  return (
    <div ref={place}>
      {rows.map((row, at) => (
        <input key={row} aria-label={`সারি ${at + 1}`} defaultValue={row} />
      ))}
      <button type="button" onClick={add}>
        যোগ
      </button>
    </div>
  )
}

test('a field added by a key gets the next typed text, and no second one is added', async () => {
  render(<List />)
  screen.getByRole('button').focus()
  await userEvent.keyboard(' দুই তিন')
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: 'সারি 2' })).toHaveValue('দুই তিন')
})
