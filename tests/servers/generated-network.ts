/**
 * The calls of the three bases, answered with what json-schema-faker makes of the shapes of `npm run openapi`: the
 * generator in Prism, without its server. Logins go to the sandbox, since a made-up one leads nowhere.
 */

import { createGeneratorSync, type JsonSchema } from 'json-schema-faker'
import { makeFindRow } from '#src/api/adapters/find-row.ts'
import { listRows } from '#src/api/contract/all.ts'
import { isPage } from '#src/api/row.ts'
import { replySchemas } from '../../scripts/openapi/shapes.ts'
import { testAddresses } from '../support/fresh-sandbox.ts'
import { LOGIN, type Server } from './prism-network.ts'

const rows = listRows()
const keys = new Map(rows.map(({ row, key }) => [row, key]))
const findRow = makeFindRow(
  rows.map(({ row }) => row),
  testAddresses,
)
const { replies, components } = replySchemas()

/** Deeper than any reply: at its limit the generator leaves required fields empty. */
const DEEP = 40

export function makeGeneratedNetwork(seed: number, sandbox: Server): typeof fetch {
  const generator = createGeneratorSync({ seed, maxDepth: DEEP, refDepthMax: DEEP })
  return async (input, init) => {
    const request = new Request(input, init)
    if (LOGIN.test(request.url)) return sandbox(request)
    const row = findRow(request.method, request.url)
    const schema = row && replies.get(keys.get(row) ?? '')
    if (row?.options.reply === undefined || schema === undefined) return new Response(null, { status: 404 })
    const made = generator.generate({ ...schema, components: { schemas: components } } as JsonSchema)
    const reply = isPage(row.options.reply) ? (made as object) : { data: made }
    return Response.json({ code: 200, status: 'success', msg: 'ok', ...reply })
  }
}
