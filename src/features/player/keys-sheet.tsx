/** All keys of the player, drawn from the table that carries them out. */
import { KeyCap } from '#src/ui/key-cap.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'
import classes from './keys-sheet.module.css'
import { PLAYER_KEYS } from './keys.ts'
import { words } from './words.ts'

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keysTitle}>
      <dl className={classes.list}>
        {PLAYER_KEYS.map(({ deed, caps }) => (
          <div key={deed} className={classes.line}>
            <dt>{words.keys[deed]}</dt>
            <dd>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}
