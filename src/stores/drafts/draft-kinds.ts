/**
 * The register of drafts, by the beginning of their keys. Every draft except the choices is text that
 * somebody wrote: a logout asks before deleting it. `tests/outbox/register.test.ts` fails for a form that is
 * in neither list. (ruling R21)
 */

/** Text that somebody would miss. */
export const WRITTEN: readonly string[] = [
  'application-',
  'assignment-',
  'copy-exam:',
  'day-',
  'grading-phrase',
  'lead:',
  'live-',
  'mark-question:',
  'mark-reply:',
  'new-exam:',
  'note-',
  'notice-',
  'profile',
  'quiz',
  'resource-',
  'retest:',
  'review:',
  'talent-',
  'ticket',
  'turn-',
  'work-',
]

/** Choices that are quickly made again, and notes of the device itself. */
export const CHOICES: readonly string[] = [
  'ai-rejected:',
  'ai-suggestions:',
  'bank:',
  'bank-from:',
  'base:',
  'checkout:',
  'code-',
  'copy-days-',
  'copy-exam-from:',
  'cv-',
  'help-drawer',
  'login-',
  // Name and contact stay after a booking, for changing the hour.
  'orientation:',
  // The order of scanned pages, whose photos count as files.
  'scan:',
]

export function isChoice(key: string): boolean {
  return CHOICES.some((start) => key.startsWith(start))
}
