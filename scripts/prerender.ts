/**
 * `npm run prerender`: prerenders the public pages into the existing build. `--mode <environment>` uses
 * another environment than production, `--api <address>` another API than the environment's, `--folder
 * <name>` a copy of the build.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environmentName, type EnvironmentName } from '../env.config.ts'
import { getOutputFolder } from './build/record.ts'
import { runWithoutLacking } from './features/run-without-lacking.ts'
import { prerenderPages } from './prerender/prerender-pages.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'

interface Given {
  api?: string | undefined
  folder?: string | undefined
}

async function prerender(name: EnvironmentName, { api, folder: given }: Given): Promise<void> {
  const folder = given ?? getOutputFolder(name, false)
  if (!existsSync(join(projectRoot, folder)))
    throw new Error(`There is no ${folder}/ yet. Run npm run build first.`)
  const { pages, written, removed, problems } = await prerenderPages({
    name,
    root: projectRoot,
    api,
    folder: join(projectRoot, folder),
  })
  problems.forEach((problem) => print(problem))
  print(
    `${folder}/ has ${pages} pages of its own: ${written} written, ${removed} taken away, the others were up to date.`,
  )
  if (problems.length > 0) process.exitCode = 1
}

await runOwnedScript(async () => {
  const { values } = parseArgs({
    options: { mode: { type: 'string' }, api: { type: 'string' }, folder: { type: 'string' } },
  })
  const name = environmentName(values.mode ?? process.env.APP_ENV ?? 'production', '')
  await runWithoutLacking(name, projectRoot, () => prerender(name, values))
})
