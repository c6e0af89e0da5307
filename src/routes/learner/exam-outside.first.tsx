/** Stands in for `exam-outside.tsx` in the first picture: before and after the room the page is the app's. */

export function OutsideExam(): never {
  throw new Error('No attempt is open.')
}
