import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

test('a phone leads to practice, notes, money and devices, and to the form of the profile as a page apart', async () => {
  await renderApp(paths.me(), { as: 'learner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'আমি' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  const places = [
    paths.practice(),
    paths.notes(),
    paths.transactions(),
    paths.myAssessments(),
    paths.devices(),
    paths.profile(),
    paths.support(),
  ]
  const shown = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(shown)).toEqual(new Set(places))
  expect(main.getByRole('button', { name: 'লগআউট করুন' })).toBeInTheDocument()
  expect(main.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: 'আমি' })).toHaveAttribute('aria-current', 'page')
})
