/** Builds a part of the app for Node, and loads it: what paints pages is written with the app's own components. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type CSSOptions } from 'vite'
import { appEnv, type AppEnvironment } from '../../env.config.ts'
import { takeOutFeatures } from '../features/take-out.ts'

interface NodePart {
  app: AppEnvironment
  root: string
  entry: string
  /** That of the client build, or the class names of the two would differ. */
  css?: CSSOptions | undefined
}

/**
 * Into a folder inside the project: elsewhere its packages would not be found. A new folder each time: Node answers a path that it has
 * imported before with the first module, and a build imports two (the frames, then what paints pages).
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
    plugins: [react(), takeOutFeatures(root), appEnv(app, root)],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // One file, since its folder is taken away: what is lazy in the browser is there at once.
      rolldownOptions: { output: { entryFileNames: 'part.mjs', codeSplitting: false } },
    },
  })
  try {
    return (await import(pathToFileURL(join(folder, 'part.mjs')).href)) as T
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
