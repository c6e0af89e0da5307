/** Loads the prerenderer, connected to an API as a guest. (`src/app/prerender`) */

import { JSDOM } from 'jsdom'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import { listRows } from '#src/api/contract/all.ts'
import type { painter } from '#src/app/prerender/painter.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { loadForNode } from '../build/load-for-node.ts'
import { loadAdapter } from '../features/run-without-lacking.ts'

export type Painter = Omit<typeof painter, 'connectPainting'>

export async function loadPainter(app: AppEnvironment, root: string, api: string): Promise<Painter> {
  const part = await loadForNode<{ painter: typeof painter }>({
    app,
    root,
    entry: 'src/app/prerender/painter.ts',
  })
  const { VITE_ADAPTER, VITE_CDN_URL: cdn, VITE_ICON_URL: icons, VITE_MEDIA_URL: media } = app.environment
  const adapter = await loadAdapter(VITE_ADAPTER, root)
  await part.painter.connectPainting({
    api,
    pictures: [cdn, icons, media],
    window: new JSDOM('').window,
    fetch:
      adapter &&
      adaptFetch(
        adapter,
        listRows().map(({ row }) => row),
        { main: api, talent: api, search: api },
      ),
  })
  return part.painter
}
