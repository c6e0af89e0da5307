/** Random ids and tokens; they also work on plain http, where `crypto.randomUUID` is missing. (ruling R28) */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function makeId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

/** Long enough to be unguessable. */
export function makeSecret(): string {
  return makeId(40)
}
