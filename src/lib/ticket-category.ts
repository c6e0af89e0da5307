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

/**
 * 1 course or batch · 2 module · 3 class and its date · 4 quiz, assignment or test · 5 device and platform · 6 app or browser
 * version · 7 kind of connection · 8 description · 9 screenshot or video · 10 phone and hour for a call back. (ruling R24)
 */
export type TicketField = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export const TICKET_FIELDS: Readonly<Record<TicketCategory, readonly TicketField[]>> = {
  'class-joining': [1, 3, 5, 6, 7, 8, 9],
  'live-class': [1, 3, 5, 7, 8, 9],
  quiz: [1, 2, 4, 8, 9],
  batch: [1, 8, 10],
  assignment: [1, 2, 4, 8, 9],
  'live-test': [1, 2, 4, 5, 8, 9],
  'coding-test': [1, 2, 4, 5, 8, 9],
  module: [1, 2, 8, 9],
  'pro-batch': [1, 8, 10],
  'pre-recorded-video': [1, 2, 5, 6, 7, 8, 9],
  'class-recording': [1, 2, 3, 5, 7, 8, 9],
  'personal-problem': [8, 10],
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
