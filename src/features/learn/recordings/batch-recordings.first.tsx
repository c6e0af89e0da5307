/** Replaces `batch-recordings.tsx` in a first picture, which draws pages that begin with something else. */

export function BatchRecordings(): never {
  throw new Error('The app draws the list.')
}
