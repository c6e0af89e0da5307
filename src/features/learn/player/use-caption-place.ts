/** Captions are at the bottom, and above the controls while those are shown. */

import { type RefObject, useEffect } from 'react'

/**
 * Chromium reads the position and size rules of a caption when it appears, and never again: it would stay
 * above hidden controls. Hiding and showing it at once makes it lay out again.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- these values decide position and size
  }, lookedAt)
}
