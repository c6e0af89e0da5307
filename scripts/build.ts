/** `npm run build`: production into `dist`. `--mode <environment>` builds another one, `--demo` the one without a server. */
import { parseArgs } from 'node:util'
import { relative } from 'node:path'
import { environmentName } from '../env.config.ts'
import { buildClient } from './build/build-client.ts'
import { projectRoot } from './project-root.ts'
import { runScript, say } from './say.ts'

await runScript(async () => {
  const { values } = parseArgs({ options: { mode: { type: 'string' }, demo: { type: 'boolean' } } })
  const isDemo = values.demo === true
  const name = isDemo ? 'local' : environmentName(values.mode ?? 'production')
  const began = performance.now()
  const { folder } = await buildClient({ name, root: projectRoot, isDemo, isForced: true })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Built ${isDemo ? 'the demo' : name} into ${relative(projectRoot, folder)}/ in ${seconds} s.`)
})
