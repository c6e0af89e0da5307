/** Reads the envelope `{ code, status, msg, data }` of an answer without trusting any of it. (ruling R8) */
import * as v from 'valibot'
import { isPage, type Shape } from '../row.ts'

export type Envelope = Readonly<Record<string, unknown>>

/** Longer texts of a server are no sentence for a toast; they are cut. */
const LONGEST_MESSAGE = 300

function isRecord(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The envelope in a text; undefined for HTML, cut JSON, an empty answer, `null` or a bare value. */
export function envelopeOf(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The server's sentence; undefined unless it is text that says something. (spec 8) */
export function messageIn(envelope: Envelope | undefined): string | undefined {
  const msg = envelope?.['msg']
  if (typeof msg !== 'string' || msg.trim() === '') return undefined
  const letters = Array.from(msg.trim())
  return letters.length > LONGEST_MESSAGE ? `${letters.slice(0, LONGEST_MESSAGE).join('')}…` : letters.join('')
}

/** The status that an error names itself; undefined unless it is one. (ruling R8) */
export function statusIn(envelope: Envelope): number | undefined {
  const code = envelope['code']
  return typeof code === 'number' && code >= 400 && code < 600 ? code : undefined
}

/** Field messages `errors: { field: msg }`; whatever is not text is left out. (ruling R8) */
export function fieldsIn(envelope: Envelope | undefined): Record<string, string> {
  const errors = envelope?.['errors']
  if (!isRecord(errors)) return {}
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What a row's reply is read from: the envelope itself for lists, its `data` for all else. */
export function checkReply(shape: Shape, envelope: Envelope): { isGood: true; reply: unknown } | { isGood: false; cause: unknown } {
  const checked = v.safeParse(shape, isPage(shape) ? envelope : envelope['data'])
  return checked.success ? { isGood: true, reply: checked.output } : { isGood: false, cause: new v.ValiError(checked.issues) }
}
