/** The ground of a class without its picture: what is played, and what it saves. */

import { IconHeadphones, IconLeaf } from '@tabler/icons-react'
import { Row } from '#src/ui/layout/layout.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { computeSaved, type Renditions } from './variants.ts'
import { words } from './words.ts'
import classes from './player.module.css'

interface SoundDeckProps {
  renditions: Renditions
  duration: number
  /** The sound lies on the device, which is said in place of its kind and what it saves. */
  isKept: boolean
}

export function SoundDeck({ renditions, duration, isKept }: SoundDeckProps) {
  const saved = computeSaved(renditions, duration)
  return (
    <div className={classes.deck}>
      <Ripple width={360} height={210} y={90} start={44} gap={17} count={9} wave={5} />
      {!isKept && (
        <Row justify="between" gap={8} className={classes.deckHead}>
          <span className={classes.deckPill}>
            <IconHeadphones size={16} aria-hidden="true" />
            {words.sound}
          </span>
          {saved > 0 && (
            <span className={classes.deckPill} data-saved>
              <IconLeaf size={16} aria-hidden="true" />
              {words.saves(saved)}
            </span>
          )}
        </Row>
      )}
    </div>
  )
}
