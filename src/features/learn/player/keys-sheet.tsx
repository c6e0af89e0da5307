/** All keys of the player, drawn from the table that carries them out. */
import { KeyList } from '#src/ui/text/key-list.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import classes from './keys-sheet.module.css'
import { PLAYER_KEYS } from './keys.ts'
import { words } from './words.ts'

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keysTitle}>
      <KeyList keys={PLAYER_KEYS.map(({ deed, caps }) => ({ name: words.keys[deed], caps }))} className={classes.list} />
    </SidePanel>
  )
}
