/**
 * Everything that a first visit loads before and after its first page, including the worker's files and the
 * fonts, without API responses.
 */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getHtmlName, type HtmlFile } from '#src/lib/frame-address.ts'
import { ENTRY, listFiles, type Manifest } from '../build/manifest.ts'
import { listStoredFiles } from '../build/service-worker.ts'
import { getStartModules } from '../build/start-modules.ts'

export interface Visit {
  name: string
  file: HtmlFile
  /** Source modules that load when the first page is idle. */
  late: readonly string[]
}

const SHELL = ['src/app/late/shell.tsx', 'src/features/shell/head/sharing-tags.tsx']

export const VISITS: readonly Visit[] = [
  {
    name: 'guest',
    file: 'home',
    late: [...SHELL, 'src/features/shell/guest/guest-area.tsx'],
  },
  {
    name: 'learner',
    file: 'learner',
    late: [
      ...SHELL,
      'src/app/late/person.ts',
      'src/features/account/notifications/tray.tsx',
      'src/routes/learner/dashboard-below.tsx',
    ],
  },
]

/** As hosts send it: small files and fonts uncompressed. */
function sizeOf(folder: string, file: string): number {
  const packed = statSync(join(folder, `${file}.br`), { throwIfNoEntry: false })
  return (packed ?? statSync(join(folder, file))).size
}

export function weighVisit(
  folder: string,
  manifest: Manifest,
  fonts: readonly string[],
  { file, late }: Visit,
): number {
  const { frame, area, screens, picture } = getStartModules(file)
  const drawn = picture in manifest ? [picture] : []
  const page = listFiles(manifest, [ENTRY, frame, ...area, ...screens.slice(0, 1), ...drawn])
  const behind = listFiles(manifest, late)
  const { first, areas } = listStoredFiles(manifest)
  const stored = [...first, ...(areas.get(file)?.files ?? [])]
  const fetched = new Set([
    getHtmlName(file),
    ...[page, behind].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    'service-worker.js',
    ...stored,
    ...fonts,
  ])
  return [...fetched].reduce((sum, each) => sum + sizeOf(folder, each), 0)
}
