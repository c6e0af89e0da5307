/** A copy of the product whose public pages are prerendered. */

import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getNotesFolder, getOutputFolder } from '../../../scripts/build/record.ts'
import { projectRoot } from '../../../scripts/script.ts'
import { type OwnCopy, startOwnCopy } from './own-copy.ts'

/** Beside the copies of all workers. */
const APART = 20

export async function startPrerenderedCopy(worker: number): Promise<OwnCopy> {
  const built = join(projectRoot, getOutputFolder('local', false))
  const name = `dist-prerendered-${worker}`
  const folder = join(projectRoot, name)
  const remove = () =>
    [folder, getNotesFolder(folder)].forEach((each) => rmSync(each, { recursive: true, force: true }))
  remove()
  cpSync(built, folder, { recursive: true })
  cpSync(getNotesFolder(built), getNotesFolder(folder), { recursive: true })
  const copy = await startOwnCopy(worker + APART, ['--folder', name])
  const args = ['scripts/prerender.ts', '--mode', 'local', '--folder', name, '--api', copy.apiUrl]
  execFileSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' })
  return {
    ...copy,
    stop: async () => {
      await copy.stop()
      remove()
    },
  }
}
