/** Checks the offer of the card beside a level in every state of the level. */

import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { StartCard } from './start-card.tsx'

sandboxPerTest()

const OWNED: OwnLevelDetail = {
  _id: 'l',
  assessment: 'a',
  assessment_title: 'ক',
  no: 2,
  title: 'দুই',
  text: '',
  instructions: '',
  topics: [],
  question_count: 4,
  duration: null,
  marks: 4,
  pass_percent: 70,
  price: 100,
  price_real: null,
  tries: 3,
  state: 'open',
  reason: '',
  is_owned: true,
  stars: 0,
  best_mark: null,
  tries_used: 0,
  tries_left: 3,
  retry_price: 50,
  abroad: [],
  submission: null,
}
const SPENT = { state: 'failed', tries_used: 3, tries_left: 0 } as const
const NOT_BOUGHT = { state: 'to-buy', is_owned: false, reason: 'কারণ' } as const
const FREE = { price: 0, retry_price: null, tries: null, tries_left: null } as const
const NOT_SOLD = { price: null, retry_price: null, tries: null, tries_left: null } as const

/** Reads the heading, the sentence and the buttons, except the link back to the ladder. */
function shown(change: Partial<OwnLevelDetail>) {
  const card = <StartCard level={{ ...OWNED, ...change }} onStart={() => Promise.resolve()} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />)
  const ways = [...screen.queryAllByRole('button'), ...screen.getAllByRole('link')].map(
    ({ textContent }) => textContent,
  )
  return {
    heading: screen.getByRole('heading').textContent,
    text: screen.getByRole('region').querySelector('p')?.textContent,
    ways: ways.filter((name) => name !== 'লেভেলগুলো দেখুন').map((name) => name.replace('শুরু হচ্ছে', '')),
  }
}

describe('a level that can be started', () => {
  it.each([
    ['one that is owned', {}, 'শুরু করুন'],
    ['a free one', FREE, 'শুরু করুন'],
    ['one that was passed, with tries left', { state: 'passed', tries_used: 1, tries_left: 2 }, 'আবার দিন'],
    ['one whose pass mark was missed', { state: 'failed', tries_used: 1, tries_left: 2 }, 'আবার দিন'],
  ] as const)('%s', (_name, change, way) => {
    expect(shown(change)).toMatchObject({ heading: 'এখন শুরু করতে পারেন', ways: [way] })
  })
})

describe('a level that is closed', () => {
  it.each([
    ['a locked one', { state: 'locked', reason: 'কারণ' }, 'কারণ', []],
    ['a locked one that is free', { ...FREE, state: 'locked', reason: 'কারণ' }, 'কারণ', []],
    ['a locked one not bought', { ...NOT_BOUGHT, state: 'locked', tries_left: 0 }, 'কারণ', []],
    ['one not bought', { ...NOT_BOUGHT, tries_left: 0 }, 'কারণ', ['লেভেলটি কিনুন']],
    [
      'one not bought, of as many tries as one likes',
      { ...NOT_BOUGHT, tries: null, tries_left: null },
      'কারণ',
      ['লেভেলটি কিনুন'],
    ],
    ['one that is not sold', { ...NOT_BOUGHT, ...NOT_SOLD }, 'কারণ', []],
    ['one whose tries are used up', SPENT, '৩ বার দেওয়া শেষ।', ['৳৫০-এ আরও সুযোগ নিন']],
    [
      'one that was passed with the last try',
      { ...SPENT, state: 'passed' },
      '৩ বার দেওয়া শেষ।',
      ['৳৫০-এ আরও সুযোগ নিন'],
    ],
    ['one whose tries are used up and not sold again', { ...SPENT, retry_price: null }, '৩ বার দেওয়া শেষ।', []],
    ['one under review', { state: 'under-review', reason: 'কারণ', tries_left: 2 }, 'কারণ', []],
    ['a free one under review', { ...FREE, state: 'under-review', reason: 'কারণ' }, 'কারণ', []],
    ['the last try under review', { ...SPENT, state: 'under-review', reason: 'কারণ' }, 'কারণ', []],
  ] as const)('%s', (_name, change, text, ways) => {
    expect(shown(change)).toEqual({ heading: 'এখন শুরু করা যাচ্ছে না', text, ways })
  })
})

test('a free level requires the one before it', async () => {
  await renderApp('/dashboard/assessments/assessment-html-css/level/level-html-css-3', { as: 'learner' })
  expect(await screen.findByRole('heading', { name: 'এখন শুরু করা যাচ্ছে না' }, { timeout: 20_000 })).toBeVisible()
  expect(screen.getByText('আগে লেভেল ২ পাস করুন।')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'শুরু করুন' })).toBeNull()
}, 40_000)
