/** Stands in for `code-answer.tsx` in the first picture: code, files and interviews are the app's. */

export function CodeAnswer(): never {
  throw new Error('The app draws this answer.')
}

export const preloadCodeEditor = () => undefined
