import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { reset } from '#src/stores/uploads/upload-store.ts'
import { fakeLine } from '../../../../tests/support/fake-line.ts'
import { FilesField } from './files-field.tsx'
import { useTicketFiles } from './use-ticket-files.ts'
import { words } from './words.ts'

afterEach(reset)

function Field() {
  return <FilesField files={useTicketFiles()} />
}

test('a file that waits for the connection goes with its ticket, and nobody is told to give it again', async () => {
  connectClient(fakeLine(() => Promise.reject(new TypeError('no connection'))).connection)
  const { container } = render(<Field />)
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File([bytes], 'bill.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(words.files.goesLater)).toBeVisible()
  expect(screen.getByText(words.files.failed)).toBeVisible()
  expect(container).not.toHaveTextContent(/আবার (?:দিন|বেছে নিন)/)
})
