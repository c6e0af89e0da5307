/** The calls that a server lacks switch off what cannot be without them. (ruling R76) */

import { expect, it, test } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import { FEATURES, featureNames } from '#src/lib/features.ts'
import { findFeatureOfCall, listKeyless, listLacking } from './lacking.ts'

test.each(featureNames)('%s needs calls of the contract', (name) => {
  const paths = listRows().map(({ row: { path } }) => path)
  const strange = FEATURES[name].needs.filter(
    (need) => !paths.some((path) => path === need || path.startsWith(`${need}/`)),
  )
  expect(strange).toEqual([])
})

it('leaves out each feature with the calls that are missing, whole or in part', () => {
  expect(listLacking(['jobpost', 'assessment/purchases', 'notebook', 'level-submission'])).toEqual([
    { feature: 'assessments', rows: ['assessment/purchases', 'level-submission'] },
    { feature: 'jobs', rows: ['jobpost'] },
  ])
  expect(listLacking(['playlists', 'job', 'promo/public'])).toEqual([])
  expect(listLacking([])).toEqual([])
  expect(listLacking(['POST note', 'GET transaction'])).toEqual([{ feature: 'notes', rows: ['POST note'] }])
  expect(listLacking(['GET jobpost/:id', 'GET public'])).toEqual([
    { feature: 'jobs', rows: ['GET jobpost/:id'] },
  ])
})

it('without placements the other parts about jobs stay; without a way to send a review none is offered', () => {
  expect(listLacking(['jobplacement', 'POST review'])).toEqual([
    { feature: 'placements', rows: ['jobplacement'] },
    { feature: 'reviews', rows: ['POST review'] },
  ])
})

it('leaves what is kept on the device out of an environment without its key', () => {
  expect(listKeyless({})).toEqual(['keptClasses', 'keptPapers'])
  expect(listKeyless({ VITE_KEEP_CLASSES: '', VITE_KEEP_PAPERS: 'on' })).toEqual(['keptClasses'])
  expect(listKeyless({ VITE_KEEP_CLASSES: 'on', VITE_KEEP_PAPERS: '' })).toEqual(['keptPapers'])
  expect(listKeyless({ VITE_KEEP_CLASSES: 'on', VITE_KEEP_PAPERS: 'on' })).toEqual([])
})

it('finds the feature that alone makes a call', () => {
  const features = Object.fromEntries(listRows().map((keyed) => [keyed.key, findFeatureOfCall(keyed)]))
  expect(features).toMatchObject({
    'job.cvToken': 'jobs',
    'belonging.referral': 'referral',
    'job.placements': 'placements',
    'levelSubmission.list': 'assessments',
    'certificate.reportCard': 'certificates',
  })
  expect([features['batch.one'], features['commerce.buy']]).toEqual([undefined, undefined])
})
