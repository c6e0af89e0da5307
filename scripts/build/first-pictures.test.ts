/** A module of the first pictures lies beside the module that it replaces. */

import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFirstPictures } from './first-pictures.ts'

const standIns = globSync('src/**/*.first.{ts,tsx}')

it('there are stand-ins', () => {
  expect(standIns.length).toBeGreaterThan(0)
})

it.each(standIns)('%s has its original', (file) => {
  const path = file.replace(/\.first\.tsx?$/, '')
  expect([`${path}.ts`, `${path}.tsx`].some((original) => existsSync(original))).toBe(true)
})

it.each(listFirstPictures())('$route is drawn by a screen that exists', ({ screen }) => {
  expect(existsSync(`src/routes/${screen}`)).toBe(true)
})
