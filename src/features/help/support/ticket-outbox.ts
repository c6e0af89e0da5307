/**
 * Sends the queued tickets of this device, files first, each once: its key makes a repeat harmless. Runs
 * after one was written, at the start of a visit, and whenever the outbox does. (rulings R28, R42)
 */

import { call, callWithMessage } from '#src/api/call.ts'
import { lead } from '#src/api/contract/lead.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { isRefusal, readFailure } from '#src/api/outbox/retry.ts'
import { DeviceMetadata } from '#src/api/shapes/device.ts'
import { paths } from '#src/lib/paths.ts'
import { readAs } from '#src/lib/read-as.ts'
import { device } from '#src/stores/browser/device.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { uploadDropped } from '#src/stores/uploads/upload-store.ts'
import { readWaitingFile } from '#src/stores/uploads/waiting-files.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { changeTicket, listWaitingTickets, type WrittenFile, type WrittenTicket } from './ticket-queue.ts'
import { buildSentFields } from './ticket-text.ts'
import { words } from './words.ts'

/** Returns the server's id of a file, or undefined if it can never have one. */
async function sendFile({ id, sentAs }: WrittenFile, owner: string | undefined): Promise<string | undefined> {
  if (sentAs !== undefined) return sentAs
  const file = await readWaitingFile(id, owner)
  if (file === undefined) return undefined
  try {
    const { _id } = await call(lead.uploadTicketFile, { body: { file } }, { isQuiet: true })
    return _id
  } catch (error) {
    if (!isRefusal(readFailure(error))) throw error
    return undefined
  }
}

/** Sends the missing files one after the other; each one that has arrived is recorded at once. */
async function sendFiles(ticket: WrittenTicket): Promise<WrittenTicket> {
  const files = [...ticket.files]
  const lostFiles: string[] = [...(ticket.lostFiles ?? [])]
  for (const file of ticket.files) {
    const sentAs = await sendFile(file, ticket.owner)
    if (sentAs === undefined) lostFiles.push(file.name)
    files.splice(files.indexOf(file), 1, ...(sentAs === undefined ? [] : [{ ...file, sentAs }]))
    changeTicket(ticket.key, { files: [...files], lostFiles: [...lostFiles] })
    uploadDropped(file.id, ticket.owner)
  }
  return { ...ticket, files }
}

async function sendTicket(written: WrittenTicket): Promise<void> {
  const ticket = await sendFiles(written)
  const { key, category, contact, name, files, path } = ticket
  const metadata = readAs(DeviceMetadata, device.stored().metadata)
  const ids = files.flatMap(({ sentAs }) => sentAs ?? [])
  const body = {
    category,
    contact: contact || undefined,
    name,
    fields: buildSentFields(ticket),
    files: ids,
    path,
    metadata,
    key,
  }
  const { data } = await callWithMessage(lead.ticket, { body }, { isQuiet: true })
  changeTicket(key, { number: data.number })
  // An open form shows its receipt instead.
  if (window.location.pathname !== paths.support())
    showToast({ kind: 'success', message: words.receipt.arrived(data.number), isNew: true })
}

const outbox = makeOutbox<WrittenTicket>({
  name: 'tickets',
  getWaiting: listWaitingTickets,
  getKey: ({ key }) => key,
  send: sendTicket,
  onFailure: ({ key }, failure) => {
    const { error } = failure
    // A ticket returns to the person only if the server rejected it; everything else is retried.
    if (isRefusal(failure) && error)
      changeTicket(key, { refusal: Object.values(error.fields)[0] ?? getFailureText(error) })
  },
  isInOrder: true,
})

/** Why tickets wait: no response on this connection, or a server that cannot accept them now. */
export type Hindrance = 'offline' | 'server'

/** Sends everything queued, and tells what blocks it; a call meanwhile waits for the same result. */
export async function sendTickets(): Promise<Hindrance | undefined> {
  const failure = await outbox.sendAtOnce()
  if (failure === undefined) return undefined
  return failure.verdict === 'offline' ? 'offline' : 'server'
}
