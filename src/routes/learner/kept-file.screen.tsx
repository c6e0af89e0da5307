/** A file of a module, from this device. (ruling R68) */

import { KeptFile, useKeptFile } from '#src/features/learn/shared/kept/kept-file.tsx'
import { words } from '#src/features/learn/shared/kept/page-words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const ids = useRouteParams('moduleId', 'fileId')
  const found = useKeptFile(ids)
  const { module, file } = found
  const title = file ? formatFileName(file.name) : words.file.title
  return (
    <Page title={title} subtitle={module && words.module(module.no, module.title)} width="wide">
      <Head title={title} isHiddenFromSearch />
      <PhoneBar
        title={title}
        backTo={module ? paths.module(module.batchId, module.id) : paths.keptClasses()}
      />
      <KeptFile key={`${ids.moduleId} ${ids.fileId}`} found={found} />
    </Page>
  )
}
