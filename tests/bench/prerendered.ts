/**
 * A copy of the build whose public pages are prerendered, except one course: that page comes from its frame,
 * for the same run. (docs/decisions/0020)
 */

import { execFile } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getNotesFolder } from '../../scripts/build/record.ts'
import { projectRoot } from '../../scripts/script.ts'

/** Below the project's root. */
const PRERENDERED_FOLDER = 'dist-bench'
export const PRERENDERED_COURSE = '/course/react-advanced'
export const FRAMED_COURSE = '/course/full-stack-javascript'

const folder = join(projectRoot, PRERENDERED_FOLDER)

export function removePrerendered(): void {
  for (const each of [folder, getNotesFolder(folder)]) rmSync(each, { recursive: true, force: true })
}

/** Before it is served. Returns the folder of the copy. */
export function copyBuild(built: string): string {
  removePrerendered()
  cpSync(built, folder, { recursive: true })
  cpSync(getNotesFolder(built), getNotesFolder(folder), { recursive: true })
  return folder
}

/** Prerenders with the running API at this address, which may be in this very process. */
export async function prerenderCopy(api: string): Promise<void> {
  const args = ['scripts/prerender.ts', '--mode', 'production', '--folder', PRERENDERED_FOLDER, '--api', api]
  await promisify(execFile)(process.execPath, args, { cwd: projectRoot })
  for (const file of globSync(`${FRAMED_COURSE.slice(1)}.html*`, { cwd: folder })) rmSync(join(folder, file))
  const redirects = join(folder, '_redirects')
  const rows = readFileSync(redirects, 'utf8').split('\n')
  writeFileSync(redirects, rows.filter((row) => !row.startsWith(`${FRAMED_COURSE} `)).join('\n'))
}
