/** The worker's side of a run: takes the order, tells when it is ready, and sends what the code prints. */

import { makePrintBuffer, type PrintBuffer } from './print-buffer.ts'
import type { EngineMessage, EngineStart, RunEnd, RunOrder } from './run-parts.ts'

type Run = (order: RunOrder, output: PrintBuffer) => RunEnd | Promise<RunEnd>
type Prepare = (files: EngineStart['files']) => Promise<Run>

async function serve(port: MessagePort, { order, files }: EngineStart, prepare: Prepare): Promise<void> {
  const send = (message: EngineMessage) => port.postMessage(message)
  try {
    const run = await prepare(files)
    send({ kind: 'ready' })
    const output = makePrintBuffer((text, tone) => send({ kind: 'printed', text, tone }))
    const end = await run(order, output)
    output.flush()
    send({ kind: 'ended', end })
  } catch (error) {
    send({ kind: 'failed', text: String(error) })
  }
}

/** The first message has the port; everything else goes through it. */
export function serveEngine(prepare: Prepare): void {
  globalThis.addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<EngineStart>) => {
      if (port !== undefined) void serve(port, data, prepare)
    },
    { once: true },
  )
}
