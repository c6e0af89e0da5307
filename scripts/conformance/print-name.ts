/**
 * Field names that are safe to print: a server may send a map whose keys are phone numbers, e-mail addresses
 * or worse.
 */

/** Letters and underscores, with two digits at most: the contract's naming pattern. */
const FIELD_NAME = /^[a-z_$][a-z_$]{0,39}\d{0,2}$/i

/** Replaces anything that is not a field name by its length. Control characters would run in the terminal. */
export function printName(name: string): string {
  return FIELD_NAME.test(name) ? name : `<key of ${name.length}>`
}
