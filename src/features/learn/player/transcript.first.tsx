/** Replaces `transcript.tsx` in a first picture, which draws pages that begin with something else. */

export function Transcript(): never {
  throw new Error('The app draws the transcript.')
}
