/**
 * The build leaves out the features that an owner switches off. The journey `second-brand` tests a whole
 * build of that kind. (ruling R77)
 */

import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { featureNames, type Feature } from '#src/lib/features.ts'
import { listRemains, listSwitchFaults, takePagesOut, writeOffers } from './take-out.ts'

const leaveOut = (...off: readonly Feature[]) =>
  Object.fromEntries(featureNames.map((name) => [name, !off.includes(name)])) as Record<Feature, boolean>

it('a switch becomes true or false, keeps its length, and nothing else changes', () => {
  const code = 'if (offers.jobs && offers.talents) words.offers.jobsText'
  const written = writeOffers(code, leaveOut('jobs'))
  expect(written).toHaveLength(code.length)
  expect(written.replaceAll(/ +/g, ' ')).toBe('if (false && true ) words.offers.jobsText')
})

it('disabled pages are removed from a table, first or last, and the others keep their order', () => {
  const code = `const table = [definePage(a, {}, { feature: 'jobs' }), definePage(b, {}), definePage(c, {}, { examples: [d], feature: 'ai' })]`
  const cut = takePagesOut(code, parseAst(code), leaveOut('jobs', 'ai'))
  expect(cut).toBe('const table = [...[], definePage(b, {}), ...[]]')
  expect(takePagesOut(code, parseAst(code), leaveOut())).toBe(code)
})

it('a module of a disabled feature is reported, and one whose name only begins like it is not', () => {
  const modules = [
    'src/features/learn/jobs/jobs.tsx',
    'src/features/learn/jobs-of-others.ts',
    'src/api/contract/job.ts',
  ]
  expect(listRemains(modules, leaveOut('jobs'))).toEqual([
    'jobs is off, and src/features/learn/jobs/jobs.tsx is in the build',
    'jobs is off, and src/api/contract/job.ts is in the build',
  ])
  expect(listRemains(modules, leaveOut())).toEqual([])
})

it('an unknown switch, or one that is neither true nor false, is refused', () => {
  expect(listSwitchFaults({ jobs: false })).toEqual([])
  expect(listSwitchFaults({ job: false, ai: 'off' })).toEqual([
    `features.json: nothing is called "job"; known are ${featureNames.join(', ')}`,
    'features.json: "ai" must be true or false',
  ])
})
