/**
 * Ways in which a call can fail, applied to one call of a page until they are removed: by the connection, a
 * gateway, the server or the browser. A person who writes must lose nothing under any of them. (ruling R42)
 */

import type { Page } from '@playwright/test'
import type { Fault, SandboxControl } from './sandbox-control.ts'

type Call = Pick<Fault, 'method' | 'path'>

interface FaultedPage {
  page: Page
  sandbox: SandboxControl
}

/** Applies the fault to a call; returns the function that removes it. */
type Lay = (place: FaultedPage, call: Call) => Promise<() => Promise<unknown>>

const GATEWAY = '<!doctype html><html><head><title>Error</title></head><body><h1>Gateway</h1></body></html>'
const JSON_TYPE = { 'content-type': 'application/json' }

/** In the sandbox: every call of this kind, until removed. */
function respondWith(fault: Pick<Fault, 'kind'> & Partial<Fault>): Lay {
  return async ({ sandbox }, call) => {
    await sandbox.fault({ ...call, times: 0, ...fault })
    return () => sandbox.clearFaults()
  }
}

const status = (code: number, body: unknown = '', headers: Record<string, string> = {}): Lay =>
  respondWith({ kind: 'status', status: code, body, headers })
const gateway = (code: number, headers: Record<string, string> = {}): Lay =>
  respondWith({ kind: 'html', status: code, body: GATEWAY, headers })
/** Reports success, with a reply that nobody can read. */
const unreadable = (body: string, headers: Record<string, string> = JSON_TYPE): Lay =>
  status(200, body, headers)

const addressOf = ({ path }: Call) => new RegExp(`/api/v2/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** In the browser, before the call is sent. */
function stopped(meet: Parameters<Page['route']>[1]): Lay {
  return async ({ page }, call) => {
    const address = addressOf(call)
    await page.route(address, (route, request) =>
      request.method() === call.method ? meet(route, request) : route.fallback(),
    )
    return () => page.unroute(address)
  }
}

/** Every second call fails. */
const flapping: Lay = (place, call) => {
  let count = 0
  return stopped((route) => (count++ % 2 === 0 ? route.abort() : route.fallback()))(place, call)
}

const offline: Lay = async ({ page }) => {
  await page.context().setOffline(true)
  return () => page.context().setOffline(false)
}

/** The browser's message about a reply that redirects the call to another origin. */
export const ELSEWHERE = /portal\.example/

export const LINE_FAULTS = {
  'line broken before it arrived': respondWith({ kind: 'drop-before' }),
  'line broken after it arrived': respondWith({ kind: 'apply-then-drop' }),
  'answer late': respondWith({ kind: 'delay', delay_ms: 3000 }),
  'name not found': stopped((route) => route.abort('namenotresolved')),
  'refused by the device': stopped((route) => route.abort('accessdenied')),
  'no line, and the browser knows': offline,
  'a line that comes and goes': flapping,
  'no leave for this origin': stopped((route) =>
    route.fulfill({ status: 200, headers: JSON_TYPE, body: '{"data":{}}' }),
  ),
  '400 with a sentence': status(400, { msg: 'ভুল তথ্য' }),
  '400 without one': status(400, {}),
  '400 as a page': gateway(400),
  '401': status(401, {}),
  '403': status(403, { msg: 'not allowed' }),
  '408': status(408),
  '409': status(409, { msg: 'already submitted' }),
  '410': status(410, {}),
  '413 as a page': gateway(413),
  '415': status(415, {}),
  '422 with markup': status(422, { msg: '<img src=x onerror=alert(1)>' }),
  '422 with an object': status(422, { msg: { a: 1 } }),
  '422 with a very long word': status(422, { msg: 'x'.repeat(5000) }),
  '429 until a far day': status(429, '', { 'retry-after': 'Wed, 21 Oct 2037 07:28:00 GMT' }),
  '429 until before now': status(429, '', { 'retry-after': '-1' }),
  '500 with a sentence': status(500, { msg: 'oops' }),
  '500 without anything': status(500),
  '500 as a page': gateway(500),
  '502 as a page': gateway(502),
  '504 as a page': gateway(504),
  '599': status(599),
  'a page that says all is well': gateway(200),
  'a page labelled as JSON': gateway(200, JSON_TYPE),
  'cut JSON': unreadable('{"code":200,"status":"success","data":{"_id":"x","num'),
  'an empty body': unreadable(''),
  'a null': unreadable('null'),
  'a list': unreadable('[]'),
  'a number': unreadable('42'),
  'data that is null': unreadable('{"data":null}'),
  'data that is a text': unreadable('{"data":"text"}'),
  'data without a thing in it': unreadable('{"code":200,"status":"success","msg":"","data":{}}'),
  'not a number in JSON': unreadable('{"data":NaN}'),
  'single quotes': unreadable("{'data':1}"),
  'a guard before the JSON': unreadable(`)]}',\n{"data":{}}`),
  'good JSON of another type': unreadable('{"data":{}}', { 'content-type': 'text/plain' }),
  '202 without a body': status(202),
  'sent on to a login page': status(302, '', { location: 'https://portal.example/' }),
} as const satisfies Record<string, Lay>

export type LineFault = keyof typeof LINE_FAULTS

/** Applies a fault to each of these calls; the returned function removes all of them. */
export async function layFault(
  name: LineFault,
  place: FaultedPage,
  calls: readonly Call[],
): Promise<() => Promise<void>> {
  const lifts: (() => Promise<unknown>)[] = []
  for (const call of calls) lifts.push(await LINE_FAULTS[name](place, call))
  return async () => {
    for (const lift of lifts) await lift()
  }
}
