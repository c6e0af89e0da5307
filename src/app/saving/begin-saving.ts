/**
 * What a visit does where data are saved or counted: its own small file, which other visits never load. (ruling
 * R69)
 */

import type { DataRouter } from 'react-router'
import { savingSaid } from '#src/features/shell/saving/saving-line-store.ts'
import { SavingLine } from '#src/features/shell/saving/saving-line.tsx'
import { isSavingUndecided, SAVING_CHOSEN } from '#src/stores/browser/save-data.ts'
import { findWarning, isMetering, reset, useMeter, warningSeen } from '#src/stores/meter/meter-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useShellFile } from '../start/shell-file-store.ts'
import { countTransfers } from './count-transfers.ts'

/** Counts while it is switched on, and warns once a month. */
function followMeter(router: DataRouter): void {
  let stop: (() => void) | undefined
  const follow = () => {
    const { isOn } = useMeter.getState()
    if (isOn && stop === undefined) stop = countTransfers(router)
    if (!isOn) {
      stop?.()
      stop = undefined
    }
    const percent = isOn ? findWarning() : undefined
    if (percent !== undefined) savingSaid({ percent, onSeen: warningSeen })
  }
  follow()
  useMeter.subscribe((now, before) => {
    const isNear = findWarning(now) !== undefined && findWarning(before) === undefined
    if (now.isOn !== before.isOn || isNear) follow()
  })
  // Another person has another meter.
  useSession.subscribe((now, before) => now.status !== before.status && reset())
  addEventListener(SAVING_CHOSEN, () => useMeter.setState({ isOn: isMetering() }))
}

export function beginSaving(router: DataRouter): void {
  followMeter(router)
  if (isSavingUndecided()) savingSaid('offer')
  useShellFile.setState({ Line: SavingLine })
}
