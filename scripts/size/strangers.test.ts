import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageModules } from '../build/page-modules.ts'
import { findStrangersInBuild, findStrangersOnPage } from './strangers.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strangers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const dashboard: PageModules = { page: 'dashboard', frame: 'learner', modules: [] }

describe('a page', () => {
  it('may load its own role’s screens and those of guests', () => {
    const modules = {
      'a.js': [
        'src/routes/learner/dashboard.screen.tsx',
        'src/routes/guest/home.screen.tsx',
        'src/routes/table.ts',
      ],
    }
    expect(findStrangersOnPage(dashboard, ['a.js'], modules)).toEqual([])
  })

  it.each([
    'src/routes/teacher/dashboard.screen.tsx',
    'src/sandbox/make-app.ts',
    'src/routes/guest/gallery.screen.tsx',
  ])('may not load %s', (module) => {
    expect(findStrangersOnPage(dashboard, ['a.js'], { 'a.js': [module], 'b.js': [] })).toEqual([
      `dashboard loads ${module}`,
    ])
  })

  it.each([
    'src/features/learn/certificates/certificates.tsx',
    'node_modules/@firebase/messaging/dist/index.mjs',
    'node_modules/canvas-confetti/dist/confetti.mjs',
  ])('of another kind may not load %s', (module) => {
    expect(findStrangersOnPage(dashboard, ['a.js'], { 'a.js': [module] })).toEqual([
      `dashboard loads ${module}`,
    ])
  })

  it('of a certificate may load what it shows', () => {
    const check: PageModules = {
      ...dashboard,
      frame: 'guest',
      modules: ['src/routes/guest/share-certificate.screen.tsx'],
    }
    expect(
      findStrangersOnPage(check, ['a.js'], { 'a.js': ['src/features/learn/certificates/certificates.tsx'] }),
    ).toEqual([])
  })
})

describe('a build', () => {
  it('with only the app is clean', () => {
    writeFileSync(join(folder, 'a.js'), 'const api="https://api.karigor.example",base="http://localhost"')
    expect(findStrangersInBuild(folder, { 'a.js': ['src/main.tsx'] })).toEqual([])
  })

  it.each([
    ['fetch("http://localhost:8000/api/v2")', 'an address of another environment'],
    ['fetch("https://api.dev.karigor.example")', 'an address of another environment'],
    ['x()\n//# sourceMappingURL=a.js.map', 'a source map'],
    ['{href:"https://apps.karigor.example/ios"}', 'a link that leads nowhere'],
    ['throw Error("/home/anna/project/src")', 'a path of the machine it was built on'],
  ])('with %s is not', (text, what) => {
    writeFileSync(join(folder, 'a.js'), text)
    expect(findStrangersInBuild(folder, {})).toEqual([`a.js holds ${what}`])
  })

  it('with the sandbox in it is not', () => {
    expect(findStrangersInBuild(folder, { 'a.js': ['src/sandbox/browser.ts'] })).toEqual([
      'the build holds src/sandbox/browser.ts',
    ])
  })
})
