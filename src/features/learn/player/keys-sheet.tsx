/** List of all keys of the player, from the same table that handles them. */

import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { KeyList } from '#src/ui/text/key-list.tsx'
import { PLAYER_KEYS } from './keys.ts'
import { words } from './words.ts'
import classes from './keys-sheet.module.css'

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keysTitle}>
      <KeyList
        keys={PLAYER_KEYS.map(({ action, caps }) => ({ name: words.keys[action], caps }))}
        className={classes.list}
      />
    </SidePanel>
  )
}
