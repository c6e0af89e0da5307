/** The pages of a given PDF as pictures, so that they can be joined with photos. (ruling R70) */

import { getFileExtension, putExtension } from '#src/lib/file-name.ts'
import { loadPdfEngine } from '../../../pages/load-pdf-engine.ts'
import type { PdfFault, PdfPages } from '../../../pages/pdf-engine.ts'

/** After a release its file is gone from the host. */
export const preloadPdfPhotos = () => void loadPdfEngine().catch(() => undefined)

/** In pixels; a little more than the worker keeps of a page. */
const LONG_SIDE = 2000
const QUALITY = 0.85

export const isPdf = ({ name, type }: File) => getFileExtension(name) === 'pdf' || type === 'application/pdf'

/** `long`: more pages than fit. */
export type PdfRefusal = PdfFault | 'long'

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => {
        // iOS keeps the pixels of a canvas until it is empty.
        canvas.width = 0
        if (jpeg) resolve(jpeg)
        else reject(new Error('No JPEG'))
      },
      'image/jpeg',
      QUALITY,
    )
  })
}

async function drawPhoto(pages: PdfPages, no: number, name: string): Promise<File> {
  const { width, height } = await pages.measure(no)
  const canvas = await pages.draw(no, LONG_SIDE / Math.max(width, height), new AbortController().signal)
  return new File([await encode(canvas)], putExtension(name, 'jpg'), { type: 'image/jpeg' })
}

/** Draws one page after another. Throws if the engine did not arrive; that can be tried again. */
export async function readPdfPhotos(file: File, most: number): Promise<File[] | PdfRefusal> {
  const { openPdf, PdfError } = await loadPdfEngine()
  let pages: PdfPages | undefined
  try {
    pages = await openPdf(await file.arrayBuffer())
    if (pages.count > most) return 'long'
    const photos: File[] = []
    for (let no = 1; no <= pages.count; no += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time is in memory
      photos.push(await drawPhoto(pages, no, file.name))
    }
    return photos
  } catch (error) {
    if (error instanceof PdfError) return error.fault
    throw error
  } finally {
    pages?.close()
  }
}
