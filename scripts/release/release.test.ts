/** Versions of the changelog, and checksums that sha256sum reads. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkVersion, joinChanges, pickChanges, markChangelog } from './changelog.ts'
import { CHECKSUM_FILE, writeChecksums } from './checksums.ts'
import { runUnderVersion } from './version.ts'

const LOG = '# Changes\n\n## Unreleased\n\n- A new thing.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n'

test('unreleased lines get the version, and the place for new ones is empty', () => {
  const stamped = markChangelog(LOG, '0.2.0', '2026-02-03')
  expect(stamped).toContain('## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- A new thing.')
  expect(pickChanges(stamped, '0.2.0')).toBe('- A new thing.')
  expect(pickChanges(stamped, '0.1.0')).toBe('- The first.')
})

test('an owner’s copy, which sets no version, gets the unreleased lines and those of its version', () => {
  expect(joinChanges(LOG, '0.1.0')).toBe('- A new thing.\n\n- The first.')
  expect(joinChanges('# Changes\n\n## Unreleased\n\n- A new thing.\n', '0.1.0')).toBe('- A new thing.')
})

test('a release without its list, or with lines of no version, is refused', () => {
  expect(() => pickChanges(LOG, '0.1.0')).toThrow('still has lines under "## Unreleased"')
  expect(() => pickChanges(LOG, '0.3.0')).toThrow('CHANGELOG.md has no part for 0.3.0')
  expect(() => markChangelog(LOG, '0.1.0', '2026-02-03')).toThrow('has a part for 0.1.0 already')
  expect(() => checkVersion('v2')).toThrow('A version is written as 1.4.0 (it is "v2").')
})

test('checksums cover every file, in the format of sha256sum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    for (const path of ['client/index.html', 'client/assets/a.js', 'client/.nojekyll', 'openapi.json'])
      writeFileSync(join(folder, path), 'abc')
    expect([writeChecksums(folder), writeChecksums(folder)]).toEqual([4, 4])
    // The digest of `abc` in FIPS 180-4.
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    const paths = ['client/.nojekyll', 'client/assets/a.js', 'client/index.html', 'openapi.json']
    expect(readFileSync(join(folder, CHECKSUM_FILE), 'utf8')).toBe(
      paths.map((path) => `${digest}  ${path}\n`).join(''),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a failed release leaves version, lock file and changelog unchanged, and can be repeated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'))
  const files: Readonly<Record<string, string>> = {
    'package.json': '{\n  "version": "0.1.0"\n}\n',
    'package-lock.json':
      '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" }, "other": { "version": "0.1.0" } } }',
    'CHANGELOG.md': LOG,
  }
  const readAll = () =>
    Object.fromEntries(Object.keys(files).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    const fail = () => {
      expect(readAll()['package.json']).toContain('0.2.0')
      throw new Error('scripts/build.ts failed')
    }
    expect(() => runUnderVersion(folder, '0.2.0', fail)).toThrow('scripts/build.ts failed')
    expect(readAll()).toEqual(files)
    runUnderVersion(folder, '0.2.0', () => {})
    expect(readAll()['package.json']).toContain('"version": "0.2.0"')
    expect(readAll()['package-lock.json']?.match(/0\.2\.0|0\.1\.0/g)).toEqual(['0.2.0', '0.2.0', '0.1.0'])
    expect(readAll()['CHANGELOG.md']).toContain('## 0.2.0')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
