/** Names of fields as a report may print them: a server may send a map whose keys are phone numbers, e-mail addresses or worse. */

/** Letters and underscores, with a digit or two at most: how the contract names its fields. */
const FIELD_NAME = /^[a-z_$][a-z_$]{0,39}\d{0,2}$/i

/** What is no name of a field is left out, with its length. Control characters would reach the terminal as commands. */
export function printName(name: string): string {
  return FIELD_NAME.test(name) ? name : `<key of ${name.length}>`
}
