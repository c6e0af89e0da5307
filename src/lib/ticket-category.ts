/**
 * The only list of the 12 problem categories and the fields of each. (spec 3 Support-problem categories,
 * ruling R24)
 */

export const TICKET_CATEGORIES = [
  'class-joining',
  'live-class',
  'quiz',
  'batch',
  'assignment',
  'live-test',
  'coding-test',
  'module',
  'pro-batch',
  'pre-recorded-video',
  'class-recording',
  'personal-problem',
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

/** The fields of a ticket with their numbers in a call; everything else uses the names. (ruling R24) */
export const TICKET_FIELD_NUMBERS = {
  /** Course or batch. */
  course: 1,
  module: 2,
  /** A class and its date. */
  class: 3,
  /** Quiz, assignment or test. */
  work: 4,
  /** Device and platform. */
  device: 5,
  /** Of the app or browser. */
  version: 6,
  connection: 7,
  /** The description. */
  text: 8,
  /** Screenshots and videos. */
  files: 9,
  /** Phone and hour for a call back. */
  call: 10,
} as const
export type TicketField = keyof typeof TICKET_FIELD_NUMBERS
/** A field that is filled in as text. */
export type TicketTextField = Exclude<TicketField, 'files'>
export type TicketFields = Partial<Record<TicketField, string>>
export type NumberedTicketFields = Partial<Record<(typeof TICKET_FIELD_NUMBERS)[TicketField], string>>

const FIELDS = Object.keys(TICKET_FIELD_NUMBERS) as TicketField[]

/** The form in which the fields are sent. */
export function numberTicketFields(fields: TicketFields): NumberedTicketFields {
  return Object.fromEntries(
    FIELDS.flatMap((field) =>
      fields[field] === undefined ? [] : [[TICKET_FIELD_NUMBERS[field], fields[field]]],
    ),
  )
}

/** Reads fields by their names, or by their numbers as older releases stored them on the device. */
export function nameTicketFields(stored: Readonly<Record<string, string>>): TicketFields {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = stored[field] ?? stored[TICKET_FIELD_NUMBERS[field]]
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

/** In the order in which the form shows them. */
export const TICKET_FIELDS: Readonly<Record<TicketCategory, readonly TicketField[]>> = {
  'class-joining': ['course', 'class', 'device', 'version', 'connection', 'text', 'files'],
  'live-class': ['course', 'class', 'device', 'connection', 'text', 'files'],
  quiz: ['course', 'module', 'work', 'text', 'files'],
  batch: ['course', 'text', 'call'],
  assignment: ['course', 'module', 'work', 'text', 'files'],
  'live-test': ['course', 'module', 'work', 'device', 'text', 'files'],
  'coding-test': ['course', 'module', 'work', 'device', 'text', 'files'],
  module: ['course', 'module', 'text', 'files'],
  'pro-batch': ['course', 'text', 'call'],
  'pre-recorded-video': ['course', 'module', 'device', 'version', 'connection', 'text', 'files'],
  'class-recording': ['course', 'module', 'class', 'device', 'connection', 'text', 'files'],
  'personal-problem': ['text', 'call'],
}

/** Parses a text from an address or a store; undefined unless it names one of the twelve. */
export function parseTicketCategory(text: string | null | undefined): TicketCategory | undefined {
  return TICKET_CATEGORIES.find((category) => category === text)
}

/** Address patterns with the likeliest category of a problem there; the first match counts. */
const BY_ADDRESS: readonly (readonly [part: RegExp, category: TicketCategory])[] = [
  // Problems with money and the account belong to no class.
  [/^\/(purchase\/|login$)|^\/dashboard\/(transactions|profile|devices)/, 'personal-problem'],
  [/^\/join\/live\/|\/class-joining$/, 'class-joining'],
  [/\/live\//, 'live-class'],
  [/\/recordings/, 'class-recording'],
  [/\/assignment\//, 'assignment'],
  [/\/exam\/|^\/quiz\//, 'quiz'],
  [/\/assessments/, 'live-test'],
  [/\/module\//, 'module'],
  [/\/my-courses\//, 'batch'],
  [/^\/free\//, 'pre-recorded-video'],
]

/** Guesses the category from the page that the person comes from; undefined without a guess. */
export function guessTicketCategory(path: string): TicketCategory | undefined {
  return BY_ADDRESS.find(([part]) => part.test(path))?.[1]
}
