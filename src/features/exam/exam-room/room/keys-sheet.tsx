/** Lists all keys of the room, from the table that defines them. */

import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { KeyList } from '#src/ui/text/key-list.tsx'
import { OPTION_CAPS, ROOM_KEYS } from './keys.ts'
import { words } from './later-words.ts'
import classes from './keys-sheet.module.css'

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const rows = [{ action: 'choose' as const, caps: OPTION_CAPS }, ...ROOM_KEYS]
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.keys.title}>
      <KeyList
        keys={rows.map(({ action, caps }) => ({ name: words.keys[action], caps }))}
        className={classes.keys}
      />
    </SidePanel>
  )
}
