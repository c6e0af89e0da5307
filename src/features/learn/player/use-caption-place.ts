/** Captions lie low, and above the controls while they are shown. */

import { type RefObject, useEffect } from 'react'

/**
 * Chromium reads the rules of a caption's place and size when the caption comes, and never again: it would stay above controls that have
 * gone. Hidden and shown in one go it is laid out anew.
 */
export function useCaptionPlace(
  picture: RefObject<HTMLElement | null>,
  ...lookedAt: readonly unknown[]
): void {
  useEffect(() => {
    for (const { textTracks } of picture.current?.querySelectorAll('video') ?? [])
      for (const track of textTracks) {
        if (track.mode !== 'showing') continue
        track.mode = 'hidden'
        track.mode = 'showing'
      }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the rules of the place and the size look at
  }, lookedAt)
}
