/**
 * The subjects of the queue `requests`, by name. `app/late/requests.ts` lists what each sends, and the data export
 * names them.
 */

export const REQUEST_NAMES = [
  'class-question',
  'retest',
  'review',
  'mark-question',
  'mark-reply',
  'lead',
  'orientation-seat',
  'orientation-hour',
  'guest-quiz',
  'support-turn',
  'education',
  'education-edit',
  'experience',
  'experience-edit',
  'profile',
  'talent-profile',
  'day',
  'day-edit',
  'resource',
  'resource-edit',
  'assignment',
  'assignment-edit',
  'live-edit',
  'notice-edit',
  'module-complete',
] as const
export type RequestName = (typeof REQUEST_NAMES)[number]
