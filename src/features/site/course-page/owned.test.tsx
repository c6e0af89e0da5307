import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

it('a person who owns the course is told so and led to the class, and is offered nothing', async () => {
  await renderApp('/course/full-stack-javascript', { as: 'learner' })
  // On a wide screen the card, on a phone the bar at the bottom.
  const places = [
    await screen.findByRole('complementary', { name: 'ভর্তি' }),
    screen.getByRole('group', { name: 'ভর্তি' }),
  ]
  for (const place of places) {
    expect(await within(place).findByRole('link', { name: 'ক্লাসে যান' })).toBeVisible()
    expect(within(place).getByText(/ভর্তি আছেন/)).toBeVisible()
    expect(place).not.toHaveTextContent(/৳|ছাড়|আর \S+ দিন/)
  }
})
