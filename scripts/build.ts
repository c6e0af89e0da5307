/**
 * `npm run build`: builds production into `dist` and prerenders its public pages if the API answers. `--api
 * <address>` uses another API than the environment's. `--mode <environment>` builds another environment,
 * `--demo` the one without a server. `--maps` puts source maps beside the build (`.cache/dist/maps/`).
 * `--same-origin` builds production with the API below the client's origin, for a trial. `--if-changed` skips
 * a build that is up to date.
 */

import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { environmentName, readEnvironment, type EnvironmentName } from '../env.config.ts'
import { buildClient, type BuildOptions } from './build/build-client.ts'
import { runWithoutLacking } from './features/run-without-lacking.ts'
import { prerenderPages } from './prerender/prerender-pages.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'

/** A running API answers at once, whatever it answers. */
const LONGEST_WAIT = 3000

/** The sandbox of `local` and `lan` starts after the build, so these need an explicit address. */
async function prerenderIfAnswered(name: EnvironmentName, given: string | undefined): Promise<void> {
  const isSandbox = name === 'local' || name === 'lan'
  const api = given ?? (isSandbox ? undefined : readEnvironment(name, projectRoot).VITE_API_URL)
  if (api === undefined) return
  const isThere = await fetch(`${api}/category`, { signal: AbortSignal.timeout(LONGEST_WAIT) }).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    if (given !== undefined) throw new Error(`${given} does not answer.`)
    return print(
      `${new URL(api).host} does not answer: the public pages stay without content of their own (npm run prerender).`,
    )
  }
  const { pages, problems } = await prerenderPages({ name, root: projectRoot, api })
  problems.forEach((problem) => print(problem))
  print(`${pages} public pages have their content.`)
}

async function build(options: Required<BuildOptions>, api: string | undefined): Promise<void> {
  const { name, isDemo, isSameOrigin } = options
  const began = performance.now()
  const { folder, isFresh } = await buildClient(options)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const target = `${relative(projectRoot, folder)}/`
  print(
    isFresh
      ? `Built ${isDemo ? 'the demo' : name} into ${target} in ${seconds} s.`
      : `${target} is up to date.`,
  )
  if (isFresh && !isDemo && !isSameOrigin) await prerenderIfAnswered(name, api)
}

await runOwnedScript(async () => {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      demo: { type: 'boolean' },
      'same-origin': { type: 'boolean' },
      'if-changed': { type: 'boolean' },
      maps: { type: 'boolean' },
      api: { type: 'string' },
    },
  })
  const { demo: isDemo = false, 'same-origin': isSameOrigin = false } = values
  const name = isDemo ? 'local' : environmentName(values.mode ?? process.env.APP_ENV ?? 'production', '')
  const options = {
    name,
    root: projectRoot,
    isDemo,
    isSameOrigin,
    isForced: !values['if-changed'],
    hasMaps: values.maps === true,
  }
  await runWithoutLacking(name, projectRoot, () => build(options, values.api))
})
