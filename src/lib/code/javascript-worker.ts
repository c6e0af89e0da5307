/** The worker of JavaScript. Its file is read by the page and started inside the box. (docs/decisions/0035) */

import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import { runJavaScript } from './javascript-engine.ts'
import { serveEngine } from './serve-engine.ts'

/** Never asked for: the bytes are here. Without a name the engine derives one from its own address, which fails. */
const WASM_NAME = 'engine.wasm'

serveEngine(async ({ wasm }) => {
  const engine = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { wasmBinary: wasm!, wasmLocation: WASM_NAME }),
  )
  return (order, output) => runJavaScript(engine, order, output)
})
