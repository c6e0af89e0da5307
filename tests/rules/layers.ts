/** The layers of the source tree, and which may import which. */

import { isTest, type Import, type SourceFile } from './source-tree.ts'

const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  ui: ['lib'],
  api: ['lib'],
  stores: ['lib', 'api'],
  features: ['lib', 'ui', 'api', 'stores'],
  routes: ['lib', 'ui', 'api', 'stores', 'features'],
  app: ['lib', 'ui', 'api', 'stores', 'features', 'routes'],
  main: ['lib', 'ui', 'api', 'stores', 'features', 'routes', 'app', 'sandbox'],
  sandbox: ['lib', 'api'],
}

/** `src/main.tsx` and the type files beside it are the top layer. */
function layerOf(path: string): string | undefined {
  const [top, folder = '', ...rest] = path.split('/')
  if (top !== 'src') return undefined
  return rest.length > 0 ? folder : 'main'
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
  if (from === to) {
    const feature = featureOf(file.path)
    const other = featureOf(target)
    // The `shared` folder of an area is open to all of its features.
    const isOwnShared = feature !== undefined && other === `${feature.split('/')[0]}/shared`
    return feature === other || isOwnShared
      ? undefined
      : 'is another feature: what both need moves down, or the screen joins them'
  }
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
