/**
 * Handles passwords whose letters have two encodings: keyboards type ড় ঢ় য় ো ৌ as one code point or as
 * two.
 */

import { showToast } from '#src/stores/shell/toast-store.ts'

/** Letters that Unicode normalisation leaves as two code points and most keyboards type as one. */
const IN_ONE: Readonly<Record<string, string>> = {
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  '\u09af\u09bc': '\u09df',
}

/** Finds the other encoding of the same letters; undefined for a password with only one. */
export function findOtherForm(password: string): string | undefined {
  const normal = password.normalize('NFC')
  const inOne = normal.replace(/[\u09a1\u09a2\u09af]\u09bc/g, (pair) => IN_ONE[pair] ?? pair)
  return [normal, inOne, password.normalize('NFD')].find((form) => form !== password)
}

/** The parts of a failed call that are used here. */
interface Failure {
  kind: string
  status: number | undefined
  msg: string
  fields: Readonly<Record<string, string>>
}

/** Tells whether a wrong password was rejected; a locked account or a lost connection does not count. */
function isWrongPassword({ status, fields }: Failure): boolean {
  return status === 400 && ('password' in fields || 'old_password' in fields)
}

/**
 * Sends a password as typed and, if it is rejected, once in its other encoding: a server that compares bytes
 * knows only one of them. The first rejection is not shown, since for the person it is one try.
 */
export async function tryBothForms<T>(
  password: string,
  send: (form: string, options: { isQuiet?: boolean }) => Promise<T>,
): Promise<T> {
  const other = findOtherForm(password)
  if (other === undefined) return send(password, {})
  try {
    return await send(password, { isQuiet: true })
  } catch (cause) {
    // A call rejects only with this type.
    const failure = cause as Failure
    if (isWrongPassword(failure)) return send(other, {})
    if (failure.kind !== 'session' && failure.kind !== 'cancelled')
      showToast({ kind: 'error', message: failure.msg })
    throw cause
  }
}
