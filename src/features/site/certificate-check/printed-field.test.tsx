/** The field takes each text that is printed on a certificate. (ruling R52) */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { PrintedField } from './printed-field.tsx'

function show(number?: string): void {
  const element = <PrintedField {...(number && { number })} />
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/share/certificate/:type/:id', element: <p>পেজ খুলেছে</p> },
  ])
  render(<RouterProvider router={router} />)
}

/** As in a browser that reads codes. */
function giveReader(): void {
  Object.assign(globalThis, { BarcodeDetector: Object })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: {} })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
}

test('on other pages the field asks only for the address, and leads to it', async () => {
  show()
  const field = screen.getByRole('textbox', { name: 'কাগজের ঠিকানা' })
  await userEvent.type(field, 'KG-2026-000005{Enter}')
  expect(field).toHaveAccessibleDescription(/শুধু নম্বর দিয়ে খোঁজা যায় না/)
  await userEvent.clear(field)
  await userEvent.type(field, 'karigor.example/share/certificate/course/k7q2mx9at4dr8wpb{Enter}')
  expect(await screen.findByText('পেজ খুলেছে')).toBeVisible()
})

test('on the page of a certificate its number is compared', async () => {
  show('KG-2026-000005')
  const field = screen.getByRole('textbox', { name: 'কাগজের ঠিকানা বা নম্বর' })
  await userEvent.type(field, 'kg 2026 000005{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('মিলেছে')
})

test('where the browser reads codes the camera comes first', () => {
  giveReader()
  show()
  const camera = screen.getByRole('button', { name: 'ক্যামেরায় কিউআর কোড পড়ুন' })
  const order = camera.compareDocumentPosition(screen.getByRole('textbox'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
