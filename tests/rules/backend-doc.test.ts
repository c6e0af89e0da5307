/** `docs/backend.md` agrees with the contract; after a change, `npm run contract -- --write` updates it. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BACKEND_DOC, formatBackend } from '../../scripts/backend-doc.ts'

it('is up to date', () => {
  expect(
    readFileSync(BACKEND_DOC, 'utf8') === formatBackend(),
    'docs/backend.md: run npm run contract -- --write',
  ).toBe(true)
})
