/**
 * Reads a PDF in a worker that only this PDF has, and draws single pages. Nothing in the PDF is run: no
 * scripts, no forms, no code made of its functions, and no address in it is opened.
 */

import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { waitAtMost } from '#src/lib/wait-at-most.ts'

/** Larger pictures are left out: decoded, one of them has 400 MB. */
const MOST_IMAGE_PIXELS = 100_000_000
/** What a phone of 2 GB draws; iOS refuses canvases above 16 million. */
const MOST_CANVAS_PIXELS = 8_000_000
/** Points of a PDF in pixels of a screen. */
const UNIT = 96 / 72
/** A page that takes longer is meant to. */
const DRAWS_AT_MOST_MS = 40_000
const MOST_LETTERS = 20_000

/** `locked`: it asks for a password · `broken`: it is damaged, or no PDF. */
export type PdfFault = 'locked' | 'broken'

export class PdfError extends Error {
  readonly fault: PdfFault
  constructor(fault: PdfFault) {
    super(`The PDF is ${fault}`)
    this.fault = fault
  }
}

export interface PdfPages {
  count: number
  /** Size in pixels at a scale of 1. */
  measure: (no: number) => Promise<{ width: number; height: number }>
  /** Draws on a new canvas, so that the last drawing stays until this one is ready. */
  draw: (no: number, scale: number, signal: AbortSignal) => Promise<HTMLCanvasElement>
  /** The letters of a page that was typed and not photographed. */
  readText: (no: number) => Promise<string>
  close: () => void
}

/** The decoder for JPEG 2000 is one file; what pdf.js adds to its address falls behind the question mark. */
const JPEG_2000_FOLDER = `${jpeg2000}?/`

const SETTINGS = {
  isEvalSupported: false,
  enableXfa: false,
  // The content policy allows no WebAssembly.
  useWasm: false,
  wasmUrl: JPEG_2000_FOLDER,
  useWorkerFetch: false,
  disableRange: true,
  disableStream: true,
  disableAutoFetch: true,
  maxImageSize: MOST_IMAGE_PIXELS,
  verbosity: 0,
} as const

function fitCanvas(width: number, height: number): number {
  return Math.min(1, Math.sqrt(MOST_CANVAS_PIXELS / Math.max(width * height, 1)))
}

async function drawPage(
  pdf: PDFDocumentProxy,
  no: number,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(no)
  signal.throwIfAborted()
  const wanted = page.getViewport({ scale: scale * UNIT })
  const viewport = page.getViewport({ scale: scale * UNIT * fitCanvas(wanted.width, wanted.height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  await task.promise
  // Decoded pictures of a page go with it.
  page.cleanup()
  return canvas
}

async function readText(pdf: PDFDocumentProxy, no: number): Promise<string> {
  const page = await pdf.getPage(no)
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .trim()
    .slice(0, MOST_LETTERS)
}

/** A password that pdf.js asks for has a name of its own among its errors. */
const getFault = (error: unknown): PdfFault =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'

/** Fails with a `PdfError`. The buffer goes to the worker and is empty afterwards. */
export async function openPdf(data: ArrayBuffer): Promise<PdfPages> {
  const port = new Worker(new URL('./inside/pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port, verbosity: SETTINGS.verbosity })
  const loading = getDocument({ ...SETTINGS, data, worker })
  const close = () => {
    void loading.destroy().catch(() => undefined)
    worker.destroy()
    port.terminate()
  }
  const hasFailed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new PdfError('broken')))
  })
  hasFailed.catch(() => undefined)
  const guard = <T>(work: Promise<T>) => waitAtMost(DRAWS_AT_MOST_MS, Promise.race([work, hasFailed]))
  try {
    const pdf = await guard(loading.promise)
    if (pdf.numPages < 1) throw new PdfError('broken')
    return {
      count: pdf.numPages,
      measure: async (no) => {
        const page = await guard(pdf.getPage(no))
        const { width, height } = page.getViewport({ scale: UNIT })
        if (!(width >= 1 && height >= 1)) throw new PdfError('broken')
        return { width, height }
      },
      draw: (no, scale, signal) => guard(drawPage(pdf, no, scale, signal)),
      readText: (no) => guard(readText(pdf, no)),
      close,
    }
  } catch (error) {
    close()
    throw error instanceof PdfError ? error : new PdfError(getFault(error))
  }
}
