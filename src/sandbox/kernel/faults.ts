/** Faults on demand: tests make a connection or a server fail. (docs/sandbox.md) */

import * as v from 'valibot'

export const FaultPlan = v.object({
  /** Omitted means every method. */
  method: v.optional(v.picklist(['GET', 'POST', 'PATCH', 'DELETE'])),
  /** The path of the contract (`batch/:id` or `batch/{id}`), or `*` for every call. */
  path: v.string(),
  /** How often; omitted = once, 0 = until removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  kind: v.picklist(['status', 'delay', 'drop-before', 'apply-then-drop', 'html']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 500),
  delay_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** For `status` and `html`: text is sent unchanged, everything else as JSON. */
  body: v.optional(v.unknown()),
})
export type FaultPlan = v.InferOutput<typeof FaultPlan>

/**
 * A dropped connection: Node destroys the socket, and elsewhere `fetch` rejects with it as with a real
 * network failure.
 */
export class DroppedLine extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

const normalizePath = (path: string) => path.replace(/^\//, '').replaceAll(/\{(\w+)\}/g, ':$1')

export interface Faults {
  add(plans: FaultPlan[]): void
  list(): FaultPlan[]
  clear(): void
  /** The fault for this call, counted as used. */
  take(method: string, path: string): FaultPlan | undefined
}

export function makeFaults(): Faults {
  let waiting: (FaultPlan & { isEndless: boolean })[] = []
  return {
    add: (plans) => void waiting.push(...plans.map((plan) => ({ ...plan, isEndless: plan.times === 0 }))),
    list: () => waiting.map(({ isEndless: _, ...plan }) => plan),
    clear: () => void (waiting = []),
    take(method, path) {
      const found = waiting.find(
        (plan) =>
          (plan.method ?? method) === method &&
          (plan.path === '*' || normalizePath(plan.path) === normalizePath(path)),
      )
      if (found && !found.isEndless) {
        found.times -= 1
        if (found.times === 0) waiting = waiting.filter((plan) => plan !== found)
      }
      return found
    },
  }
}

function buildFaultReply({ status, headers, body }: FaultPlan, isHtml: boolean): Response {
  const text = typeof body === 'string' ? body : undefined
  if (isHtml)
    return new Response(
      text ?? '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>',
      buildHtmlInit(status, headers),
    )
  if (text !== undefined) return new Response(text, { status, headers })
  const envelope = body ?? {
    code: status,
    status: 'error',
    msg: 'সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    data: null,
  }
  return new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

function buildHtmlInit(status: number, headers: Record<string, string>): ResponseInit {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }
}

/** Runs a call under its fault, if it has one. */
export async function runUnderFault(
  fault: FaultPlan | undefined,
  run: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return run()
  if (fault.delay_ms > 0) await new Promise((done) => setTimeout(done, fault.delay_ms))
  if (fault.kind === 'status' || fault.kind === 'html') return buildFaultReply(fault, fault.kind === 'html')
  if (fault.kind === 'drop-before') throw new DroppedLine()
  const response = await run()
  if (fault.kind === 'apply-then-drop') throw new DroppedLine()
  return response
}
