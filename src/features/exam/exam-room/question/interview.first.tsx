/** Stands in for `interview.tsx` in the first picture: code, files and interviews are the app's. */

export function Interview(): never {
  throw new Error('The app draws this answer.')
}
