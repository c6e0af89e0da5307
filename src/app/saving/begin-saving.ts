/**
 * What a visit does where data are saved or counted: its own small file, which other visits never load. (ruling
 * R69)
 */

import { savingSaid } from '#src/features/shell/saving/saving-line-store.ts'
import { SavingLine } from '#src/features/shell/saving/saving-line.tsx'
import { isSavingUndecided } from '#src/stores/browser/save-data.ts'
import { useShellFile } from '../start/shell-file-store.ts'

export function beginSaving(): void {
  if (isSavingUndecided()) savingSaid('offer')
  useShellFile.setState({ Line: SavingLine })
}
