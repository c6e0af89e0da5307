/** `docs/backend.md` says what the contract says: after a change, `npm run contract -- --write` writes it anew. */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BACKEND_DOC, formatBackend } from '../../scripts/backend-doc.ts'

it('is fresh', () => {
  expect(
    readFileSync(BACKEND_DOC, 'utf8') === formatBackend(),
    'docs/backend.md: run npm run contract -- --write',
  ).toBe(true)
})
