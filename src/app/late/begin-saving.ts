/**
 * Starts the meter and the quiet line on a device that saves or counts data; other visits never load this
 * file. (ruling R69)
 */

import { savingSaid } from '#src/features/shell/saving/saving-line-store.ts'
import { SavingLine } from '#src/features/shell/saving/saving-line.tsx'
import { isSavingUndecided } from '#src/stores/browser/save-data.ts'
import { followMeter } from '#src/stores/meter/count-transfers.ts'
import { findWarning, useMeter, warningSeen } from '#src/stores/meter/meter-store.ts'
import { useShellFile } from '../start/shell-file-store.ts'

/** Once a month. */
function warnNearLimit(): void {
  const warn = () => {
    const percent = findWarning()
    if (percent !== undefined) savingSaid({ percent, onSeen: warningSeen })
  }
  warn()
  useMeter.subscribe((now, before) => {
    if (findWarning(now) !== undefined && findWarning(before) === undefined) warn()
  })
}

export function beginSaving(): void {
  followMeter()
  warnNearLimit()
  if (isSavingUndecided()) savingSaid('offer')
  useShellFile.setState({ Line: SavingLine })
}
