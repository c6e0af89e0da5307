/**
 * Whatever an older release, another program or a full disk has left in storage, each page draws and nothing
 * throws. (rulings R16, R21)
 */

import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#src/lib/role.ts'
import { freshBrowser, renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

sandboxPerTest()

const OWNERS = ['person-nusrat', 'person-tanvir', 'guest']
/**
 * As this release and earlier ones write them; the exam's own entries and the queues have tests beside them
 * as well.
 */
const PLAIN = [
  'user',
  'lastLoggedin',
  'phone',
  'maxIndex',
  'sidebar',
  'mantine-color-scheme-value',
  'visitCount',
]
const DEVICE = [
  'consent',
  'error-reports',
  'server-offset',
  'promo-popup',
  'suggestion-hidden',
  'player',
  'sandbox-push',
  ...OWNERS.map((owner) => `grading-keys:${owner}`),
  'toast-over-reload',
  'left-off',
  'own-tab-drafts',
  'drafts',
]
const QUEUES = ['tickets', 'applications', 'notes', 'work-updates', 'grading-saves', 'ai-acceptances']
const CHOICES = ['push-later', 'install-later', 'install-came', 'purchase-put-away', 'reported-purchases']
const FORMS = ['ticket', 'profile', 'note-recording-fs12-22', 'work-']
const OWN = [
  ...QUEUES,
  ...CHOICES,
  'positions',
  'first-steps-closed',
  ...FORMS.map((form) => `draft:${form}`),
  'exam-builder:exam-fs12-array',
  'grading:submission-grade-1',
  'attempt:attempt-1',
  'attempt:attempt-1:q1',
]
const COPIES = ['replies', 'palette', 'certificates']
const NAMES = [
  ...PLAIN,
  ...DEVICE.map((name) => `karigor-${name}`),
  ...OWN.flatMap((name) => [`karigor-own-${name}`, ...OWNERS.map((owner) => `karigor-own-${name}@${owner}`)]),
  ...COPIES.flatMap((name) => OWNERS.map((owner) => `karigor-copy-${name}@${owner}`)),
]

const damages = {
  null: 'null',
  'a number': '5',
  'a text': '"আগের লেখা"',
  'a list of nothing that is known': '[null, 5, "x", {"owner": "person-nusrat"}, []]',
  'a value of another kind':
    '{"owner":"person-nusrat","at":"gestern","value":{"fields":7,"text":[],"drafts":null}}',
  'a value that is null': '{"owner":"person-nusrat","at":1790000000000,"value":null}',
  'JSON that was cut': '{"owner":"person-nusrat","at":17900000000',
}

// oxlint-disable-next-line typescript/unbound-method -- called with its storage below
const { clear } = Storage.prototype
afterEach(() => {
  cleanup()
  Storage.prototype.clear = clear
  freshBrowser()
})

function leave(text: string, names: readonly string[]): void {
  Storage.prototype.clear = function (this: Storage) {
    clear.call(this)
    for (const name of names) this.setItem(name, text)
  }
}

const pages = [
  ['/', 'guest'],
  ['/support', 'guest'],
  ['/dashboard', 'learner'],
  ['/dashboard/profile', 'learner'],
  ['/teacher', 'teacher'],
] as const

/** Describes the fault of a page; undefined for a sound one. */
async function findFault(address: string, as: Role): Promise<string | undefined> {
  const { container } = await renderApp(address, { as })
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 15_000 })
  const fault = /পেজটি আনা গেল না|দেখাতে সমস্যা|NaN|undefined|Invalid Date/.exec(container.textContent)
  return fault ? `${address}: ${fault[0]}` : undefined
}

test.each(Object.keys(damages) as (keyof typeof damages)[])(
  'pages are drawn when everything in storage is %s',
  async (damage) => {
    leave(damages[damage], NAMES)
    for (const [address, as] of pages) {
      expect(await findFault(address, as)).toBeUndefined()
      cleanup()
    }
  },
  60_000,
)

test.each([
  'karigor-own-notes',
  'karigor-own-draft:ticket@person-nusrat',
  'karigor-copy-replies@person-nusrat',
  'user',
])(
  'a text of 1 MB in place of %s breaks no page',
  async (name) => {
    leave(JSON.stringify({ owner: 'person-nusrat', value: 'ক'.repeat(350_000) }), [name])
    expect(await findFault('/dashboard', 'learner')).toBeUndefined()
  },
  60_000,
)
