/** Source maps are beside a build, and no served file leads to them. */

import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../script.ts'
import { listMapFaults, moveMaps } from './maps.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maps-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('a build with maps serves none, mentions none, and keeps them by the paths of their files', async () => {
  write('main.js', 'export const one = () => import("./other.js")\nwindow.one = one')
  write('other.js', 'import "./node_modules/some/index.js"\nexport const other = 1')
  write('node_modules/some/index.js', 'window.some = 1')
  write('index.html', '<script type="module" src="./main.js"></script>')
  write('maps/assets/old.js.map', '{}')
  const built = join(root, 'dist')
  const sourcemap = /sourcemap: process\.env\.APP_MAPS === '1' \? '(\w+)'/.exec(
    readFileSync(join(projectRoot, 'vite.config.ts'), 'utf8'),
  )?.[1] as 'hidden'
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: built, sourcemap, modulePreload: false },
  })
  const scripts = globSync('assets/*.js', { cwd: built }).toSorted()
  expect(listMapFaults(built)).toEqual(scripts.map((path) => `${path}.map is a source map`))
  moveMaps(built, join(root, 'maps'), root)
  expect(listMapFaults(built)).toEqual([])
  expect(globSync('**/*.map', { cwd: join(root, 'maps') }).toSorted()).toEqual(
    scripts.map((path) => `${path}.map`),
  )
  const maps = scripts.map((path) => readFileSync(join(root, 'maps', `${path}.map`), 'utf8'))
  expect(maps.join('')).not.toContain(root)
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources)
  expect(sources).toEqual(expect.arrayContaining(['main.js', 'other.js', 'node_modules/some/index.js']))
  expect(sources.filter((source) => source.startsWith('.') || source.startsWith('/'))).toEqual([])
})

test('a source outside of the project has only its name, and a map that contains the folder is refused', () => {
  write(
    'built/assets/a.js.map',
    JSON.stringify({ sources: ['/home/somebody/secret/a.ts', '../../src/b.ts'] }),
  )
  moveMaps(join(root, 'built'), join(root, 'maps'), root)
  expect(JSON.parse(readFileSync(join(root, 'maps/assets/a.js.map'), 'utf8'))).toEqual({
    sources: ['a.ts', 'src/b.ts'],
  })
  write('built/assets/a.js.map', JSON.stringify({ sources: [], sourcesContent: [`'${root}/src'`] }))
  expect(() => moveMaps(join(root, 'built'), join(root, 'maps'), root)).toThrow('names the folder')
})

test('a build in a container may lie in a folder whose name its sources contain', () => {
  const sourcesContent = ["import '#src/app/wire.ts'"]
  write('built/assets/a.js.map', JSON.stringify({ sources: ['/app/src/a.ts'], sourcesContent }))
  moveMaps(join(root, 'built'), join(root, 'maps'), '/app')
  expect(JSON.parse(readFileSync(join(root, 'maps/assets/a.js.map'), 'utf8'))).toEqual({
    sources: ['src/a.ts'],
    sourcesContent,
  })
})

test('every reference to a map is reported: a file, its last line, and the list of the worker', () => {
  write('assets/a.js', 'let a\n//# sourceMappingURL=a.js.map')
  write('assets/a.css', 'a{}')
  write('assets/b.css', 'a{}/*# sourceMappingURL=b.css.map */')
  write('assets/a.js.map', '{}')
  write('service-worker.js', 'const list=[{url:"assets/a.js.map",revision:null}]')
  expect(listMapFaults(root)).toEqual([
    'assets/a.js names its source map',
    'assets/a.js.map is a source map',
    'assets/b.css names its source map',
    'service-worker.js stores a source map',
  ])
})

/** The production build, where this folder has one. */
test.runIf(existsSync(join(projectRoot, 'dist/service-worker.js')))('the present build has no map', () =>
  expect(listMapFaults(join(projectRoot, 'dist'))).toEqual([]),
)
