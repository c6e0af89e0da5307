/**
 * A server on the clock of Dhaka: every read of every screen accepts its offsets, and gives the app UTC.
 * (ruling R30)
 */

import { expect, test } from 'vitest'
import { checkReply, parseEnvelope } from '#src/api/client/response.ts'
import { listRows } from '#src/api/contract/all.ts'
import { offers } from '#src/lib/features.ts'
import { fullSandbox, browserAt, testAddresses } from '../../tests/support/fresh-sandbox.ts'
import { readDriven } from '../driven-list.ts'
import { askAll } from './ask-all.ts'

const IN_UTC = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)((?:\.\d+)?)Z"/g
const WITH_OFFSET = /T\d\d:\d\d:\d\d[.\d]*\+06:00"/g
const SIX_HOURS = 6 * 3_600_000

/** The same instants, as a server on Dhaka's clock writes them. */
const writeInDhaka = (text: string) =>
  text.replaceAll(
    IN_UTC,
    (_all, second: string, fraction: string) =>
      `"${new Date(Date.parse(`${second}Z`) + SIX_HOURS).toISOString().slice(0, 19)}${fraction}+06:00"`,
  )

test('every read accepts instants with an offset, and converts them to UTC', async () => {
  const sandbox = await fullSandbox()
  const logIn = async (phone: string) => (await browserAt(sandbox, phone).logIn(phone)).data.accessToken
  let moments = 0
  const replies: string[] = []
  const results = await askAll({
    addresses: testAddresses,
    offered: offers,
    tokens: {
      learner: await logIn('01712345678'),
      teacher: await logIn('01511111111'),
      talent: await logIn('01311111111'),
    },
    ids: new Map([['quiz', 'quiz-web-start']]),
    canWrite: false,
    now: () => 0,
    clock: () => Date.parse(sandbox.clock.iso()),
    fetch: async (request) => {
      const response = await sandbox.fetch(request)
      const text = writeInDhaka(await response.text())
      moments += text.match(WITH_OFFSET)?.length ?? 0
      if (response.status === 200) replies.push(text)
      return new Response(text, response)
    },
  })
  expect(moments).toBeGreaterThan(500)
  expect(results.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'not asked')).toEqual([])

  // The instants that the app reads, by each shape that has them.
  const shapes = listRows().flatMap(({ row }) =>
    row.method === 'GET' && row.options.reply ? [row.options.reply] : [],
  )
  const read = replies.map((text) => {
    const taken = shapes.flatMap((shape) => {
      const checked = checkReply(shape, parseEnvelope(text) ?? {})
      return checked.isGood ? [checked.reply] : []
    })
    return JSON.stringify(taken)
  })
  expect(read.filter((text) => text.includes('+06:00"'))).toHaveLength(0)

  // The screens of the list of driven calls, by their reads.
  const asked = new Set(
    results
      .filter(({ verdict }) => verdict === 'fits')
      .map(({ method, path, base }) => `${method}\t${path}\t${base}`),
  )
  const screens = new Set<string>()
  for (const [call, driving] of readDriven())
    if (call.startsWith('GET') && asked.has(call.replace('\t/', '\t')))
      driving.forEach((screen) => screens.add(screen))
  expect(screens.size).toBeGreaterThan(60)
})
