/**
 * Sets the project's version: `package.json` defines it, the lock file repeats it for npm, the changelog
 * lists its changes.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkVersion, markChangelog } from './changelog.ts'

/** With how often each names the version, in its first lines. */
const NAMING: Readonly<Record<string, number>> = { 'package.json': 1, 'package-lock.json': 2 }

/**
 * Does the work under the new version. When it fails, or Ctrl+C ends it, every file is restored, so that the
 * same command can run again. The signal also reaches the running step, which then fails.
 */
export function runUnderVersion(root: string, version: string, work: () => void): void {
  checkVersion(version)
  const files = [...Object.keys(NAMING), 'CHANGELOG.md']
  const before = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const changelog = markChangelog(
    before.get('CHANGELOG.md') ?? '',
    version,
    new Date().toISOString().slice(0, 10),
  )
  const { version: old } = JSON.parse(before.get('package.json') ?? '') as { version: string }
  const waitForStep = () => {}
  process.on('SIGINT', waitForStep).on('SIGTERM', waitForStep)
  try {
    for (const [file, times] of Object.entries(NAMING)) {
      let left = times
      const text = before.get(file) ?? ''
      writeFileSync(
        join(root, file),
        text.replaceAll(`"version": "${old}"`, (all) => (left-- > 0 ? `"version": "${version}"` : all)),
      )
    }
    writeFileSync(join(root, 'CHANGELOG.md'), changelog)
    work()
  } catch (error) {
    for (const [file, text] of before) writeFileSync(join(root, file), text)
    throw error
  } finally {
    process.off('SIGINT', waitForStep).off('SIGTERM', waitForStep)
  }
}
