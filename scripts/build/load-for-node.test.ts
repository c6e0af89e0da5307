/** A build loads two parts of the app for Node: the frames, then the prerenderer. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readEnvironment, type AppEnvironment } from '../../env.config.ts'
import { projectRoot } from '../script.ts'
import { loadForNode } from './load-for-node.ts'

const root = mkdtempSync(join(tmpdir(), 'parts-'))
afterAll(() => rmSync(root, { recursive: true }))

it('each part exports what its own entry does, also in one process', async () => {
  const app: AppEnvironment = {
    name: 'production',
    environment: readEnvironment('production', projectRoot),
    isDemo: false,
  }
  writeFileSync(join(root, 'frames.ts'), `export const name = 'frames'`)
  writeFileSync(join(root, 'prerenderer.ts'), `export const name = 'prerenderer'`)
  const load = async (entry: string) => (await loadForNode<{ name: string }>({ app, root, entry })).name
  expect([await load('frames.ts'), await load('prerenderer.ts')]).toEqual(['frames', 'prerenderer'])
})
