/** Where data are saved nothing of a video comes before a press: its poster, and what playing it will cost. (ruling R69) */

import { useState } from 'react'
import { isPictureHeld } from '#src/lib/saving-data.ts'
import { ShowPicture } from '#src/ui/pictures/late-deferred-picture.ts'
import type { Playable } from './playable.ts'
import { usePlayerSettings } from './player-settings-store.ts'
import { computeBytes, type Renditions } from './variants.ts'
import { words } from './words.ts'
import classes from './player.module.css'

function useCost({ pictures, sound }: Renditions, duration: number): string | undefined {
  const quality = usePlayerSettings((state) => state.quality)
  const played =
    quality === 'sound' ? (sound ?? pictures[0]) : quality === 'low' ? pictures[0] : pictures.at(-1)
  if (played === undefined) return undefined
  const bytes = computeBytes({ bandwidth: played.average }, duration)
  if (quality === 'sound') return words.costsSound(bytes)
  return quality === 'low' ? words.costs(bytes) : words.upTo(bytes)
}

export function BeforePlay({ video, renditions }: { video: Playable; renditions: Renditions }) {
  const [, setShown] = useState('')
  const cost = useCost(renditions, video.duration)
  const isSound = usePlayerSettings((state) => state.quality === 'sound')
  const { poster } = video
  const isHeld = isPictureHeld(poster)
  return (
    <>
      {poster && !isHeld && !isSound && <img className={classes.video} src={poster} alt="" />}
      {poster && isHeld && !isSound && (
        <ShowPicture src={poster} place="top" onShow={() => setShown(poster)} />
      )}
      {cost && <p className={classes.cost}>{cost}</p>}
    </>
  )
}
