/** Builds routes from the contract's rows and their handlers. (ruling R10) */

import { Hono } from 'hono'
import * as v from 'valibot'
import { isSettled, type Base, type Row, isPage } from '#src/api/row.ts'
import { findCaller } from './caller.ts'
import { runUnderFault } from './faults.ts'
import { MessageReply, type AllHandlers, type Context, type Handler, type ContractTable } from './handler.ts'
import { HttpError } from './http-error.ts'
import type { Kernel } from './kernel.ts'
import { readRawBody, readBody, readQuery } from './read-call.ts'
import { readVisitor } from './visitor.ts'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

function buildJson(status: number, body: object, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } })
}

function replySuccess(row: Row, reply: unknown, msg: string, status: number): Response {
  const { reply: shape } = row.options
  const list = shape && isPage(shape) ? (reply as object) : { data: reply ?? null }
  return buildJson(status, { code: status, status: 'success', msg, ...list })
}

function replyRefused({ status, message, details }: HttpError): Response {
  const { errors, data = null, headers: more } = details
  return buildJson(
    status,
    { code: status, status: 'error', msg: message, data, ...(errors && { errors }) },
    more,
  )
}

const WELL = 'সম্পন্ন হয়েছে।'
const NOT_YET = new HttpError(501, 'এই সেবাটি এখনো চালু হয়নি।')
const BROKEN = new HttpError(500, 'সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।')

/** Checks the reply against the row, so that the client can read everything it gets. */
function checkReply(row: Row, data: unknown): unknown {
  const { reply } = row.options
  if (!reply) return data
  const result = v.safeParse(reply, data)
  if (result.success) return result.output
  throw new Error(
    `The reply of ${row.method} ${row.path} does not fit its row: ${v.summarize(result.issues)}`,
  )
}

async function respond(
  row: Row,
  handler: Handler,
  request: Request,
  params: Record<string, string>,
  kernel: Kernel,
): Promise<Response> {
  const visitor = readVisitor(request)
  const sent = await readRawBody(row, request)
  return kernel.database.turn(async () => {
    try {
      const caller = await findCaller(row, visitor, kernel)
      const context = {
        ...kernel,
        ...caller,
        params,
        query: readQuery(row, new URL(request.url)),
        body: readBody(row, sent),
        visitor,
        request,
      }
      // The type of the handler map is checked against the rows; the loop over all rows loses that type.
      const result: unknown = await handler(context as unknown as Context)
      const reply = result instanceof MessageReply ? result : new MessageReply<unknown>(WELL, result, 200)
      return replySuccess(row, checkReply(row, reply.data), reply.msg, reply.status)
    } catch (error) {
      // An HttpError commits the writes before it, so that failed attempts are counted.
      if (error instanceof HttpError) return replyRefused(error)
      throw error
    }
  })
}

async function guardErrors(run: () => Promise<Response>, name: string): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof HttpError) return replyRefused(error)
    console.error(`[sandbox] ${name}`, error)
    return replyRefused(BROKEN)
  }
}

/** Fixed segments come before parameters, so that `batch/list-freeze` does not match `batch/:id`. */
function compareSpecificity(left: Row, right: Row): number {
  const mask = (row: Row) => row.path.replaceAll(/:\w+/g, '\uffff')
  return mask(left) < mask(right) ? -1 : 1
}

function addRoute(app: Hono, row: Row, handler: Handler | undefined, kernel: Kernel): void {
  const path = `/${row.path.replace(/^\//, '')}`
  app.on(row.method, path, async (c) => {
    const url = new URL(c.req.url)
    const call = kernel.log.begin({
      at: kernel.clock.iso(),
      method: row.method,
      path: row.path,
      url: `${url.pathname}${url.search}`,
    })
    const run = async () => {
      if (!handler) return replyRefused(NOT_YET)
      return guardErrors(
        () => respond(row, handler, c.req.raw, c.req.param(), kernel),
        `${row.method} ${row.path}`,
      )
    }
    const response = await runUnderFault(kernel.faults.take(row.method, row.path), run)
    call.status = response.status
    return response
  })
}

type OwnBase = Exclude<Base, 'external'>

/** One app per base, with its paths at the root. */
export function makeHandlers<C extends Record<string, ContractTable>>(
  contract: C,
  handlers: AllHandlers<C>,
  kernel: Kernel,
): Record<OwnBase, Hono> {
  const apps: Record<OwnBase, Hono> = { main: new Hono(), talent: new Hono(), search: new Hono() }
  const rows = Object.entries(contract).flatMap(([table, named]) => {
    const ofTable: Record<string, Handler | undefined> = handlers[table] ?? {}
    return Object.entries(named).map(([name, row]) => ({
      row,
      handler: isSettled(row) ? ofTable[name] : undefined,
    }))
  })
  for (const { row, handler } of rows.toSorted((a, b) => compareSpecificity(a.row, b.row))) {
    const { base = 'main' } = row.options
    if (base !== 'external') addRoute(apps[base], row, handler, kernel)
  }
  for (const app of Object.values(apps)) {
    app.notFound(() => replyRefused(new HttpError(404, 'এই ঠিকানায় কিছু নেই।')))
    // A dropped connection must reach the owner of the socket.
    app.onError((error) => {
      throw error
    })
  }
  return apps
}
