import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getModulePath, getPackageName } from './module-path.ts'

const ROOT = '/project'

it.each([
  ['/project/node_modules/react-dom/client.js', 'react-dom'],
  ['/project/node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
  ['/elsewhere/node_modules/react-dom/client.js', 'react-dom'],
  [String.raw`C:\project\node_modules\react-dom\client.js`, 'react-dom'],
  ['/project/node_modules/@mantine/core/esm/core.mjs?v=1', '@mantine/core'],
])('finds the package of %s', (id, name) => {
  expect(getPackageName(id, ROOT)).toBe(name)
  expect(getModulePath(id, ROOT)).toMatch(new RegExp(`^node_modules/${name}/`))
})

it('names the app’s own modules from the root, and leaves those of the bundler unchanged', () => {
  expect(getModulePath('/project/src/main.tsx?used', ROOT)).toBe('src/main.tsx')
  expect(getPackageName('/project/src/main.tsx', ROOT)).toBeUndefined()
  expect(getModulePath('\0vite/preload-helper.js', ROOT)).toBe('\0vite/preload-helper.js')
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linked-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('reads the name of a linked package from its manifest', () => {
  mkdirSync(join(folder, 'dist/esm'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@tabler/icons-react' }))
  writeFileSync(join(folder, 'dist/package.json'), JSON.stringify({ type: 'module' }))
  expect(getModulePath(join(folder, 'dist/esm/icons.mjs'), ROOT)).toBe(
    'node_modules/@tabler/icons-react/dist/esm/icons.mjs',
  )
})
