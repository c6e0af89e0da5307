/**
 * Shows a page's first picture: its own screen, drawn from the first replies by a small script while the app is
 * still loading. Where a reply fails, or does not have its shape, the frame stays until the app is there.
 * (docs/decisions/0014)
 */

import { PICTURES } from 'virtual:first-pictures'
import { type FirstResponse, findPreload } from '#src/api/replies/early-requests.ts'
import type { FirstPicture, FirstReplies } from '../first/draw.tsx'
import type { OpenedStart } from './send-first-calls.ts'

/** The exports of a picture's script. (`src/app/first/draw.tsx`) */
interface Picture {
  styles: string
  draw: (replies: FirstReplies) => FirstPicture
  /** From the replies of an earlier visit; undefined if there are none. */
  drawFromDevice: (replies: FirstReplies) => Promise<FirstPicture | undefined>
}

export const hasPicture = ({ route }: OpenedStart) => route in PICTURES

/**
 * Adds the bodies of these first responses, and returns the headers of the last one: they have the server's
 * time. Undefined unless all responses are good.
 */
async function addTexts(
  texts: Map<string, string>,
  requests: readonly string[],
): Promise<Headers | undefined> {
  let headers: Headers | undefined
  for (const request of requests) {
    const arrived = (await findPreload(request)?.coming) as FirstResponse | undefined
    if (!arrived?.response.ok) return undefined
    texts.set(request, arrived.text)
    headers = arrived.response.headers
  }
  return headers
}

type Ask = (requests: readonly string[]) => Promise<void>

/** From the first responses, and what those lead to. */
async function drawArrived(
  { params, requests }: OpenedStart,
  coming: Promise<Picture>,
  ask: Ask,
): Promise<FirstPicture | undefined> {
  const texts = new Map<string, string>()
  const headers = await addTexts(texts, requests)
  if (!headers) return undefined
  const { draw } = await coming
  const picture = draw({ params, texts, headers })
  if (picture.missing.length === 0) return picture
  await ask(picture.missing)
  return (await addTexts(texts, picture.missing)) && draw({ params, texts, headers })
}

interface PictureOptions {
  /** Resolves at the app's first render. */
  drawn: Promise<void>
  /** Sends requests as the first calls are sent. */
  ask: Ask
  /** The files are on the device, and so may be the replies of an earlier visit. */
  isSecond: boolean
}

/**
 * Puts the picture into the frame of `root`, unless the app was there first. Resolves when it stands, or when
 * it is known that there will be none.
 */
export async function showFirstPicture(
  root: HTMLElement,
  start: OpenedStart,
  { drawn, ask, isSecond }: PictureOptions,
): Promise<void> {
  const address = PICTURES[start.route]
  const main = root.querySelector('main')
  if (address === undefined || main === null) return
  let isDrawn = false
  void drawn.then(() => (isDrawn = true))
  const coming = import(/* @vite-ignore */ address) as Promise<Picture>
  const { params } = start
  const earlier = isSecond ? await (await coming).drawFromDevice({ params, texts: new Map() }) : undefined
  const picture = earlier ?? (await drawArrived(start, coming, ask))
  // Somebody is already in the frame's content: what is typed there must not lose its field.
  const isTaken = main.contains(document.activeElement)
  if (isDrawn || isTaken || picture === undefined || picture.missing.length > 0) return
  main.innerHTML = `<style>${(await coming).styles}</style>${picture.markup}`
  // As a prerendered page: its content stays until the replies are there.
  root.dataset['prerendered'] = ''
  root.dataset['drawn'] = ''
}
