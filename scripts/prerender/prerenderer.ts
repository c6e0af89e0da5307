/** Loads the prerenderer, connected to an API as a guest. (`src/app/prerender`) */

import { JSDOM } from 'jsdom'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import { listRows } from '#src/api/contract/all.ts'
import type { prerenderer } from '#src/app/prerender/prerenderer.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { loadForNode } from '../build/load-for-node.ts'
import { loadAdapter } from '../features/run-without-lacking.ts'

export type Prerenderer = Omit<typeof prerenderer, 'connectPrerendering'>

export async function loadPrerenderer(app: AppEnvironment, root: string, api: string): Promise<Prerenderer> {
  const part = await loadForNode<{ prerenderer: typeof prerenderer }>({
    app,
    root,
    entry: 'src/app/prerender/prerenderer.ts',
  })
  const { VITE_ADAPTER, VITE_CDN_URL: cdn, VITE_ICON_URL: icons, VITE_MEDIA_URL: media } = app.environment
  const adapter = await loadAdapter(VITE_ADAPTER, root)
  await part.prerenderer.connectPrerendering({
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
  return part.prerenderer
}
