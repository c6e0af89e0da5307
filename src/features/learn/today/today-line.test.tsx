import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatDay } from '#src/lib/bn.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

it('the line has only the date when the day could not be read', async () => {
  const body = JSON.stringify({
    path: 'overview/upcoming-classes-grouped',
    kind: 'status',
    status: 500,
    times: 0,
  })
  await sandbox().fetch(
    new Request(`${new URL(testAddresses.main).origin}/__sandbox/faults`, { method: 'POST', body }),
  )
  await renderApp('/dashboard', { as: 'learner' })
  const line = (await screen.findByRole('heading', { level: 1 })).nextElementSibling
  await waitFor(() => expect(screen.getAllByRole('alert')).not.toHaveLength(0))
  expect(line).toHaveTextContent(new RegExp(`^${formatDay(Date.now())}$`))
}, 40_000)
