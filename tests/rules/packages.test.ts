/** `docs/packages.md` says of each package what it is here for, and of no other. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/script.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

it('has a line for each package', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, object>
  const listed = Array.from(read('docs/packages.md').matchAll(/^\| `([^`]+)` +\| \S/gm), ([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })))
})
