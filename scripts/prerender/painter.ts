/** Loads the prerenderer, connected to an API as a guest. (`src/app/painted`) */

import { JSDOM } from 'jsdom'
import type { painter } from '#src/app/painted/painter.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { loadForNode } from '../build/load-for-node.ts'

export type Painter = Omit<typeof painter, 'connectPainting'>

export async function loadPainter(app: AppEnvironment, root: string, api: string): Promise<Painter> {
  const part = await loadForNode<{ painter: typeof painter }>({
    app,
    root,
    entry: 'src/app/painted/painter.ts',
  })
  const { VITE_CDN_URL: cdn, VITE_ICON_URL: icons, VITE_MEDIA_URL: media } = app.environment
  await part.painter.connectPainting({ api, pictures: [cdn, icons, media], window: new JSDOM('').window })
  return part.painter
}
