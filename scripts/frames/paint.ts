/** Draws the frames for the HTML files, by the app's own frame components. (ruling R51) */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type CSSOptions } from 'vite'
import { appEnv, type AppEnvironment } from '../../env.config.ts'
import type { HtmlFile } from '#src/lib/frame-address.ts'

/** Holds `paintFrame(file)`. */
const STATIC_FRAMES = 'src/app/frames/static.tsx'

interface StaticFrames {
  paintFrame: (file: HtmlFile) => string
}

/**
 * Builds the frames for Node into a folder inside the project (elsewhere their packages would not be found) and loads them.
 * `css` must be that of the client build, or the class names of the two would differ.
 */
export async function loadFrames(app: AppEnvironment, root: string, css: CSSOptions | undefined): Promise<StaticFrames> {
  const folder = join(root, '.cache', `frames-${process.pid}`)
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    css,
    plugins: [react(), appEnv(app, root)],
    build: {
      ssr: STATIC_FRAMES,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'static.mjs' } },
    },
  })
  const frames = (await import(pathToFileURL(join(folder, 'static.mjs')).href)) as StaticFrames
  rmSync(folder, { recursive: true, force: true })
  return frames
}
