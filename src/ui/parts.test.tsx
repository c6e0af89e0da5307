import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { PasswordField } from './fields/password-field.tsx'
import { TextField } from './fields/text-field.tsx'
import { Announcer, announce } from './frame/announcer.tsx'
import { Portrait } from './pictures/portrait.tsx'
import { StitchProgress } from './stitch-progress.tsx'
import { Tabs } from './tabs-with-panel.tsx'
import { LinkTabs } from './tabs.tsx'
import { ExternalLink } from './text/external-link.tsx'
import { Price } from './text/price.tsx'

test('a busy button keeps the focus, ignores presses and says so', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button isPending pendingText="জমা হচ্ছে" onClick={onClick}>
      জমা দিন
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'জমা হচ্ছে' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a busy button does not submit its form', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        জমা দিন
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button with an address is a link', () => {
  const router = createMemoryRouter([{ path: '/', element: <Button to="/courses">কোর্স</Button> }])
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('link', { name: 'কোর্স' })).toHaveAttribute('href', '/courses')
})

test('an error replaces the hint and belongs to the field', () => {
  render(<TextField label="নাম" hint="পুরো নাম" error="নাম লিখুন।" />)
  const field = screen.getByLabelText('নাম')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('নাম লিখুন।')
})

test('a pasted line loses invisible characters, and the caret stays where it was', async () => {
  const seen: string[] = []
  render(<TextField label="প্রোমো" defaultValue="AB" onChange={({ target }) => seen.push(target.value)} />)
  const field = screen.getByLabelText<HTMLInputElement>('প্রোমো')
  await userEvent.click(field)
  field.setSelectionRange(1, 1)
  await userEvent.paste('K\u200b\u202a10')
  expect(field).toHaveValue('AK10B')
  expect(seen).toEqual(['AK10B'])
  expect(field.selectionStart).toBe(4)
})

test('a password is taken unchanged, with visible characters or not', async () => {
  render(<PasswordField label="পাসওয়ার্ড" />)
  await userEvent.click(screen.getByLabelText('পাসওয়ার্ড'))
  await userEvent.paste('k\u200b1')
  expect(screen.getByLabelText('পাসওয়ার্ড')).toHaveValue('k\u200b1')
})

test.each([
  [0, undefined, 'FREE'],
  [6000, 8000, '৳৬,০০০আগের দাম ৳৮,০০০'],
  [6000, 6000, '৳৬,০০০'],
  [undefined, 8000, ''],
])('price %s with old price %s shows %s', (price, old, text) => {
  const { container } = render(<Price price={price} old={old} />)
  expect(container).toHaveTextContent(text)
})

test.each([
  [22, 36, 36, 22],
  [0, 40, 40, 0],
  // Over forty: 24 dashes in proportion, never full before the end, never empty after the start.
  [1, 100, 24, 1],
  [99, 100, 24, 23],
  [100, 100, 24, 24],
])('%i of %i is drawn as %i dashes, %i of them done', (done, total, dashes, filled) => {
  render(<StitchProgress done={done} total={total} label="ক্লাস" />)
  const bar = screen.getByRole('progressbar', { name: 'ক্লাস' })
  expect(bar.children).toHaveLength(dashes)
  expect(bar.querySelectorAll('[data-state=done]')).toHaveLength(filled)
  expect(bar).toHaveAttribute('aria-valuenow', String(done))
})

test.each(['javascript:alert(1)', 'কোনো ঠিকানা নয়'])('%s is text and not a link', (href) => {
  render(<ExternalLink href={href} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText(href)).toBeInTheDocument()
})

test('a picture that fails to load is replaced by the first letter of the name, never by an invented face', () => {
  const { container } = render(<Portrait name="সুমন চাকমা" src="https://example.com/gone.png" />)
  const picture = container.querySelector('img')!
  expect(picture.src).toContain('gone.png')
  fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).toBeNull()
  expect(container.querySelector('[data-initial]')).toHaveAttribute('data-initial', 'সু')
})

test.each([
  ['/batch', 'প্ল্যান'],
  ['/batch/module/5', 'প্ল্যান'],
  ['/batch/recordings', 'রেকর্ডিং'],
  ['/batch/modules', undefined],
])('at %s the tab of the page is marked: %s', (address, marked) => {
  const tabs = [
    { to: '/batch', label: 'প্ল্যান', isExact: true, alsoAt: '/batch/module/' },
    { to: '/batch/recordings', label: 'রেকর্ডিং' },
  ]
  const router = createMemoryRouter([{ path: '*', element: <LinkTabs label="পাতা" tabs={tabs} /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  expect(screen.queryByRole('link', { current: 'page' })?.textContent).toBe(marked)
})

function TwoTabs() {
  const [value, setValue] = useState<'a' | 'b'>('a')
  const tabs = [
    { value: 'a', label: 'প্রথম' },
    { value: 'b', label: 'দ্বিতীয়' },
  ] as const
  return (
    <Tabs label="পাতা" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  )
}

test('arrow keys move among the tabs, and Tab reaches only one of them', async () => {
  render(<TwoTabs />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'প্রথম' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'দ্বিতীয়' })).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('b')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'প্রথম' })).toHaveFocus()
})

test('an announcement is read out, and so is the same text again', async () => {
  render(<Announcer />)
  announce('নোট রাখা হয়েছে')
  const first = await screen.findByText('নোট রাখা হয়েছে')
  announce('নোট রাখা হয়েছে')
  await vi.waitFor(() => expect(screen.getByText('নোট রাখা হয়েছে')).not.toBe(first))
})
