/** `docs/packages.md` gives the purpose of each package, and lists no other. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/script.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

it('has a line for each package', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    object
  >
  const listed = Array.from(read('docs/packages.md').matchAll(/^\| `([^`]+)` +\| \S/gm), ([, name]) => name)
  expect(new Set(listed)).toEqual(
    new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })),
  )
})

/** Packages that run an install script at `npm ci`, each reviewed: a new one is a decision. */
const INSTALL_SCRIPTS: readonly string[] = [
  // Writes the project's own Firebase settings into the package, where the environment has some; it makes no
  // network request.
  '@firebase/util',
]

it('lists each package with an install script, and pins all by checksum', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; integrity?: string; link?: boolean }>
  }
  const locked = Object.entries(packages).filter(([path]) => path !== '')
  const named = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect([...new Set(named)]).toEqual(INSTALL_SCRIPTS)
  expect(
    locked
      .filter(([, { integrity, link }]) => integrity === undefined && link !== true)
      .map(([path]) => path),
  ).toEqual([])
})
