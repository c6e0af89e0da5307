/** Random ids and tokens; works on plain http too, where `crypto.randomUUID` is missing. (ruling R28) */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function makeId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

/** Long enough that nobody guesses it. */
export function makeSecret(): string {
  return makeId(40)
}
