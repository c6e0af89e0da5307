/** The devices of an account over the sandbox. */

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

const DEVICES = '/dashboard/devices'
const LIMIT = /একসঙ্গে/
const LONG_WAIT = { timeout: 20_000 }
const others = async () => within(await screen.findByRole('region', { name: 'অন্য ডিভাইস' }, LONG_WAIT))

/** Logs the seed's learner in elsewhere. */
async function loginElsewhere(browser: string, os: string): Promise<void> {
  const metadata = JSON.stringify({ browser, os, deviceType: 'web' })
  const headers = { 'content-type': 'application/json', fingerprint: browser, guestid: browser, metadata }
  const body = JSON.stringify({ msisdn: '01712345678', password: 'karigor123' })
  await sandbox().fetch(
    new Request(`${testAddresses.main}/user/login-msisdn`, { method: 'POST', headers, body }),
  )
}

test("the question names the device that is logged out, and the limit is the server's", async () => {
  await loginElsewhere('Firefox', 'Windows')
  await renderApp(DEVICES, { as: 'learner' })
  await userEvent.click(
    await (await others()).findByRole('button', { name: 'Firefox · Windows থেকে লগআউট' }, LONG_WAIT),
  )
  const dialog = within(await screen.findByRole('dialog', undefined, LONG_WAIT))
  expect(dialog.getByText('Firefox · Windows থেকে লগআউট করবেন?')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'থাকুন' }))
  expect(await screen.findByText(LIMIT)).toHaveTextContent(
    'চেনেন না এমন ডিভাইস দেখলে লগআউট করে পাসওয়ার্ড বদলে নিন। একসঙ্গে ৩টি ডিভাইসে লগইন থাকা যায়।',
  )
})

test('a device that could not be removed says why in its place, until the next try (ruling R41)', async () => {
  await loginElsewhere('Firefox', 'Windows')
  await renderApp(DEVICES, { as: 'learner' })
  const fault = { kind: 'status', times: 1, status: 500, delay_ms: 0, headers: {} } as const
  sandbox().faults.add([{ ...fault, path: 'device/logout/{id}' }])
  const logOut = async () => {
    await userEvent.click(
      await (await others()).findByRole('button', { name: 'Firefox · Windows থেকে লগআউট' }, LONG_WAIT),
    )
    await userEvent.click(
      within(await screen.findByRole('dialog', undefined, LONG_WAIT)).getByRole('button', { name: 'লগআউট' }),
    )
  }
  await logOut()
  expect(await (await others()).findByRole('alert')).toHaveTextContent(
    'সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  )
  await logOut()
  expect(await (await others()).findByText('আর কোথাও লগইন করা নেই।')).toBeVisible()
  expect((await others()).queryByRole('alert')).toBeNull()
})

test('an unknown limit is not mentioned', async () => {
  const fault = { method: 'GET', path: 'user/login-info/{id}', kind: 'status', status: 400, times: 0 }
  const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
  await sandbox().fetch(new Request(address, { method: 'POST', body: JSON.stringify(fault) }))
  await renderApp(DEVICES, { as: 'learner' })
  expect(await (await others()).findByText(/^চেনেন না এমন ডিভাইস/, undefined, LONG_WAIT)).toBeVisible()
  expect(screen.queryByText(LIMIT)).toBeNull()
})
