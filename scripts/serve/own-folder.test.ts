/** Obstacles to starting a copy are reported before the build, with a way out. */

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { explainFolder, holdFolder, refuseTakenPorts } from './own-folder.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sandbox-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a second copy over one database is refused, and the message names the process that has it', () => {
  const other = spawn('sleep', ['60'])
  try {
    writeFileSync(join(folder, 'running.pid'), String(other.pid))
    expect(() => holdFolder(join(folder, 'a.sqlite'))).toThrow(
      new RegExp(`process ${other.pid}\\b.*--memory`),
    )
  } finally {
    other.kill()
  }
})

it('files left by a dead process are ignored, and a copy leaves none', () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, 'running.pid'), String(pid))
  const letGo = holdFolder(join(folder, 'a.sqlite'))
  expect(readFileSync(join(folder, 'running.pid'), 'utf8')).toBe(String(process.pid))
  letGo()
  expect(existsSync(join(folder, 'running.pid'))).toBe(false)
})

it.each([
  [Object.assign(new Error('x'), { code: 'EROFS' }), 'read-only'],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'full'],
  [new Error('database or disk is full'), 'full'],
  [new Error('unable to open database file'), 'cannot be written'],
])('%s is reported with the folder and a way out', (error, word) => {
  const { message } = explainFolder('.sandbox', error)
  expect(message).toMatch(new RegExp(`^\\.sandbox .*${word}.*--memory`))
  expect(explainFolder('.sandbox', new Error('another')).message).toBe('another')
})

it('a used port is reported with its variable', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, () => resolve()))
  const { port } = server.address() as AddressInfo
  const ports = { client: 0, icon: 0, api: port, talent: 0, search: 0, media: 0 }
  await expect(refuseTakenPorts(ports)).rejects.toThrow(
    `Port ${port} (api) is taken: stop what uses it, or set PORT_API.`,
  )
  await new Promise((resolve) => void server.close(resolve))
  await refuseTakenPorts(ports)
})
