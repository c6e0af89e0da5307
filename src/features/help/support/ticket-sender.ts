/**
 * Sends the tickets that wait on this device, files first, each once: its key makes a repeat harmless, and one tab sends at a time.
 * Runs after writing one, at the start of a visit, and when the line or the session comes back. (rulings R28, R42)
 */
import { readAs } from '#src/lib/read-as.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { callWithMessage, call } from '#src/api/call.ts'
import { lead } from '#src/api/contract/lead.ts'
import { DeviceMetadata } from '#src/api/shapes/device.ts'
import { paths } from '#src/lib/paths.ts'
import { device } from '#src/stores/browser/device.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { ticketChanged, ticketsReread, waitingTickets } from '#src/stores/tickets/ticket-store.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import { uploadDropped, waitingFile } from '#src/stores/uploads/upload-store.ts'
import type { WrittenFile, WrittenTicket } from '#src/stores/tickets/written-ticket.ts'
import { sentFields } from './ticket-text.ts'
import { words } from './words.ts'

const LOCK = 'karigor-tickets'
/** As long as something waits and the page is open, in milliseconds. */
const AGAIN_AFTER = 30_000
/** Said by a server or gateway that may say otherwise in a moment. */
const PASSING_STATUSES = [401, 408, 425, 429]

/** The server has looked at it and will not have it. */
function refusalIn(error: unknown): ApiError | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'http') return undefined
  const { status = 500 } = error
  return status < 500 && !PASSING_STATUSES.includes(status) ? error : undefined
}

/** The server's id of a file, or undefined when it can never have one. */
async function arrivedAs({ id, sentAs }: WrittenFile, owner: string | undefined): Promise<string | undefined> {
  if (sentAs !== undefined) return sentAs
  const file = await waitingFile(id, owner)
  if (file === undefined) return undefined
  try {
    const { _id } = await call(lead.uploadTicketFile, { body: { file } }, { isQuiet: true })
    return _id
  } catch (error) {
    if (refusalIn(error) === undefined) throw error
    return undefined
  }
}

/** Sends what is missing, one file after the other; each that has arrived is noted at once. */
async function deliverFiles(ticket: WrittenTicket): Promise<WrittenTicket> {
  const files = [...ticket.files]
  const lostFiles: string[] = [...(ticket.lostFiles ?? [])]
  for (const file of ticket.files) {
    const sentAs = await arrivedAs(file, ticket.owner)
    if (sentAs === undefined) lostFiles.push(file.name)
    files.splice(files.indexOf(file), 1, ...(sentAs === undefined ? [] : [{ ...file, sentAs }]))
    ticketChanged(ticket.key, { files: [...files], lostFiles: [...lostFiles] })
    uploadDropped(file.id)
  }
  return { ...ticket, files }
}

async function deliver(written: WrittenTicket): Promise<void> {
  const ticket = await deliverFiles(written)
  const { key, category, contact, name, files, path } = ticket
  const metadata = readAs(DeviceMetadata, device.stored().metadata)
  const ids = files.flatMap(({ sentAs }) => sentAs ?? [])
  const body = { category, contact: contact || undefined, name, fields: sentFields(ticket), files: ids, path, metadata, key }
  const { data } = await callWithMessage(lead.ticket, { body }, { isQuiet: true })
  ticketChanged(key, { number: data.number })
  // Where the form is open its receipt says so.
  if (window.location.pathname !== paths.support()) say({ kind: 'success', message: words.receipt.arrived(data.number), isNew: true })
}

/** What keeps tickets waiting: no answer on this line, or a server that cannot take them now. */
export type Hindrance = 'line' | 'server'

function hindranceIn(error: unknown): Hindrance {
  return error instanceof ApiError && (error.kind === 'no-answer' || error.kind === 'late') ? 'line' : 'server'
}

/** With a hindrance the rest waits too. */
async function send(ticket: WrittenTicket): Promise<Hindrance | undefined> {
  try {
    await deliver(ticket)
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === undefined) return hindranceIn(error)
    ticketChanged(ticket.key, { refusal: Object.values(refusal.fields)[0] ?? refusal.msg })
  }
  return undefined
}

async function sendAll(): Promise<Hindrance | undefined> {
  ticketsReread()
  for (let [ticket] = waitingTickets(); ticket !== undefined; [ticket] = waitingTickets()) {
    const hindrance = await send(ticket)
    if (hindrance !== undefined) return hindrance
  }
  return undefined
}

let sending: Promise<Hindrance | undefined> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

async function sendInTurn(): Promise<Hindrance | undefined> {
  return navigator.locks ? navigator.locks.request(LOCK, sendAll) : sendAll()
}

/** Sends all that waits, and says what kept it from going; a call while it sends waits for the same. */
export function sendTickets(): Promise<Hindrance | undefined> {
  clearTimeout(timer)
  sending ??= sendInTurn().finally(() => {
    sending = undefined
    if (waitingTickets().length > 0) timer = setTimeout(() => void sendTickets(), AGAIN_AFTER)
  })
  return sending
}

function sendIfAny(): void {
  if (waitingTickets().length > 0) void sendTickets()
}

window.addEventListener('online', sendIfAny)
useSession.subscribe(({ status }, before) => {
  // Afterwards: a logout throws away what waits, and that comes second.
  if (status !== before.status) queueMicrotask(sendIfAny)
})
