/** The text of a locked module suggests finishing the earlier one, except for the first module. */

import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { module } from '#src/sandbox/database/tables/batch.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

/** The first test of the file also loads the app's modules. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

test.each([
  ['the first', 'module-fs12-1', /ততক্ষণে কোন দিন কী আছে, এখানে দেখে রাখতে পারেন।$/],
  ['a later', 'module-fs12-6', /ততক্ষণে আগের মডিউলের বাকি ধাপ শেষ করতে পারেন।$/],
])(
  'the text of %s locked module',
  async (_which, _id, sentence) => {
    const { db, clock } = sandbox()
    await db
      .update(module)
      .set({ starts_at: clock.inSeconds(3 * 86_400) })
      .where(eq(module._id, _id))
    await renderApp(paths.module('batch-full-stack-12', _id), { as: 'learner' })
    expect(await screen.findByText(sentence, undefined, LONG_WAIT)).toBeVisible()
  },
  SLOW,
)
