/** A picture of the moment: a frame of the video, small, kept on this device, with a line of the note that shows it. */

import { formatClock } from '#src/lib/bn.ts'
import { createId } from '#src/lib/create-id.ts'
import { writeNoteLink } from '#src/lib/note-links.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { storeMoment } from '#src/stores/moments/moment-pictures.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'

const MOST_WIDTH = 960
const QUALITY = 0.7
/** A browser that cannot write WebP takes the next. */
const KINDS = [
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
] as const

function drawFrame(video: HTMLVideoElement): HTMLCanvasElement | undefined {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(MOST_WIDTH, width)
  canvas.height = Math.round((canvas.width * height) / width)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Undefined if another origin's video may not be read. */
async function writePicture(
  canvas: HTMLCanvasElement,
): Promise<{ picture: Blob; ending: string } | undefined> {
  for (const [type, ending] of KINDS) {
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY)
    }).catch(() => null)
    if (picture?.type === type) return { picture, ending }
  }
  return undefined
}

/** Returns the note text that shows the picture; undefined after a failure, which a toast explains. */
export async function takeMoment(video: HTMLVideoElement, position: number): Promise<string | undefined> {
  const canvas = drawFrame(video)
  const drawn = canvas && (await writePicture(canvas))
  if (drawn === undefined) {
    showToast({ kind: 'error', message: canvas ? words.moment.denied : words.moment.early })
    return undefined
  }
  const id = `${createId()}.${drawn.ending}`
  if (!(await storeMoment(id, drawn.picture, getDeviceNow()))) {
    showToast({ kind: 'error', message: words.moment.full })
    return undefined
  }
  showToast({ kind: 'success', title: words.moment.taken, message: words.moment.place })
  return writeNoteLink({ label: words.moment.label(formatClock(position)), target: { kind: 'picture', id } })
}
