/** `/__sandbox`: the control endpoint for tests and people. No real server has it. (docs/sandbox.md) */

import { and, desc, gt, isNotNull, isNull } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { remindOfClasses } from '../content/notify.ts'
import { ticket } from '../database/tables/message.ts'
import { otp, person, push_registration, sent_message, sent_push } from '../database/tables/person.ts'
import { FaultPlan } from '../kernel/faults.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { addSubmissions } from './many-submissions.ts'

export interface Account {
  role: string
  name: string
  phone: string | null
  email: string | null
  password: string | null
  /** The newest code that was sent to this phone or address and can still be used. */
  otp: string | null
  note: string | null
}

export async function listAccounts({ db, clock }: Kernel): Promise<Account[]> {
  const people = await db.select().from(person).where(isNotNull(person.sandbox_note))
  const valid = and(isNull(otp.used_at), gt(otp.expires_at, clock.iso()))
  const codes = await db.select().from(otp).where(valid).orderBy(desc(otp.sent_at))
  return people.map(({ role, name, phone, email, password, sandbox_note }) => ({
    role,
    name,
    phone,
    email,
    password,
    otp: codes.find(({ to }) => to === phone || to === email)?.code ?? null,
    note: sandbox_note,
  }))
}

/** Ten years, in seconds: dates beyond that have more digits than an instant allows. */
const FURTHEST = 10 * 365 * 86_400

const ClockMove = v.union([
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()), frozen: v.optional(v.boolean()) }),
  v.object({ forward: v.pipe(v.number(), v.minValue(-FURTHEST), v.maxValue(FURTHEST)) }),
  v.object({ real: v.literal(true) }),
])
const FaultPlans = v.union([
  v.array(FaultPlan),
  v.pipe(
    FaultPlan,
    v.transform((plan) => [plan]),
  ),
])

const ManySubmissions = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  exam: v.optional(v.string()),
})

async function readJson<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  return readAs(schema, await c.req.json().catch(() => undefined))
}

function moveClock(kernel: Kernel, move: v.InferOutput<typeof ClockMove>): void {
  if ('at' in move) kernel.clock.moveTo(new Date(move.at), move.frozen)
  else if ('forward' in move) kernel.clock.forward(move.forward)
  else kernel.clock.reset()
}

export function makeControlApp(kernel: Kernel, reset: () => Promise<void>): Hono {
  const app = new Hono().basePath('/__sandbox')
  const getNow = () => ({ now: kernel.clock.iso() })

  app.get('/health', (c) => c.json({ ok: true, ...getNow() }))
  app.get('/accounts', async (c) => c.json(await listAccounts(kernel)))
  app.get('/clock', (c) => c.json(getNow()))
  app.post('/clock', async (c) => {
    const move = await readJson(c, ClockMove)
    if (!move)
      return c.json(
        { error: 'Send { "at": ISO time, "frozen"?: true }, { "forward": seconds } or { "real": true }.' },
        400,
      )
    moveClock(kernel, move)
    return c.json(getNow())
  })
  app.post('/reset', async (c) => {
    await reset()
    return c.json({ ok: true, ...getNow() })
  })

  app.post('/submissions', async (c) => {
    const input = await readJson(c, ManySubmissions)
    const added = input && (await addSubmissions(input, kernel))
    if (added === undefined)
      return c.json({ error: 'Send { "count": 1 to 20000, "exam"?: id of an exam of a batch }.' }, 400)
    return c.json({ added })
  })

  // The contract has no call that reads a ticket back; here support staff can.
  app.get('/tickets', async (c) => c.json(await kernel.db.select().from(ticket)))

  // Replaces the vendor's service: who would be reached, and what was sent.
  app.get('/pushes', async (c) => {
    const { db, database } = kernel
    await database.turn(() => remindOfClasses(kernel))
    const sent = await db.select().from(sent_push).orderBy(sent_push.sent_at)
    return c.json({ tokens: await db.select().from(push_registration), sent })
  })

  app.get('/messages', async (c) =>
    c.json(await kernel.db.select().from(sent_message).orderBy(sent_message.sent_at)),
  )

  app.get('/faults', (c) => c.json(kernel.faults.list()))
  app.post('/faults', async (c) => {
    const plans = await readJson(c, FaultPlans)
    if (!plans)
      return c.json({ error: 'Send a fault or a list of faults, as docs/sandbox.md describes them.' }, 400)
    kernel.faults.add(plans)
    return c.json(kernel.faults.list())
  })
  app.delete('/faults', (c) => {
    kernel.faults.clear()
    return c.json([])
  })

  app.get('/requests', (c) => c.json({ counts: kernel.log.counts(), calls: kernel.log.list() }))
  app.delete('/requests', (c) => {
    kernel.log.clear()
    return c.json({ counts: {}, calls: [] })
  })
  return app
}
