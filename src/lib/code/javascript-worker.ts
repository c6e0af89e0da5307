/** The worker of JavaScript. Its file is read by the page and started inside the box. (docs/decisions/0035) */

import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import { runJavaScript } from './javascript-engine.ts'
import { serveEngine } from './serve-engine.ts'

serveEngine(async ({ wasm }) => {
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary: wasm! }))
  return (order, output) => runJavaScript(engine, order, output)
})
