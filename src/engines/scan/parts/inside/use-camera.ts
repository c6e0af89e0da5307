/** The camera at the back of the phone, its light, and where it sees a page. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { findPage } from '../../inside/scan-engine.ts'
import type { Found } from '../../inside/scan-messages.ts'

/** As many pixels as handwriting needs; a phone gives what is nearest. */
const WANTED = {
  video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
  audio: false,
} as const
/** Between two looks for the page. Milliseconds. */
const LOOK_MS = 350
const LOOK_SIDE = 320
const QUALITY = 0.92

interface Lit {
  torch?: boolean
}

export interface CameraState {
  state: 'opening' | 'ready' | 'none'
  track: MediaStreamTrack | undefined
}

/** Fastens the camera to its picture. */
export function useCamera(): CameraState & { video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<CameraState>({ state: 'opening', track: undefined })
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    async function open(): Promise<void> {
      // Missing on plain http.
      stream = await (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia(WANTED)
      if (isGone) return stop()
      if (!stream || !video.current) throw new Error('No camera')
      video.current.srcObject = stream
      await video.current.play()
      setCamera({ state: 'ready', track: stream.getVideoTracks()[0] })
    }
    open().catch(() => isGone || setCamera({ state: 'none', track: undefined }))
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return { ...camera, video }
}

/** What the camera sees, and how large its picture is. */
export interface Seen extends Found {
  width: number
  height: number
}

/** Undefined until it has looked once. */
export function useSeenPage(video: RefObject<HTMLVideoElement | null>, isReady: boolean): Seen | undefined {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    if (!isReady) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function look(): Promise<void> {
      const film = video.current
      if (film && film.videoWidth > 0 && !document.hidden) {
        const scale = LOOK_SIDE / Math.max(film.videoWidth, film.videoHeight)
        const frame = await createImageBitmap(film, { resizeWidth: Math.round(film.videoWidth * scale) })
        const found = await findPage(frame)
        const { videoWidth: width, videoHeight: height } = film
        if (!isGone) setSeen({ ...found, width, height })
      }
    }
    const repeat = () => {
      look()
        .catch(() => undefined)
        .finally(() => {
          if (!isGone) timer = setTimeout(repeat, LOOK_MS)
        })
    }
    repeat()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [video, isReady])
  return seen
}

/** What the camera sees now, as a photo. */
export async function takePhoto(film: HTMLVideoElement, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = film.videoWidth
  canvas.height = film.videoHeight
  canvas.getContext('2d')?.drawImage(film, 0, 0)
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  // Its memory goes now, not when the browser finds the time.
  canvas.width = 0
  return photo ? new File([photo], `${name}.jpg`, { type: 'image/jpeg' }) : undefined
}

/** Only some phones have a light. */
export function hasLight(track: MediaStreamTrack | undefined): boolean {
  const can: Lit & MediaTrackCapabilities = track?.getCapabilities() ?? {}
  return can.torch === true
}

export function switchLight(track: MediaStreamTrack | undefined, isOn: boolean): void {
  track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).catch(() => undefined)
}
