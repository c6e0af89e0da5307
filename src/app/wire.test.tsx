import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { signedIn } from '#src/stores/session/session-store.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'
import { testAddresses } from '../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

async function timesAsked(line: string): Promise<number> {
  const log = await sandbox().fetch(new Request(`${new URL(testAddresses.main).origin}/__sandbox/requests`))
  return ((await log.json()) as { counts: Record<string, number> }).counts[line] ?? 0
}

test('a reply for a guest is requested again for the person who logs in on the page', async () => {
  await renderApp('/free')
  await screen.findByText('Figma বেসিক')
  const before = await timesAsked('GET free-course')
  expect(before).toBeGreaterThan(0)
  const reply = await call(auth.loginMsisdn, { body: { msisdn: '01712345678', password: 'karigor123' } })
  if (!('refreshToken' in reply)) throw new Error('The seed has changed')
  act(() => void signedIn(reply, reply.user))
  await waitFor(async () => expect(await timesAsked('GET free-course')).toBe(before + 1))
})
