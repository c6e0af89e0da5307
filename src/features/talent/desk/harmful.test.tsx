/**
 * Harmful names and links, stored before anything refused them, are shown as text on the desk and the public
 * page. (ruling R19)
 */

import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import links from '#src/lib/corpus/external-links.json'
import { paths } from '#src/lib/paths.ts'
import { talent_profile } from '#src/sandbox/database/tables/talent.ts'
import { FARHANA } from '#src/sandbox/seed/people.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

/** Names of properties that every object has, markup, direction marks, and an empty name. */
const NAMES = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
]
const MORE_NAMES = ['javascript:alert(1)', '\u202egpj.exe', '{{7*7}}', ' ', '../../admin', 'GitHub\u0000']
const HARMFUL = links.filter(([, expected]) => expected === 'inert').map(([text]) => String(text))

test.each([
  ['the desk', paths.talentDesk(), 'ট্যালেন্ট প্রোফাইল'],
  ['the form', paths.talentProfile(), 'প্রোফাইল'],
  ['the public page', paths.talent('farhana-akter'), /ফারহানা আক্তার/],
])('%s', { timeout: 40_000 }, async (_where, address, name) => {
  const errors = vi.spyOn(console, 'error')
  const names = [...NAMES, ...MORE_NAMES]
  expect(names.length + HARMFUL.length).toBeGreaterThanOrEqual(30)
  const ofNames = names.map((place) => [place, 'https://karigor.example/x'] as const)
  const ofLinks = HARMFUL.map((link, at) => [`place ${at}`, link] as const)
  const change = {
    title: NAMES[4]!,
    about: NAMES[5]!,
    socials: Object.fromEntries([...ofNames, ...ofLinks]),
    portfolio_links: HARMFUL,
    cv_url: 'javascript:alert(1)',
    skill_list: names.slice(0, 10),
  }
  await sandbox().db.update(talent_profile).set(change).where(eq(talent_profile._id, FARHANA))
  await renderApp(address, { as: 'talent' })
  await screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
  await waitFor(() => expect(document.body.innerHTML).toMatch(/onerror/))
  expect(document.querySelector('img[onerror], main script')).toBeNull()
  for (const { href } of document.querySelectorAll('a')) expect(href).toMatch(/^https?:/)
  expect(errors.mock.calls.filter(([text]) => !String(text).includes('Not implemented'))).toEqual([])
})
