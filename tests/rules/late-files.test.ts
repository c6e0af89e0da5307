import { expect, test } from 'vitest'
import { projectRoot } from '../../scripts/script.ts'
import { lateFileFaults } from './late-files.ts'
import { readSource, readTree } from './source-tree.ts'

const read = (path: string, target: string) =>
  lateFileFaults([readSource(path, `export const load = () => import('${target}')`)])

test('the project loads nothing late but its engines', () => {
  expect(lateFileFaults(readTree(projectRoot))).toEqual([])
})

test('a dialog that is loaded at its press is a fault, whatever feature it belongs to', () => {
  expect(read('src/features/shop/buy.tsx', './dialog.tsx')).toEqual([
    'src/features/shop/buy.tsx fetches src/features/shop/dialog.tsx late: import it, or name the engine in tests/rules/late-files.ts',
  ])
})

test.each([
  ['src/features/learn/player/stream.ts', 'hls.js/light'],
  ['src/routes/guest/table.ts', './home.screen.tsx'],
  ['src/app/frames/frame-files.ts', './guest-frame.tsx'],
])('%s may load %s', (path, target) => {
  expect(read(path, target)).toEqual([])
})

test('a page that cannot be drawn without the drawer is a fault', () => {
  const file = readSource(
    'src/features/site/catalogue/sheet.tsx',
    `import { SidePanelDrawer } from '#src/ui/frame/side-panel-drawer.tsx'`,
  )
  expect(lateFileFaults([file])).toEqual([
    'src/features/site/catalogue/sheet.tsx brings the drawer with its page: take SidePanel, which fetches it when it opens',
  ])
})
