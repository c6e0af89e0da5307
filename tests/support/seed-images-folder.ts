/**
 * Gives the test run a folder for its seed images; a watching run has none, because its seed may be edited
 * meanwhile.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    seedImages: string
  }
}

export function setup(project: TestProject): (() => void) | undefined {
  if (project.config.watch) {
    project.provide('seedImages', '')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'karigor-seed-'))
  project.provide('seedImages', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
