/** The button of the phone's menu; the menu itself is fetched when somebody is about to open it. */
import { IconMenu2 } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { PhoneMenuProps } from './phone-menu.tsx'
import { words } from './words.ts'

const load = async () => (await import('./phone-menu.tsx')).PhoneMenu
/** A failed fetch is no harm: the next touch tries again. */
const missing = () => undefined

export function PhoneMenuButton({ className }: { className?: string }) {
  const [Menu, setMenu] = useState<ComponentType<PhoneMenuProps>>()
  const open = () => void load().then((menu) => setMenu(() => menu), missing)
  const warm = () => void load().catch(missing)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {Menu && <Menu onClose={() => setMenu(undefined)} />}
    </>
  )
}
