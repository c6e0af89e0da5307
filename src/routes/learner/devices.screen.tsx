/** Lists the devices that are signed in, and signs them out. */

import { useNavigate } from 'react-router'
import { Devices } from '#src/features/account/devices/devices.tsx'
import { words } from '#src/features/account/devices/words.ts'
import { logOut } from '#src/features/shell/account-menu/log-out.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const navigate = useNavigate()
  async function leave() {
    const { ask: title, askHere: text, logOut: yes, stay: no } = words
    if (!(await logOut({ title, text, yes, no, isDangerous: true }))) return
    showToast({ kind: 'success', message: words.loggedOut })
    await navigate(paths.home())
  }
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <Devices onLogOut={leave} />
    </Page>
  )
}
