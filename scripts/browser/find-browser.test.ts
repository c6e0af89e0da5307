import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findBrowser } from './find-browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
  writeFileSync(join(folder, 'chromium'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('prefers CHROME_PATH to a browser of the system', async () => {
  const named = join(folder, 'chromium')
  expect(await findBrowser({ CHROME_PATH: named, PATH: '/usr/bin' })).toMatchObject({
    executablePath: named,
    source: 'CHROME_PATH',
  })
})

it('reports a CHROME_PATH that does not exist', async () => {
  await expect(findBrowser({ CHROME_PATH: join(folder, 'none') })).rejects.toThrow('there is no such file')
})

it('finds one on the path', async () => {
  expect(await findBrowser({ PATH: folder })).toMatchObject({
    executablePath: join(folder, 'chromium'),
    source: 'system',
  })
})
