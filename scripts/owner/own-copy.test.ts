/**
 * The owner's files are outside of the project, and the project stays unchanged. (docs/deploying.md, What is
 * yours)
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listDigests, listTextFaults, readExample } from '../release/owner-texts.ts'
import { projectRoot } from '../script.ts'
import { runForOwner } from './own-copy.ts'

let root: string
let owner: string
const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
/** Puts into dist/ what a build would read. */
const BUILD = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
const read = (path) => readFileSync(path, 'utf8')
writeFileSync('dist/page.txt', [read('src/lib/owner/brand.json'), read('src/lib/owner/features.json'), read('src/lib/owner/refund.md'), read('.env.production'), read('colours.txt'), process.argv[2]].join('|'))`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'))
  owner = mkdtempSync(join(tmpdir(), 'owner-'))
  vi.stubEnv('KARIGOR_OWNER', owner)
  write(root, {
    'package.json': '{"type":"module"}',
    '.env.production': 'HOST=example',
    'src/lib/owner/brand.json': '{ "name": "উদাহরণ", "motto": "একটি কথা" }',
    'src/lib/owner/features.json': '{ "jobs": true, "ai": true }',
    'src/lib/owner/refund.md': '# উদাহরণ',
    'scripts/build.ts': BUILD,
    'scripts/brand.ts': `import { writeFileSync } from 'node:fs'\nwriteFileSync('colours.txt', process.argv.slice(2).join(' '))`,
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
  rmSync(owner, { recursive: true })
})

it('a build has the owner’s name, words, colours and addresses, and the project keeps its own', () => {
  write(owner, {
    'brand.json': '{ "name": "শেখাঘর" }',
    'features.json': '{ "jobs": false }',
    'refund.md': '# টাকা ফেরত',
    'colours.json': '{ "primary": "#7A1F5C" }',
    '.env.production': 'HOST=own',
  })
  expect(runForOwner(root, 'scripts/build.ts', ['--api'])).toBe(0)
  const page = readFileSync(join(root, 'dist/page.txt'), 'utf8')
  for (const part of [
    'শেখাঘর',
    'একটি কথা',
    '"jobs": false',
    '"ai": true',
    '# টাকা ফেরত',
    'HOST=own',
    '--primary #7A1F5C',
    '--api',
  ])
    expect(page).toContain(part)
  expect(readFileSync(join(root, 'src/lib/owner/brand.json'), 'utf8')).toContain('উদাহরণ')
  expect(readFileSync(join(root, '.env.production'), 'utf8')).toBe('HOST=example')
})

it.each([
  ['{ "nam": "শেখাঘর" }', 'nam is no field of it; did you mean name?'],
  ['{ "contact": { "fone": "+880" } }', 'contact.fone is no field of it; did you mean contact.phone?'],
  ['{ "motto": 3 }', 'motto is a number, not a string'],
])('a field that nothing reads is refused with the nearest one: %s', (brand, fault) => {
  write(root, {
    'src/lib/owner/brand.json':
      '{ "name": "উদাহরণ", "motto": "কথা", "contact": { "phone": "1", "email": "2" } }',
  })
  write(owner, { 'brand.json': brand })
  expect(() => runForOwner(root, 'scripts/build.ts', [])).toThrow(fault)
})

it('the owner’s adapter stands among the others, and the project stays without it', () => {
  write(root, {
    'src/api/adapters/adapter.ts': 'export {}',
    'scripts/build.ts': `import { mkdirSync, copyFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
copyFileSync('src/api/adapters/own.ts', 'dist/own.ts')`,
  })
  write(owner, { 'adapter.ts': 'export const adapter = 1' })
  expect(runForOwner(root, 'scripts/build.ts', [])).toBe(0)
  expect(readFileSync(join(root, 'dist/own.ts'), 'utf8')).toBe('export const adapter = 1')
  expect(existsSync(join(root, 'src/api/adapters/own.ts'))).toBe(false)
})

it('a part of the contact keeps the rest', () => {
  write(root, { 'src/lib/owner/brand.json': '{ "contact": { "phone": "১১", "email": "ক@খ" } }' })
  write(owner, { 'brand.json': '{ "contact": { "phone": "২২" } }' })
  expect(runForOwner(root, 'scripts/build.ts', [])).toBe(0)
  const page = readFileSync(join(root, 'dist/page.txt'), 'utf8')
  expect(page).toContain('২২')
  expect(page).toContain('ক@খ')
})

it('a second command waits for the first one to end', () => {
  write(owner, { 'brand.json': '{ "name": "শেখাঘর" }' })
  // A living process that is not this one.
  write(root, { '.cache/owner.pid': String(process.ppid) })
  expect(() => runForOwner(root, 'scripts/build.ts', [])).toThrow(`process ${process.ppid}`)
})

it('an unused file, and a missing folder, are refused', () => {
  write(owner, { 'brnad.json': '{}' })
  expect(() => runForOwner(root, 'scripts/build.ts', [])).toThrow('brnad.json')
  vi.stubEnv('KARIGOR_OWNER', join(owner, 'none'))
  expect(() => runForOwner(root, 'scripts/build.ts', [])).toThrow('is not there')
  vi.stubEnv('KARIGOR_OWNER', '')
  expect(runForOwner(root, 'scripts/build.ts', [])).toBeUndefined()
})

it('the example’s legal texts are recognised word for word, and an owner’s own are accepted', () => {
  expect([...readExample(projectRoot)].toSorted()).toEqual(listDigests(projectRoot))
  expect(listTextFaults(projectRoot)).toHaveLength(6)
  const own = `# শর্ত\n\nআমাদের কথা।\n\n## প্রথম\n\n${'নিজের লেখা কথা। '.repeat(20)}\n`
  const texts = Object.fromEntries(
    ['about', 'terms', 'privacy', 'refund'].map((name) => [`src/lib/owner/${name}.md`, own]),
  )
  const brand = (contact: object) => write(root, { 'src/lib/owner/brand.json': JSON.stringify({ contact }) })
  brand({ phone: '+8809611223344', email: 'help@shekhaghor.com' })
  write(root, { ...texts, 'scripts/release/example-texts.json': JSON.stringify(listDigests(projectRoot)) })
  expect(listTextFaults(root)).toEqual([])
  write(root, { 'src/lib/owner/refund.md': `${own}\n**মোটা** কথা` })
  expect(listTextFaults(root)).toEqual(['refund.md: holds more than headings, paragraphs and lists'])
  brand({ phone: '+8809600000000', email: 'support@karigor.example' })
  expect(listTextFaults(root).slice(1)).toEqual([
    "brand.json: contact.phone +8809600000000 is the example's",
    "brand.json: contact.email support@karigor.example is the example's",
  ])
})
