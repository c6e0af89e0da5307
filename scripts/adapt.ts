/**
 * `npm run adapt -- <address, HAR file or OpenAPI document>`: lines a server with another format up with the contract, prints which calls
 * fit, which are guessed and which it lacks, and writes an adapter that begins with that. (docs/adapters.md, ruling R76)
 *
 *   KARIGOR_TOKEN, --token   an access token, sent to the named origin only; without one only the public reads are asked
 *   --out FILE               another file than `adapter.ts` of the owner's folder, or `src/api/adapters/own.ts` without one
 *   --overwrite              replaces a file that is there already
 */

import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { judgeRows } from './adapt/judge-row.ts'
import { readSource } from './adapt/read-source.ts'
import { formatReport } from './adapt/report.ts'
import { formatAdapter } from './adapt/write-adapter.ts'
import { print, projectRoot, runScript } from './script.ts'

const USAGE = 'Say which server: npm run adapt -- <address, HAR file or OpenAPI document>'

function chooseFile(out: string | undefined): string {
  const { KARIGOR_OWNER } = process.env
  if (out !== undefined) return resolve(out)
  return KARIGOR_OWNER
    ? join(resolve(KARIGOR_OWNER), 'adapter.ts')
    : join(projectRoot, 'src/api/adapters/own.ts')
}

await runScript(async () => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: text, out: text, overwrite: flag },
  })
  const [given] = positionals
  if (given === undefined) throw new Error(USAGE)
  const file = chooseFile(values.out)
  if (existsSync(file) && !values.overwrite)
    throw new Error(`${file} is there already, perhaps with confirmed guesses: --overwrite replaces it.`)
  const source = await readSource(given, values.token ?? process.env.KARIGOR_TOKEN)
  const judged = judgeRows(source)
  writeFileSync(file, formatAdapter(source, judged))
  print(formatReport(source, judged))
  print(`Wrote ${file}. A build uses it with VITE_ADAPTER=own.`)
})
