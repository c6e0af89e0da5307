/** Replaces `player.tsx` in a first picture: the controls, and the place of the picture while it is being opened. */

import { isSavingData } from '#src/stores/browser/save-data.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { CentreControls } from './centre-controls.tsx'
import { splitChapters } from './chapters.ts'
import { ControlBar } from './control-bar.tsx'
import { usePlayerSettings } from './player-settings-store.ts'
import type { PlayerProps } from './player.tsx'
import { Scrub } from './scrub.tsx'
import { words } from './words.ts'
import classes from './player.module.css'

const nothing = () => undefined
const NONE: readonly number[] = []

export function Player({ video: { url, captions, chapters, duration }, marks = NONE, onNote }: PlayerProps) {
  const { quality, captionSize } = usePlayerSettings()
  // The app then shows something else in place of the picture.
  if (url === '' || quality === 'sound' || isSavingData()) throw new Error('The app draws this player.')
  const parts = splitChapters(chapters, duration)
  return (
    <Box as="section" shrink aria-label={words.player}>
      <div className={classes.picture} data-shown data-captions={captionSize}>
        <p className={classes.opening}>{words.opening}</p>
        <button type="button" className={classes.surface} tabIndex={-1} aria-hidden="true" />
        <CentreControls />
        <div className={classes.chrome}>
          <Scrub parts={parts} duration={duration} marks={marks} />
          <ControlBar
            duration={duration}
            parts={parts}
            hasCaptions={Boolean(captions)}
            isSound={false}
            onPicture={nothing}
            isFullscreen={false}
            onSettings={nothing}
            onFullscreen={nothing}
            onNote={onNote}
          />
        </div>
      </div>
    </Box>
  )
}
