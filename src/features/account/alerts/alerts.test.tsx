/**
 * The settings over the sandbox: each press is saved, the last of several wins, a refused one is reverted.
 * (ruling R58)
 */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { isChannelOn, writeAlert } from '#src/sandbox/content/alert.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()
const LONG_WAIT = { timeout: 20_000 }
const NUSRAT = 'person-nusrat'

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name }, LONG_WAIT)
const isOn = (alert: 'live' | 'notice' | 'payment', channel: 'sms' | 'email') =>
  isChannelOn(sandbox().db, NUSRAT, alert, channel)
const fail = (times = 1) =>
  sandbox().faults.add([
    { method: 'PATCH', path: 'alert/{alert}', times, kind: 'status', status: 400, delay_ms: 0, headers: {} },
  ])

test('a press is saved at once, confirmed below the table, and reverted by its undo', async () => {
  await renderApp(paths.alertSettings(), { as: 'learner' })
  await userEvent.click(await box('নোটিশ · ইমেইল'))
  expect(await screen.findByText('নোটিশের ইমেইল বন্ধ হয়েছে')).toBeVisible()
  await waitFor(async () => expect(await isOn('notice', 'email')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: 'ফিরিয়ে নিন' }))
  expect(await box('নোটিশ · ইমেইল')).toBeChecked()
  await waitFor(async () => expect(await isOn('notice', 'email')).toBe(true))
  expect(await screen.findByText('নোটিশের ইমেইল চালু হয়েছে')).toBeVisible()
})

test('after quick presses the last state counts', async () => {
  await renderApp(paths.alertSettings(), { as: 'learner' })
  const sms = await box('লাইভ ক্লাস · এসএমএস')
  // The first write is still on its way when the others are requested.
  sandbox().faults.add([
    {
      method: 'PATCH',
      path: 'alert/{alert}',
      times: 1,
      kind: 'delay',
      status: 200,
      delay_ms: 1500,
      headers: {},
    },
  ])
  for (const _press of [1, 2, 3]) await userEvent.click(sms)
  await userEvent.click(await box('লাইভ ক্লাস · ইমেইল'))
  expect(sms).not.toBeChecked()
  await waitFor(async () =>
    expect([await isOn('live', 'sms'), await isOn('live', 'email')]).toEqual([false, true]),
  )
  await waitFor(() => expect(sms).not.toBeChecked())
})

test('a refused press is reverted, explained at its row, and can be tried again', async () => {
  await renderApp(paths.alertSettings(), { as: 'learner' })
  fail()
  await userEvent.click(await box('লাইভ ক্লাস · ইমেইল'))
  const refusal = await screen.findByRole('alert', undefined, LONG_WAIT)
  expect(refusal).toHaveTextContent('সেভ হয়নি, আগের মতোই আছে।')
  expect(await box('লাইভ ক্লাস · ইমেইল')).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'ফিরিয়ে নিন' })).toBeNull()
  await userEvent.click(within(refusal).getByRole('button'))
  await waitFor(async () => expect(await isOn('live', 'email')).toBe(true))
  expect(await box('লাইভ ক্লাস · ইমেইল')).toBeChecked()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('all alerts are silenced, the choices are kept, and one press brings them back', async () => {
  await renderApp(paths.alertSettings(), { as: 'learner' })
  await userEvent.click(await screen.findByRole('switch', { name: 'সব বন্ধ' }, LONG_WAIT))
  await waitFor(async () => expect(await isOn('payment', 'sms')).toBe(false))
  expect(await box('পেমেন্ট · এসএমএস')).toBeDisabled()
  expect(await box('পেমেন্ট · এসএমএস')).toBeChecked()
  await waitFor(() => expect(screen.getByRole('switch', { name: 'সব বন্ধ' })).toBeChecked())
  await userEvent.click(screen.getByRole('button', { name: 'ফিরিয়ে নিন' }))
  await waitFor(async () => expect(await isOn('payment', 'sms')).toBe(true))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'সব বন্ধ' })).not.toBeChecked())
  expect(await box('পেমেন্ট · এসএমএস')).toBeEnabled()
})

test('silence that was set elsewhere can be ended here, whichever kind has it', async () => {
  const { db } = sandbox()
  await writeAlert(db, { _id: NUSRAT, phone: '01712345678', email: null }, 'job', { force_off: true })
  await renderApp(paths.alertSettings(), { as: 'learner' })
  const all = await screen.findByRole('switch', { name: 'সব বন্ধ' }, LONG_WAIT)
  expect(all).toBeChecked()
  await userEvent.click(all)
  await waitFor(async () => expect(await isOn('payment', 'sms')).toBe(true))
  await waitFor(async () => expect(await box('পেমেন্ট · এসএমএস')).toBeEnabled())
  expect(all).not.toBeChecked()
})

test('a kind without its last channel is off, and is on again with the next one', async () => {
  await renderApp(paths.alertSettings(), { as: 'learner' })
  await userEvent.click(await box('চাকরি · ইমেইল'))
  await userEvent.click(await box('চাকরি · ইমেইল'))
  await waitFor(async () => expect(await isChannelOn(sandbox().db, NUSRAT, 'job', 'email')).toBe(true))
})

test('a channel that is not available says why, with the next step', async () => {
  await renderApp(paths.alertSettings(), { phone: '01811111111' })
  expect(await screen.findByText(/আপনার অ্যাকাউন্টে ইমেইল নেই/, undefined, LONG_WAIT)).toBeVisible()
  expect(screen.getByRole('link', { name: 'প্রোফাইলে ইমেইল দিন' })).toHaveAttribute('href', paths.profile())
  expect(screen.getByText('নোটিশের ও চাকরির খবর এসএমএসে যায় না।')).toBeVisible()
  expect(screen.getByText(/এই সাইটে পুশ এখনো চালু হয়নি/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'লাইভ ক্লাস · ইমেইল' })).toBeNull()
})

test('quiet hours that the browser cannot store are reverted with a message', async () => {
  await renderApp(paths.alertSettings(), { as: 'learner' })
  const quiet = await screen.findByRole('switch', { name: 'রাতে চুপ থাকুক' }, LONG_WAIT)
  await userEvent.click(quiet)
  expect(await screen.findByText(/এই ব্রাউজার সেটিংসটি রাখতে পারছে না/)).toBeVisible()
  expect(quiet).not.toBeChecked()
})
