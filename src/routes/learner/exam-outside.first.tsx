/** Replaces `exam-outside.tsx` in a first picture, which draws open attempts only. */

export function OutsideExam(): never {
  throw new Error('No attempt is open.')
}
