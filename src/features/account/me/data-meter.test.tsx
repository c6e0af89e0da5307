import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { paths } from '#src/lib/paths.ts'
import { bytesCounted, useMeter } from '#src/stores/meter/meter-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

test('the meter shows the month by kind, a class and an exam, and takes a limit', async () => {
  await renderApp(paths.me(), { phone: '01712345678' })
  const card = within(await screen.findByRole('region', { name: 'কত ডেটা গেল, গুনুন' }))
  expect(card.queryByLabelText('মাসের সীমা')).toBeNull()
  await userEvent.click(card.getByRole('switch'))
  const add = (bytes: number, list: 'classes' | 'exams', isGuess = false) =>
    bytesCounted([{ kind: list === 'classes' ? 'video' : 'pages', bytes, isGuess }], {
      list,
      id: list,
      title: list === 'classes' ? 'ক্লাস ২২' : 'কুইজ ৪',
    })
  add(300 * MEGABYTE, 'classes')
  add(2 * MEGABYTE, 'exams', true)
  expect(await card.findByText('৩০২ এমবি')).toBeVisible()
  expect(card.getAllByText(/ভিডিও ৩০০ এমবি/).length).toBeGreaterThan(0)
  expect(card.getByText(/^এর ২ এমবি অনুমান/)).toBeVisible()
  expect(card.getByText('শেষটি: ক্লাস ২২, ৩০০ এমবি')).toBeVisible()
  expect(card.getByText('শেষটি: কুইজ ৪, ২ এমবি')).toBeVisible()
  await userEvent.selectOptions(card.getByLabelText('মাসের সীমা'), '৫০০ এমবি')
  expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  expect(useMeter.getState().meter.limit).toBe(500 * MEGABYTE)
})
