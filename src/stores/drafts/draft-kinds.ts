/**
 * The register of drafts, by how their keys begin. One that is not among the choices is somebody's words: a logout asks before it throws
 * them away. `tests/outbox/register.test.ts` fails for a form that is in neither list. (ruling R21)
 */

/** Words that somebody would miss. */
export const WRITTEN: readonly string[] = [
  'application-',
  'assignment-',
  'copy-exam:',
  'day-',
  'grading-phrase',
  'lead:',
  'live-',
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

/** Choices that are made again in a moment, and what the device notes for itself. */
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
  'hand-in:',
  'help-drawer',
  'login-',
  // Name and contact stay after a booking, for a change of the hour.
  'orientation:',
]

export function isChoice(key: string): boolean {
  return CHOICES.some((start) => key.startsWith(start))
}
