/**
 * A part of the profile that fails to save says so in its place, where no field does; the next try removes
 * it. (ruling R41)
 */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { words as waiting } from '#src/ui/states/waiting-words.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }
const MESSAGE = 'সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।'
const WITHOUT_PASSWORD = { phone: '01811111111' }
const NUSRAT = { as: 'learner' } as const

const fail = (method: 'PATCH' | 'POST', path: string, body?: object) =>
  sandbox().faults.add([
    { method, path, kind: 'status', times: 1, status: body ? 400 : 500, delay_ms: 0, headers: {}, body },
  ])
const part = async (name: string) => within(await screen.findByRole('region', { name }, LONG_WAIT))
const button = (name: string) => ({ name: new RegExp(`^${name}$`) })

test(
  'the profile itself waits for a broken server, and is taken back into its form',
  { timeout: SLOW },
  async () => {
    await renderApp(paths.profile(), NUSRAT)
    const form = within(await screen.findByRole('form', { name: 'প্রোফাইল' }, LONG_WAIT))
    await userEvent.type(form.getByRole('textbox', { name: /ডাকনাম/ }), 'নুসু')
    fail('PATCH', 'user')
    await userEvent.click(form.getByRole('button', button('সেভ করুন')))
    expect(await form.findByText(waiting.waiting)).toBeVisible()
    expect(form.getByText('সব সেভ করা আছে')).toBeVisible()
    await userEvent.click(form.getByRole('button', button(waiting.takeBack)))
    expect(form.getByRole('textbox', { name: /ডাকনাম/ })).toHaveValue('নুসরাতনুসু')
    await userEvent.click(form.getByRole('button', button('সেভ করুন')))
    await form.findByText('সব সেভ করা আছে')
    await waitFor(() => expect(form.queryByText(waiting.waiting)).toBeNull())
  },
)

test('when a field shows the error, nothing else does', { timeout: SLOW }, async () => {
  await renderApp(paths.profile(), NUSRAT)
  const form = within(await screen.findByRole('form', { name: 'প্রোফাইল' }, LONG_WAIT))
  await userEvent.type(form.getByRole('textbox', { name: /ডাকনাম/ }), 'নুসু')
  fail('PATCH', 'user', {
    code: 400,
    status: 'error',
    msg: MESSAGE,
    data: null,
    errors: { nickname: 'অন্য নাম দিন।' },
  })
  await userEvent.click(form.getByRole('button', button('সেভ করুন')))
  expect(await form.findByRole('textbox', { description: 'অন্য নাম দিন।' })).toBeVisible()
  expect(form.queryByRole('alert')).toBeNull()
})

test('another password', { timeout: SLOW }, async () => {
  await renderApp(paths.profile(), NUSRAT)
  const card = await part('পাসওয়ার্ড')
  await userEvent.type(card.getByLabelText('এখনকার পাসওয়ার্ড'), 'wrong-one')
  await userEvent.type(card.getByLabelText('নতুন পাসওয়ার্ড'), 'karigor456')
  fail('POST', 'user/change-password')
  await userEvent.click(card.getByRole('button', button('পাসওয়ার্ড বদলান')))
  expect(await card.findByRole('alert')).toHaveTextContent(MESSAGE)
  await userEvent.click(card.getByRole('button', button('পাসওয়ার্ড বদলান')))
  await waitFor(() => expect(card.getByLabelText('এখনকার পাসওয়ার্ড')).toBeInvalid())
  expect(card.queryByRole('alert')).toBeNull()
})

test('a code, and the first password', { timeout: SLOW }, async () => {
  await renderApp(paths.profile(), WITHOUT_PASSWORD)
  const card = await part('পাসওয়ার্ড')
  fail('POST', 'user/with-otp')
  await userEvent.click(card.getByRole('button', button('কোড পাঠান')))
  expect(await card.findByRole('alert')).toHaveTextContent(MESSAGE)
  await userEvent.click(card.getByRole('button', button('কোড পাঠান')))
  await userEvent.type(await card.findByRole('textbox', { name: 'কোড' }), '246810')
  expect(card.queryByRole('alert')).toBeNull()
  await userEvent.type(card.getByLabelText('নতুন পাসওয়ার্ড'), 'karigor456')
  fail('POST', 'user/verify-change-password')
  await userEvent.click(card.getByRole('button', button('পাসওয়ার্ড দিন')))
  expect(await card.findByRole('alert')).toHaveTextContent(MESSAGE)
})

test('a drawn avatar, which stays selected', { timeout: SLOW }, async () => {
  await renderApp(paths.profile(), NUSRAT)
  const card = await part('ছবি')
  await userEvent.click(card.getByText('আঁকা ছবি থেকে বেছে নিন'))
  const [avatar] = await card.findAllByRole('radio', undefined, LONG_WAIT)
  await userEvent.click(avatar!)
  fail('PATCH', 'user/register-icon')
  await userEvent.click(card.getByRole('button', button('সেভ করুন')))
  expect(await card.findByRole('alert')).toHaveTextContent(MESSAGE)
  await userEvent.click(card.getByRole('button', button('সেভ করুন')))
  await waitFor(() => expect(card.queryByRole('button', button('সেভ করুন'))).toBeNull())
})

test('an error in a collapsed group opens it (spec 4 Profile update)', { timeout: SLOW }, async () => {
  await renderApp(paths.profile(), NUSRAT)
  const form = within(await screen.findByRole('form', { name: 'প্রোফাইল' }, LONG_WAIT))
  const email = form.getByLabelText(/^ইমেইল/)
  expect(email.closest('details')).not.toHaveAttribute('open')
  await userEvent.type(form.getByRole('textbox', { name: /ডাকনাম/ }), 'নুসু')
  fail('PATCH', 'user', {
    code: 400,
    status: 'error',
    msg: MESSAGE,
    data: null,
    errors: { email: 'অন্য ইমেইল দিন।' },
  })
  await userEvent.click(form.getByRole('button', button('সেভ করুন')))
  await waitFor(() => expect(email.closest('details')).toHaveAttribute('open'), LONG_WAIT)
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('অন্য ইমেইল দিন।')
})

test('the code of a new e-mail is sent by itself', { timeout: SLOW }, async () => {
  await renderApp(paths.profile(), NUSRAT)
  const form = within(await screen.findByRole('form', { name: 'প্রোফাইল' }, LONG_WAIT))
  const email = form.getByRole('textbox', { name: /ইমেইল/ })
  await userEvent.clear(email)
  await userEvent.type(email, 'rima@karigor.example')
  await userEvent.click(form.getByRole('button', button('সেভ করুন')))
  expect(await screen.findByRole('textbox', { name: 'কোড' }, LONG_WAIT)).toBeVisible()
})
