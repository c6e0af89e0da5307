/** List of the keys of a grading page, from the table that handles them, with a switch to turn them off. */

import { Toggle } from '#src/ui/fields/toggle.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { KeyList, type KeyListProps } from '#src/ui/text/key-list.tsx'
import { words } from '../words.ts'
import { gradingSettingChosen, useGradingSettings } from './grading-settings-store.ts'
import classes from './keys.module.css'

/** The page in view handles these itself. (`use-page-keys.ts`) */
const PAGE_KEYS = [
  { name: words.pageKeys.page, caps: ['PgUp', 'PgDn'] },
  { name: words.pageKeys.zoom, caps: ['+', '-'] },
  { name: words.pageKeys.turn, caps: ['R'] },
  { name: words.pageKeys.pin, caps: ['P'] },
]

export function KeysSheet({ keys, onClose }: Pick<KeyListProps, 'keys'> & { onClose: () => void }) {
  const { hasKeys, advances } = useGradingSettings()
  return (
    <SidePanel isOpen onClose={onClose} title={words.keysTitle}>
      <Toggle
        label={words.keysOn}
        checked={hasKeys}
        onChange={({ currentTarget }) => gradingSettingChosen({ hasKeys: currentTarget.checked })}
      />
      <Toggle
        label={words.keysAdvance}
        checked={advances}
        disabled={!hasKeys}
        onChange={({ currentTarget }) => gradingSettingChosen({ advances: currentTarget.checked })}
      />
      <Text tone="muted" variant="small">
        {words.keysLayout}
      </Text>
      <KeyList keys={[...keys, ...PAGE_KEYS]} className={classes.list} />
    </SidePanel>
  )
}
