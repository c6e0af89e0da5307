/** Passwords whose letters have two encodings: ড় ঢ় য় ো ৌ come in one piece from one keyboard and in two from another. */

import { showToast } from '#src/stores/shell/toast-store.ts'

/** Letters that Unicode's own normal form leaves in two pieces and most keyboards give in one. */
const IN_ONE: Readonly<Record<string, string>> = {
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  '\u09af\u09bc': '\u09df',
}

/** Finds the other encoding of the same letters; undefined for a password that has but one. */
export function findOtherForm(password: string): string | undefined {
  const normal = password.normalize('NFC')
  const inOne = normal.replace(/[\u09a1\u09a2\u09af]\u09bc/g, (pair) => IN_ONE[pair] ?? pair)
  return [normal, inOne, password.normalize('NFD')].find((form) => form !== password)
}

/** A failed call, as far as this looks into it. */
interface Failure {
  kind: string
  status: number | undefined
  msg: string
  fields: Readonly<Record<string, string>>
}

/** True for the refusal of a wrong password; a lock or a dead line is none. */
function isWrongPassword({ status, fields }: Failure): boolean {
  return status === 400 && ('password' in fields || 'old_password' in fields)
}

/**
 * Sends a password as typed and, when it is refused, once in its other encoding: a server that compares bytes knows one of them. The
 * first refusal is shown to nobody, since it is one try to the person.
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
    // A call rejects with nothing else.
    const failure = cause as Failure
    if (isWrongPassword(failure)) return send(other, {})
    if (failure.kind !== 'session' && failure.kind !== 'cancelled')
      showToast({ kind: 'error', message: failure.msg })
    throw cause
  }
}
