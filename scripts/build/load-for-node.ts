/** Builds a part of the app for Node and loads it: prerendering uses the app's components. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type CSSOptions } from 'vite'
import { appEnv, type AppEnvironment } from '../../env.config.ts'
import { takeOutFeatures } from '../features/take-out.ts'
import { showDemoLinks } from './demo-brand.ts'

interface NodePart {
  app: AppEnvironment
  root: string
  entry: string
  /** The client build's options, or the class names of the two would differ. */
  css?: CSSOptions | undefined
}

/**
 * Built into a folder inside the project, where its packages are found. Each build gets a new folder: Node
 * caches modules by path, and one build imports two (the frames, then the prerenderer).
 */
export async function loadForNode<T>({ app, root, entry, css }: NodePart): Promise<T> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'node-part-'))
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    css,
    plugins: [
      react(),
      app.isDemo && showDemoLinks(),
      takeOutFeatures(root, app.environment),
      appEnv(app, root),
    ],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // One file, since its folder is deleted: lazy modules must already be loaded.
      rolldownOptions: { output: { entryFileNames: 'part.mjs', codeSplitting: false } },
    },
  })
  try {
    return (await import(pathToFileURL(join(folder, 'part.mjs')).href)) as T
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
