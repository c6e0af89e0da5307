/** An edit sends only what was changed: another device's fields stay. (rulings R55, R82) */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { education } from '#src/sandbox/database/tables/talent.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { words } from './words.ts'

const sandbox = sandboxPerTest()
const SCHOOL = 'education-farhana-1'

test('a school that two devices edit keeps the fields of both', { timeout: 40_000 }, async () => {
  const { db } = sandbox()
  await renderApp(paths.talentEducation({ edit: SCHOOL }), { as: 'talent' })
  const degree = await screen.findByRole('textbox', { name: words.education.role }, { timeout: 20_000 })
  await db.update(education).set({ institute: 'Khulna University' }).where(eq(education._id, SCHOOL))
  await userEvent.clear(degree)
  await userEvent.type(degree, 'MSc')
  await userEvent.click(screen.getByRole('button', { name: words.periods.save }))
  await waitFor(async () => {
    const [row] = await db.select().from(education).where(eq(education._id, SCHOOL))
    expect(row).toMatchObject({ degree: 'MSc', institute: 'Khulna University' })
  })
})
