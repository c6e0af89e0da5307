/** The layers of the source tree, and which may import which. */

import { isTest, type Import, type SourceFile } from './source-tree.ts'

/** `parts`: what an engine shows (`src/engines/README.md`). */
const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  engines: ['lib'],
  ui: ['lib', 'engines'],
  parts: ['lib', 'engines', 'ui'],
  api: ['lib', 'engines'],
  stores: ['lib', 'engines', 'api'],
  features: ['lib', 'engines', 'ui', 'parts', 'api', 'stores'],
  routes: ['lib', 'engines', 'ui', 'parts', 'api', 'stores', 'features'],
  app: ['lib', 'engines', 'ui', 'parts', 'api', 'stores', 'features', 'routes'],
  main: ['lib', 'ui', 'api', 'stores', 'features', 'routes', 'app', 'sandbox'],
  sandbox: ['lib', 'engines', 'api'],
}

/** `src/main.tsx` and the type files beside it are the top layer. */
function layerOf(path: string): string | undefined {
  const [top, folder = '', ...rest] = path.split('/')
  if (top !== 'src') return undefined
  if (folder === 'engines') return rest[1] === 'parts' ? 'parts' : 'engines'
  return rest.length > 0 ? folder : 'main'
}

/** Names the engine of a file, as in `scan`. */
function engineOf(path: string): string | undefined {
  return /^src\/engines\/([^/]+)\//.exec(path)?.[1]
}

/** Names the feature of a file by area and folder, as in `shop/checkout`. */
function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
}

function fault(file: SourceFile, { target, isType, isDynamic }: Import): string | undefined {
  const from = layerOf(file.path)
  const to = layerOf(target)
  if (!from) return undefined
  if (!to) return `leaves src`
  if (target.includes('/inside/') && engineOf(target) !== engineOf(file.path))
    return 'is the inside of an engine'
  if (from === to) {
    const feature = featureOf(file.path)
    const other = featureOf(target)
    // The `shared` folder of an area is open to all of its features.
    const isOwnShared = feature !== undefined && other === `${feature.split('/')[0]}/shared`
    return feature === other || isOwnShared
      ? undefined
      : 'is another feature: what both need moves down, or the screen joins them'
  }
  // A field offers the scanner, which loads when it is used.
  if (from === 'ui' && to === 'parts' && (isType || isDynamic)) return undefined
  if (!MAY_SEE[from]?.includes(to)) return `${from} may not see ${to}`
  if (from === 'stores' && to === 'api' && !isType) return 'stores see only the types of api'
  if (to === 'sandbox' && !isDynamic) return 'main asks for the sandbox only by a dynamic import'
  return undefined
}

export function layerFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      file.imports
        .filter(({ isInside }) => isInside)
        .flatMap((each) => {
          const reason = fault(file, each)
          return reason ? [`${file.path} imports ${each.target}: ${reason}`] : []
        }),
    )
}
