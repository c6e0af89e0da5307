/**
 * `npm run conformance -- https://api.example/api/v2 --token <learner>`: asks a live server for every call of the contract and says how
 * far it fits. Nothing is written without `--write`, which needs a test account. Exit code 1 when a call does not fit. (ruling R10)
 *
 *   KARIGOR_TOKEN, KARIGOR_TEACHER_TOKEN, KARIGOR_TALENT_TOKEN   access tokens by the environment, which no list of processes shows;
 *                                              --token, --teacher-token, --talent-token say them too; calls of a role without one are not asked
 *   KARIGOR_REFRESH_TOKEN, --refresh-token     a refresh token, which the test of the refresh uses up
 *   --origin                                   the client's own, for CORS; that of .env.production when left out
 *   --talent, --search                         addresses of the other two bases (talent: the main one and `/talent-api`)
 *   --id "kind=value"                          an id that no reply gives, as `--id quiz=welcome`; may be repeated
 *   --json FILE                                the same for machines
 *
 * Calls go through the adapter that .env.production names; features that are off are skipped.
 */

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import { listRows } from '#src/api/contract/all.ts'
import { offers } from '#src/lib/features.ts'
import { readEnvironment } from '../env.config.ts'
import { askAll } from './conformance/ask-all.ts'
import { formatJson, formatReport, isBroken } from './conformance/report.ts'
import { askWire, findWrongAddress } from './conformance/wire.ts'
import { loadAdapter, runWithoutLacking } from './features/run-without-lacking.ts'
import { print, projectRoot, runOwnedScript } from './script.ts'

const USAGE =
  'Say which server: KARIGOR_TOKEN=<access token> npm run conformance -- https://api.example/api/v2'

async function check(): Promise<void> {
  const { VITE_ADAPTER, VITE_CLIENT_URL } = readEnvironment('production', projectRoot)
  const adapter = await loadAdapter(VITE_ADAPTER, projectRoot)
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: text,
      'teacher-token': text,
      'talent-token': text,
      'refresh-token': text,
      origin: text,
      talent: text,
      search: text,
      json: text,
      id: { type: 'string', multiple: true },
      write: { type: 'boolean' },
    },
  })
  const [main] = positionals
  if (main === undefined) throw new Error(USAGE)
  const addresses = {
    main,
    talent: values.talent ?? `${main.replace(/\/$/, '')}/talent-api`,
    ...(values.search && { search: values.search }),
  }
  const rows = listRows().map(({ row }) => row)
  const send = adapter ? adaptFetch(adapter, rows, { search: main, ...addresses }) : fetch
  const wrong = await findWrongAddress({ main, fetch: send })
  if (wrong !== undefined) throw new Error(wrong)
  const { KARIGOR_TOKEN, KARIGOR_TEACHER_TOKEN, KARIGOR_TALENT_TOKEN, KARIGOR_REFRESH_TOKEN } = process.env
  const learner = values.token ?? KARIGOR_TOKEN
  const teacher = values['teacher-token'] ?? KARIGOR_TEACHER_TOKEN
  const talent = values['talent-token'] ?? KARIGOR_TALENT_TOKEN
  const results = await askAll({
    addresses,
    offered: offers,
    tokens: { ...(learner && { learner }), ...(teacher && { teacher }), ...(talent && { talent }) },
    ids: new Map(
      (values.id ?? []).map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
    ),
    canWrite: values.write ?? false,
    fetch: send,
  })
  const origin = values.origin ?? VITE_CLIENT_URL
  const wire = await askWire({
    main,
    origin,
    refreshToken: values['refresh-token'] ?? KARIGOR_REFRESH_TOKEN,
    fetch: send,
  })
  print(formatReport(results, wire))
  if (values.json) writeFileSync(values.json, formatJson(results, wire))
  if (results.some(isBroken) || wire.some(({ state }) => state === 'wrong')) process.exitCode = 1
}

await runOwnedScript(() => runWithoutLacking('production', projectRoot, check))
