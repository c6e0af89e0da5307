/** Stands in for `file-answer.tsx` in the first picture: code, files and interviews are the app's. */

export function FileAnswer(): never {
  throw new Error('The app draws this answer.')
}
