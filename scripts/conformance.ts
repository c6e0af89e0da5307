/**
 * `npm run conformance -- https://api.example/api/v2 --token <learner>`: asks a live server for every call of the contract and says how
 * far it fits. Nothing is written without `--write`, which needs a test account. Exit code 1 when a call does not fit. (ruling R10)
 *
 *   --token, --teacher-token, --talent-token   access tokens; calls of a role without one are not asked
 *   --talent, --search                         addresses of the other two bases (talent: the main one and `/talent-api`)
 *   --id "kind=value"                          an id that no reply gives, as `--id quiz=welcome`; may be repeated
 *   --json FILE                                the same for machines
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askAll } from './conformance/ask-all.ts'
import { formatJson, formatReport, isBroken } from './conformance/report.ts'
import { print, runScript } from './script.ts'

const USAGE = 'Say which server: npm run conformance -- https://api.example/api/v2 --token <access token>'

await runScript(async () => {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: text,
      'teacher-token': text,
      'talent-token': text,
      talent: text,
      search: text,
      json: text,
      id: { type: 'string', multiple: true },
      write: { type: 'boolean' },
    },
  })
  const [main] = positionals
  if (main === undefined || !URL.canParse(main)) throw new Error(USAGE)
  const { token: learner, 'teacher-token': teacher, 'talent-token': talent } = values
  const results = await askAll({
    addresses: {
      main,
      talent: values.talent ?? `${main.replace(/\/$/, '')}/talent-api`,
      ...(values.search && { search: values.search }),
    },
    tokens: { ...(learner && { learner }), ...(teacher && { teacher }), ...(talent && { talent }) },
    ids: new Map((values.id ?? []).map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])),
    canWrite: values.write ?? false,
    fetch,
  })
  print(formatReport(results))
  if (values.json) writeFileSync(values.json, formatJson(results))
  if (results.some(isBroken)) process.exitCode = 1
})
